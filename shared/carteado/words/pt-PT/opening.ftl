### How tables are opened in chats, listed and closed. Names and sentences come in already safe for HTML.

## Picking a table

menu-games = Ao que vamos jogar?
menu-hint = Toca no que quiseres mudar e abre a mesa.
menu-open = Abrir a mesa
menu-last = Como da última vez
menu-default = Regras do costume
menu-picked = ✓ { $choice }
menu-back = Outro jogo
menu-opened = Mesa aberta!
menu-not-yours = Quem pediu esta mesa é que escolhe. Envia /mesa para teres a tua.
menu-old = Este botão já não serve. Envia o comando outra vez.
menu-slow = Calma, que o Telegram não acompanha. Toca outra vez daqui a pouco.

inline-hint = Toca no botão para abrir a mesa.

play-here = Ou joga aqui mesmo, na conversa:

## Open tables

tables-open = <b>Mesas abertas</b>
tables-none = Não há mesas abertas aqui. Envia /mesa e abre uma.
tables-line = { $number }. { $title }
    { $names } · { $standing }
tables-lobby = { $count ->
    [0] mesa cheia
    [one] falta 1 pessoa
   *[other] faltam { $count } pessoas
}
tables-deciding = em votação
tables-go = { $number }. { $game }
tables-close = Fechar a { $number }
tables-busy = Esta mesa ainda está a ser usada: não a fechei.

## Language

language-name = Português (Portugal)
language-ask = Em que língua escrevo aqui?
language-chosen = Combinado: aqui escrevo em português de Portugal.
