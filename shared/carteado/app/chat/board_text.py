"""A table as text for one of its players: what to do first, then what has happened, then how things lie.

It is made to be heard: plain sentences, cards by their names, nothing drawn.
"""

from collections.abc import Sequence

from carteado.app.chat.sentences import moment, moves, results
from carteado.app.chat.sentences.registry import PARTS
from carteado.app.chat.sentences.scene import Scene, hidden, joined, sentence
from carteado.app.story import Step
from carteado.table.proposals import NEXT


def text(scene: Scene, story: Sequence[Step], inside: Sequence[str] = ()) -> str:
    """What the player is told of a match, ``story`` being what has happened since his own last move.

    ``inside``: moves that he may make for a few seconds only.
    """
    ended = scene.hand["result"] is not None
    first, *more = results.told(scene) if ended else [moment.headline(scene), _meanwhile(scene, inside)]
    lines = [f"<b>{sentence(first)}</b>", *more, _asked(scene), _happened(scene, story)]
    if not ended:
        lines += [trick(scene), _hand(scene), facts(scene)]
    return paragraphs([*lines, score(scene), _title(scene)])


def _meanwhile(scene: Scene, inside: Sequence[str]) -> str:
    done = ", ".join(moves.label(scene, move) for move in inside)
    return scene.say("board-meanwhile", moves=done) if done else ""


def _asked(scene: Scene) -> str:
    """What somebody, or the table, has put to the vote."""
    question = scene.view["proposal"]
    if question is None or question["kind"] == NEXT:
        return ""
    if question["by"] is None:
        return scene.say("repeat-title")
    other = "" if question["seat"] is None else scene.name(question["seat"])
    return scene.say(f"chat-asks-{question['kind']}", name=scene.name(question["by"]), other=other)


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


def trick(scene: Scene) -> str:
    """The cards that lie on the table, and whose they are."""
    played = [scene.say("board-played", **scene.who(seat), card=scene.card(card)) for seat, card in scene.hand["trick"]]
    return scene.say("board-trick", cards="; ".join(played)) if played else ""


def named(scene: Scene, cards: Sequence[str]) -> str:
    """Cards of one hand by their names; those that are played unseen by their numbers."""
    return ", ".join(
        scene.say("board-unseen", number=int(card[1]) + 1) if hidden(card) else scene.card(card) for card in cards
    )


def _hand(scene: Scene) -> str:
    cards = scene.hand["hand"]
    return scene.say("board-hand", cards=named(scene, cards)) if cards else ""


def facts(scene: Scene) -> str:
    """What else is to be known of the hand."""
    trump, card, stock = scene.hand.get("trump"), scene.hand.get("open"), scene.hand.get("stock")
    told = []
    if trump and card:
        told.append(scene.say("board-trump-open", suit=scene.suit(trump), card=scene.card(card)))
    elif trump:
        told.append(scene.say("board-trump", suit=scene.suit(trump)))
    if stock is not None:
        told.append(scene.say("board-stock", count=stock))
    return joined([*told, *PARTS[scene.view["game"]].facts(scene)])


def score(scene: Scene) -> str:
    """How the match stands."""
    points, games = scene.view["closed"] or scene.view["score"], scene.view["games"]
    told = [scene.say("board-score", sides=_figures(scene, points))]
    return joined([*told, scene.say("board-score-games", sides=_figures(scene, games))] if games else told)


def _figures(scene: Scene, numbers: Sequence[int]) -> str:
    sides = [scene.say("board-side", side=scene.side_name(side), points=points) for side, points in enumerate(numbers)]
    return ", ".join(sides)


def paragraphs(lines: Sequence[str]) -> str:
    """Each a line of its own; empty ones are left out."""
    return "\n".join(line for line in map(sentence, lines) if line)


def _title(scene: Scene) -> str:
    return scene.say("board-title", game=scene.say(scene.view["game"]), deal=scene.view["deal"])
