"""The commands that the bot knows, in the order of Telegram's menu; their descriptions are words."""

from typing import Final

from carteado.app.chat.channel import Say
from carteado.games import GAMES

GROUP: Final = (*GAMES, "mesa", "mesas", "idioma", "privacidade", "ajuda")
PRIVATE: Final = (*GAMES, "mesa", "mesas", "idioma", "avisos", "privacidade", "dados", "apagar", "ajuda")


def description(command: str, say: Say) -> str:
    """What the command does, in a few words."""
    return say("command-game", game=say(command)) if command in GAMES else say(f"command-{command}")


def listed(commands: tuple[str, ...], say: Say) -> str:
    """The commands with what they do, a line each."""
    return "\n".join(f"/{command} · {description(command, say)}" for command in commands)
