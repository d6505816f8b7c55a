### What a person settles with the bot in private. <b> is bold.

personal-more = /ajuda muestra los comandos, y /privacidade cuenta qué se guarda.
personal-help = Lo que puedes pedir:
personal-in-private = Eso es cosa nuestra: vamos al chat privado.
personal-in-private-open = Ir al chat privado

## Reminders

personal-reminders-on = Avisos activados: si te toca y no estás mirando la mesa, te llamo aquí. Para desactivarlos, manda /avisos.
personal-reminders-off = Avisos desactivados: ya no te llamo cuando te toque. Para activarlos de nuevo, manda /avisos.

## What is kept

personal-privacy = <b>Qué se guarda</b>
    De las mesas: tu número de Telegram, tu nombre y las jugadas, hasta 30 días después de la última. De las partidas terminadas quedan un año las cartas y las jugadas, sin ningún nombre.
    Tus mesas, conexiones y límites de uso: hasta 60 días sin uso.
    De este chat: idioma, avisos y cómo abres mesas, hasta un año sin uso.
    
    <b>Quién lo ve</b>
    Tu nombre y el marcador: quien está en la mesa, el chat donde se abrió y quien tiene el enlace. Las cartas de tu mano, solo tú; cuando termina la partida, cualquiera de la mesa puede repasar las manos.
    Todo está en servidores de Amazon, en la cuenta de quien mantiene la sala, con copias de seguridad durante 35 días. No hay anuncios, y nada se vende.
    
    <b>Qué puedes hacer</b>
    /dados te manda un archivo con todo. /apagar lo borra todo y pone un bot en tu lugar.
personal-data = Aquí está todo lo que guardo de ti.

## The end of it

personal-forget = <b>¿Borrarlo todo?</b>
    Sales de todas las mesas (donde hay partida, un bot juega en tu lugar), y desaparecen tu nombre, tus preferencias y tus conexiones. No se puede deshacer.
personal-forget-sure = Sí, borrarlo todo
personal-forgotten = Listo, está todo borrado. Si algún día quieres volver a jugar, manda /start.
personal-not-yours = Ese botón es de otra persona.
personal-over = Saliste de esta mesa.
