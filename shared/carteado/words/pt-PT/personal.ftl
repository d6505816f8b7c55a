### What a person settles with the bot in private. <b> is bold.

personal-more = /ajuda mostra os comandos, e /privacidade diz o que fica guardado.
personal-help = O que podes pedir:
personal-in-private = Isso fica entre nós: vamos para a conversa privada.
personal-in-private-open = Ir para a conversa privada

## Reminders

personal-reminders-on = Avisos ligados: se for a tua vez e não estiveres a ver a mesa, chamo-te aqui. Para desligar, envia /avisos.
personal-reminders-off = Avisos desligados: deixo de te chamar quando for a tua vez. Para ligar outra vez, envia /avisos.

## What is kept

personal-privacy = <b>O que fica guardado</b>
    Das mesas: o teu número do Telegram, o teu nome e as jogadas, até 30 dias depois da última. Das partidas que acabaram ficam durante um ano as cartas e as jogadas, sem nome nenhum.
    As tuas mesas, ligações e limites de uso: até 60 dias sem uso.
    Desta conversa: língua, avisos e como abres mesas, até um ano sem uso.
    
    <b>Quem vê</b>
    O teu nome e o resultado: quem está na mesa, a conversa onde ela foi aberta e quem tem a ligação. As cartas da tua mão, só tu; quando a partida acaba, qualquer um da mesa pode rever as mãos.
    Tudo fica em servidores da Amazon, na conta de quem mantém a sala, com cópias de segurança durante 35 dias. Não há anúncios, e nada é vendido.
    
    <b>O que podes fazer</b>
    /dados envia um ficheiro com tudo. /apagar apaga tudo e põe um bot no teu lugar.
personal-data = Aqui está tudo o que guardo de ti.

## The end of it

personal-forget = <b>Apagar tudo?</b>
    Sais de todas as mesas (onde há partida, um bot joga no teu lugar), e desaparecem o teu nome, as tuas preferências e as tuas ligações. Não se pode desfazer.
personal-forget-sure = Sim, apagar tudo
personal-forgotten = Pronto, está tudo apagado. Se um dia quiseres voltar a jogar, envia /start.
personal-not-yours = Esse botão é de outra pessoa.
personal-over = Saíste desta mesa.
