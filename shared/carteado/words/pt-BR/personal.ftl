### What a person settles with the bot in private. <b> is bold.

personal-more = /ajuda mostra os comandos, e /privacidade conta o que fica guardado.
personal-help = O que dá para pedir:
personal-in-private = Isso é assunto nosso: vamos para o privado.
personal-in-private-open = Ir para o privado

## Reminders

personal-reminders-on = Avisos ligados: se for a sua vez e você não estiver olhando a mesa, eu chamo aqui. Para desligar, mande /avisos.
personal-reminders-off = Avisos desligados: não chamo mais quando for a sua vez. Para ligar de novo, mande /avisos.

## What is kept

personal-privacy = <b>O que fica guardado</b>
    Das mesas: seu número do Telegram, seu nome e as jogadas, até 30 dias depois da última. Das partidas que acabaram ficam por um ano as cartas e as jogadas, sem nome nenhum.
    Suas mesas, conexões e limites de uso: até 60 dias sem uso.
    Desta conversa: idioma, avisos e como você abre mesas, até um ano sem uso.
    
    <b>Quem vê</b>
    Seu nome e o placar: quem está na mesa, a conversa onde ela foi aberta e quem tem o link. As cartas da sua mão, só você; quando a partida acaba, qualquer um da mesa pode rever as mãos.
    Tudo fica em servidores da Amazon, na conta de quem mantém a sala, com cópias de segurança por 35 dias. Não há anúncios, e nada é vendido.
    
    <b>O que você pode fazer</b>
    /dados manda um arquivo com tudo. /apagar apaga tudo e põe um bot no seu lugar.
personal-data = Aqui está tudo o que guardo de você.

## The end of it

personal-forget = <b>Apagar tudo?</b>
    Você sai de todas as mesas (onde há partida, um bot joga no seu lugar), e somem seu nome, suas preferências e suas conexões. Não dá para desfazer.
personal-forget-sure = Sim, apagar tudo
personal-forgotten = Pronto, está tudo apagado. Se um dia quiser jogar de novo, mande /start.
personal-not-yours = Esse botão é de outra pessoa.
personal-over = Você saiu desta mesa.
