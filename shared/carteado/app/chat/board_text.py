"""A table as text for one of its players: what to do first, then what has happened, then how things lie.

It is made to be heard: plain sentences, cards by their names, nothing drawn.
"""

from collections.abc import Sequence

from carteado.app.chat.sentences import moment, moves, results
from carteado.app.chat.sentences.registry import PARTS
from carteado.app.chat.sentences.scene import Scene, joined, sentence
from carteado.app.chat.story import Step


def text(scene: Scene, story: Sequence[Step], inside: Sequence[str] = ()) -> str:
    """What the player is told of a match, ``story`` being what has happened since his own last move.

    ``inside``: moves that he may make for a few seconds only.
    """
    ended = scene.hand["result"] is not None
    first, *more = results.told(scene) if ended else [moment.headline(scene), _meanwhile(scene, inside)]
    lines = [f"<b>{sentence(first)}</b>", *map(sentence, more), _happened(scene, story)]
    if not ended:
        lines += [_trick(scene), _hand(scene), _facts(scene)]
    return "\n".join(line for line in [*lines, _score(scene), _title(scene)] if line)


def _meanwhile(scene: Scene, inside: Sequence[str]) -> str:
    done = ", ".join(moves.label(scene, move) for move in inside)
    return scene.say("board-meanwhile", moves=done) if done else ""


def _happened(scene: Scene, story: Sequence[Step]) -> str:
    """The events, but for the cards that still lie on the table."""
    told, before = [], None
    for event, hand in story:
        then = Scene(scene.say, {**scene.view, "hand": hand}, event, before)
        if not (_lies_open(scene, event) and PARTS[scene.view["game"]].event(then) is None):
            told.append(moment.event(then))
        before = hand
    return joined(told)


def _lies_open(scene: Scene, event: str) -> bool:
    """Whether the event is a card that the table still shows."""
    return any(event == f"{seat} play {card}" for seat, card in scene.hand["trick"])


def _trick(scene: Scene) -> str:
    played = [scene.say("board-played", **scene.who(seat), card=scene.card(card)) for seat, card in scene.hand["trick"]]
    return scene.say("board-trick", cards="; ".join(played)) if played else ""


def _hand(scene: Scene) -> str:
    cards = scene.hand["hand"]
    if not cards:
        return ""
    known = [
        scene.card(card) if card[0] != "?" else scene.say("board-unseen", number=int(card[1]) + 1) for card in cards
    ]
    return scene.say("board-hand", cards=", ".join(known))


def _facts(scene: Scene) -> str:
    trump, card, stock = scene.hand.get("trump"), scene.hand.get("open"), scene.hand.get("stock")
    told = []
    if trump and card:
        told.append(scene.say("board-trump-open", suit=scene.suit(trump), card=scene.card(card)))
    elif trump:
        told.append(scene.say("board-trump", suit=scene.suit(trump)))
    if stock is not None:
        told.append(scene.say("board-stock", count=stock))
    return joined([*told, *PARTS[scene.view["game"]].facts(scene)])


def _score(scene: Scene) -> str:
    score, games = scene.view["closed"] or scene.view["score"], scene.view["games"]
    told = [scene.say("board-score", sides=_figures(scene, score))]
    return joined([*told, scene.say("board-score-games", sides=_figures(scene, games))] if games else told)


def _figures(scene: Scene, numbers: Sequence[int]) -> str:
    sides = [scene.say("board-side", side=scene.side_name(side), points=points) for side, points in enumerate(numbers)]
    return ", ".join(sides)


def _title(scene: Scene) -> str:
    return f"<i>{scene.say('board-title', game=scene.say(scene.view['game']), deal=scene.view['deal'])}</i>"
