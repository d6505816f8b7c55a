"""Truco once more, straight from its page, slowly and with names in place of numbers: to compare the engine with."""

from carteado.cards import NAMES
from carteado.record import Record

RANKING = ["4c", "7h", "As", "7d", *"32AKJQ7654"]


def rank(name):
    """A card's place, the strongest first."""
    return RANKING.index(name) if name in RANKING else RANKING.index(name[0])


class Reference:
    """A hand after some moves: ``legal()`` as in a record, and ``result`` and ``after`` when it is over."""

    def __init__(self, record: Record) -> None:
        self.n = record.players
        self.options = record.options
        self.before = record.before
        self.scale = [int(part) for part in str(record.options.get("scale", "2-4-8-12")).split("-")]
        names = [NAMES[card] for card in record.deck]
        self.order = [(record.dealer + 1 + step) % self.n for step in range(self.n)]
        self.hands = {seat: names[place : 3 * self.n : self.n] for place, seat in enumerate(self.order)}
        self.value = self.scale[0]
        self.pending = None  # (asker, value)
        self.accepted_from = None  # the side whose request was accepted last
        self.runners = set()
        self.resigning = None
        self.stuck = set()  # refused since the last card
        self.history = []  # winners of tricks, None for ties
        self.trick = []  # (seat, name or None)
        self.leader = self.order[0]
        self.award = None
        self.over = False
        reached = [s == 11 if self.scale[0] == 1 else s >= 10 for s in record.before["score"]]
        self.no_raise = any(reached)
        self.deciding = None
        if all(reached):
            self.value = self.scale[1]
        elif any(reached):
            self.deciding = reached.index(True)

    def turn(self):
        return (self.leader + len(self.trick)) % self.n

    def legal(self):
        return sorted(f"{seat} {move}" for seat in range(self.n) for move in self.moves(seat))

    def moves(self, seat):
        if self.over:
            return []
        if self.deciding is not None:
            return self.says(seat, ["accept", "run"]) if seat % 2 == self.deciding else []
        if self.resigning is not None:
            return ["agree", "refuse"] if seat == (self.resigning + 2) % 4 else []
        if self.pending:
            asker, value = self.pending
            if seat % 2 == asker % 2:
                return []
            return self.says(seat, ["accept", "run", *(["raise"] if value < 12 else [])])
        found = [] if seat in self.stuck else ["resign"]
        if seat == self.turn():
            found += [f"play {name}" for name in self.hands[seat]]
            if self.history and not self.pair_has_flipped(seat):
                found += [f"flip {name}" for name in self.hands[seat]]
            if not self.no_raise and self.value < 12 and self.accepted_from != seat % 2:
                found.append("raise")
        return found

    def says(self, seat, moves):
        return [move for move in moves if move != "run" or seat not in self.runners]

    def pair_has_flipped(self, seat):
        mine = [name for other, name in self.trick if other % 2 == seat % 2]
        return self.options.get("facedown") == "one_of_pair" and None in mine

    def make(self, text):
        seat, verb, *card = text.split()
        seat = int(seat)
        if verb in ("play", "flip"):
            self.hands[seat].remove(card[0])
            self.trick.append((seat, card[0] if verb == "play" else None))
            self.stuck.clear()
            if len(self.trick) == self.n:
                self.count_trick()
        elif verb in ("resign", "agree", "refuse"):
            self.give_up(seat, verb)
        elif verb == "run":
            self.runners.add(seat)
            if len(self.runners) == self.n // 2:
                self.give(1 - seat % 2, "ran" if self.pending else "refused")
        elif self.deciding is not None:
            self.deciding, self.value, self.runners = None, self.scale[1], set()
        else:
            self.agree_or_ask(seat, verb)

    def give_up(self, seat, verb):
        if verb == "resign":
            self.resigning = seat
            if self.n == 2:
                self.give(1 - seat, "resigned")
        elif verb == "agree":
            self.give(1 - self.resigning % 2, "resigned")
        else:
            self.stuck.add(self.resigning)
            self.resigning = None

    def agree_or_ask(self, seat, verb):
        if self.pending:
            asker, self.value = self.pending
            self.accepted_from, self.pending, self.runners = asker % 2, None, set()
        if verb == "raise":
            self.pending = (seat, self.scale[self.scale.index(self.value) + 1])

    def count_trick(self):
        shown = [(seat, name) for seat, name in self.trick if name]
        best = min((rank(name) for _, name in shown), default=None)
        top = [seat for seat, name in shown if rank(name) == best]
        sides = {seat % 2 for seat in top}
        self.trick = []
        if len(sides) == 1:
            self.leader = top[0]
        elif top and self.options.get("tie_lead") == "tied_last":
            self.leader = top[-1]
        self.history.append(sides.pop() if len(sides) == 1 else None)
        self.judge()

    def judge(self):
        won = [side for side in self.history if side is not None]
        ties = len(self.history) - len(won)
        if len(self.history) < 2:
            return
        if len(set(won)) == 2 and len(self.history) == 2:
            return
        if not won and ties == 2:
            return
        if not won:
            self.over = True
        elif ties:
            self.give(won[0], "hand")
        else:
            self.give(max(set(won), key=won.count), "hand")

    def give(self, side, reason):
        self.over = True
        self.award = [side, reason, self.value]

    @property
    def result(self):
        tricks = [self.history.count(0), self.history.count(1)]
        return {"points": [0, 0], "tricks": tricks, "awards": [self.award] if self.award else []}

    @property
    def after(self):
        score, games = list(self.before["score"]), list(self.before["games"])
        if self.award:
            score[self.award[0]] += self.award[2]
        if max(score) < 12:
            return {"score": score, "games": games}
        winner = score.index(max(score))
        games[winner] += 1
        standing = {"score": [0, 0], "games": games, "closed": score}
        return {**standing, "over": True, "winners": [winner]} if games[winner] == 2 else standing
