"""The tables at which leaks are looked for: every game and number of seats, and the options by which cards are seen."""

from typing import Final

from tests.leaks.evening import Scene

_ALMOST_BISCA: Final = {"score": [3, 3]}
_ALMOST_SUECA: Final = {"score": [3, 3], "ties": 0}
_TEN: Final = {"score": [10, 3], "games": [0, 0]}
_IRON: Final = {"score": [10, 10], "games": [0, 0]}
_ELEVEN: Final = {"score": [4, 11], "games": [1, 0]}

SCENES: Final = (
    Scene("bisca", 2),
    Scene("bisca", 2, standing=_ALMOST_BISCA, seed=2),
    Scene("bisca", 2, {"relo": "next_card", "close_call": "plus1"}, seed=15),
    Scene("bisca", 2, bots=(1,), seed=3),
    Scene("bisca", 4, standing=_ALMOST_BISCA, seed=4),
    Scene("bisca", 4, {"partner_peek": "start_and_end"}, recall=True, seed=5),
    Scene("bisca", 4, {"partner_peek": "end", "chooser": "after", "relo": "next_card"}, seed=6),
    Scene("bisca", 4, bots=(2,), leaves=True, seed=7),
    Scene("brisca", 2, seed=9),
    Scene("brisca", 2, {"two_swap": "on", "follow": "follow"}, seed=2),
    Scene("brisca", 2, {"match": 3}, bots=(1,), seed=3),
    Scene("brisca", 3, {"three_hands": "minus_all_twos", "two_swap": "on"}, recall=True, seed=4),
    Scene("brisca", 3, {"follow": "lead_or_trump"}, erased=True, seed=5),
    Scene("brisca", 4, {"signals": "on", "two_swap": "on"}, seed=6),
    Scene("brisca", 4, {"follow": "follow", "signals": "on"}, leaves=True, seed=7),
    Scene("brisca", 4, {"follow": "lead_or_trump"}, bots=(1, 2), seed=8),
    Scene("sueca", 4),
    Scene("sueca", 4, standing=_ALMOST_SUECA, seed=2),
    Scene("sueca", 4, {"quick_deal": "off", "renuncia": "on"}, recall=True, seed=3),
    Scene("sueca", 4, {"renuncia": "on"}, _ALMOST_SUECA, seed=4),
    Scene("sueca", 4, {"first_lead_trump": "yes", "quick_deal": "off", "tie": "void"}, leaves=True, seed=5),
    Scene("sueca", 4, {"annul": "off", "direction": "anticlockwise"}, bots=(3,), seed=6),
    Scene("sueca", 4, {"quick_deal": "off", "bandeira": "points"}, erased=True, seed=7),
    Scene("triunfo", 2, {"announce": "on"}),
    Scene("triunfo", 2, {"stock": "draw", "trump": "rotation"}, bots=(1,), seed=2),
    Scene("triunfo", 3, {"stock": "draw", "trump": "dealer"}, seed=3),
    Scene("triunfo", 4, {"announce": "on", "hook": "on", "trump": "dealer"}, recall=True, seed=4),
    Scene("triunfo", 4, {"stock": "none", "trump": "rotation"}, seed=5),
    Scene("triunfo", 5, {"pack": 40, "stock": "draw", "announce": "on"}, leaves=True, recall=True, seed=6),
    Scene("triunfo", 6, {"announce": "on"}, seed=7),
    Scene("triunfo", 6, bots=(2, 5), erased=True, seed=8),
    Scene("truco", 2),
    Scene("truco", 2, {"iron_hand": "blind"}, _IRON, seed=2),
    Scene("truco", 2, standing=_TEN, bots=(1,), seed=3),
    Scene("truco", 4, recall=True, seed=6),
    Scene("truco", 4, standing=_TEN, seed=5),
    Scene("truco", 4, {"iron_hand": "blind", "tie_lead": "tied_last"}, _IRON, recall=True, seed=4),
    Scene("truco", 4, {"scale": "1-3-6-9-12", "facedown": "one_of_pair"}, _ELEVEN, leaves=True, seed=7),
    Scene("truco", 4, {"timeout_reply": "run"}, bots=(1, 2), seed=8),
    Scene("truco", 4, {"facedown": "one_of_pair"}, erased=True, seed=9),
)


def scenes(game: str) -> list[Scene]:
    """The tables of a game."""
    return [scene for scene in SCENES if scene.game == game]
