### How tables are opened in chats, listed and closed. Names and sentences come in already safe for HTML.

## Picking a table

menu-games = Qual vai ser?
menu-hint = Toque no que quiser mudar e abra a mesa.
menu-open = Abrir a mesa
menu-last = Como da última vez
menu-default = Regras de sempre
menu-picked = ✓ { $choice }
menu-back = Outro jogo
menu-opened = Mesa aberta!
menu-not-yours = Quem pediu essa mesa é que escolhe. Mande /mesa para ter a sua.
menu-old = Esse botão não vale mais. Mande o comando de novo.
menu-slow = Calma, que o Telegram não acompanha. Toque de novo daqui a pouco.

inline-hint = Toque no botão para abrir a mesa.

play-here = Ou jogue aqui mesmo, pela conversa:

## Open tables

tables-open = <b>Mesas abertas</b>
tables-none = Nenhuma mesa aberta por aqui. Mande /mesa e abra uma.
tables-line = { $number }. { $title }
    { $names } · { $standing }
tables-lobby = { $count ->
    [0] mesa cheia
    [1] falta 1 pessoa
   *[other] faltam { $count } pessoas
}
tables-deciding = em votação
tables-go = { $number }. { $game }
tables-close = Fechar a { $number }
tables-busy = Essa mesa ainda está em uso: não fechei.

## Language

language-name = Português (Brasil)
language-ask = Em que língua eu escrevo aqui?
language-chosen = Combinado: aqui eu escrevo em português do Brasil.
