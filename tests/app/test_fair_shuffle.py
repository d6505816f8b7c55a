"""A deal is the same however often it is asked for, and nothing that leaves the room before the end tells it."""

import json
from base64 import b64encode, urlsafe_b64encode

import pytest

from carteado.app import history, tables
from carteado.app.chat import cards
from carteado.app.tables import TurnedDown
from carteado.deals import Deals
from carteado.fairness import commitment
from carteado.table import hands
from carteado.table.ops import Op
from carteado.table.state import Refused, User
from carteado.verification import read_match, verify
from tests.app.party import ANA, RUI, ZE, Party
from tests.app.test_history import play_match

TROUBLES = ("lost_replies", "outages")


def arrange(party: Party, trouble: str) -> None:
    """The next write lands although nobody hears of it, or the next call of the store fails."""
    setattr(party.world.store, trouble, 1)


def give(party: Party, user: User, name: str, text: str, entropy: bytes) -> None:
    """An op with an id and a contribution of its own."""
    tables.act(party.world.ports, user, party.id, Op(name, party.table.turn, text, entropy))


def wrong(party: Party) -> list[str]:
    """What does not fit in the table's matches that are over."""
    published = history.matches(party.world.ports, party.id)
    return [finding.text for match in published for finding in verify(read_match(match)) if not finding.fits]


# ---- once and for all


@pytest.mark.parametrize("trouble", TROUBLES)
def test_a_start_that_is_tried_again_deals_the_same(trouble):
    plain, troubled = Party(), Party()
    for party in (plain, troubled):
        party.do(RUI, "sit 1")
    arrange(troubled, trouble)
    for party in (plain, troubled):
        party.do(ANA, "start")
    assert hands.deals(troubled.table).deck(1) == hands.deals(plain.table).deck(1)
    assert troubled.table.dealer == plain.table.dealer
    assert troubled.table.deal == 1


@pytest.mark.parametrize("trouble", TROUBLES)
def test_whatever_write_is_in_trouble_each_hand_is_dealt_once_and_the_match_can_be_verified(trouble):
    party = Party("none").start()
    decks: dict[int, list[int]] = {}
    steps = 0
    while party.look(ANA)["phase"] != "over":
        steps += 1
        if steps % 3 == 0:
            arrange(party, trouble)
        party.step()
        deck = hands.deals(party.table).deck(party.table.deal)
        assert decks.setdefault(party.table.deal, deck) == deck
    party.world.store.lost_replies = party.world.store.outages = 0
    assert wrong(party) == []
    assert len(history.matches(party.world.ports, party.id)[0]["records"]) == len(decks)


def test_the_promise_that_was_shown_is_kept_although_the_write_was_in_trouble():
    """A secret that is drawn for a write that fails has been shown to nobody."""
    for trouble in TROUBLES:
        party = Party("none").start()
        party.watch(ZE, "s1")
        party.do(ANA, "propose close")
        arrange(party, trouble)
        party.do(RUI, "vote yes")
        shown = {
            view["commitment"]
            for body in party.world.sockets.received["s1"]
            for view in [json.loads(body)["frames"][-1]["view"]]
            if view["phase"] == "over"
        }
        assert shown == {commitment(party.table.upcoming)}


def test_an_op_that_comes_again_with_another_contribution_changes_nothing():
    party = Party()
    give(party, RUI, "opfirst00", "sit 1", b"1" * 16)
    before = party.stored
    give(party, RUI, "opfirst00", "sit 1", b"2" * 16)
    assert party.stored == before
    party.do(ANA, "start")
    before = party.stored
    give(party, RUI, "opfirst00", "sit 1", b"3" * 16)
    assert party.stored == before
    assert party.table.given[1] == b"1" * 16


def test_nothing_that_is_refused_after_the_deal_touches_it():
    party = Party("none").start()
    before = party.stored
    for text in (
        "start",
        "sit 0",
        "sit 1",
        "switch 0 1",
        "bot 1 easy",
        "clear 1",
        "option target 6",
        "propose rematch",
    ):
        for user in (ANA, RUI, ZE):
            with pytest.raises((TurnedDown, Refused)):
                give(party, user, "opagain00", text, b"9" * 16)
    assert party.stored == before


def test_whoever_leaves_and_comes_back_finds_the_deal_that_he_left():
    party = Party("none").start()
    deck, secret = hands.deals(party.table).deck(1), party.table.secret
    for _ in range(3):
        party.do(RUI, "leave")
        party.do(RUI, "back")
    assert (hands.deals(party.table).deck(1), party.table.secret, party.table.deal) == (deck, secret, 1)


def test_a_server_that_deals_by_another_secret_than_the_promised_one_is_found_out():
    party = Party("none")
    promised = party.look(ZE)["commitment"]
    table = party.table
    table.upcoming, table.version = b"another secret, which suits somebody much better"[:48], table.version + 1
    party.world.store.save(table, table.version - 1, {}, tell=False)
    party.start()
    play_match(party)
    (match,) = history.matches(party.world.ports, party.id)
    first = next(verify(read_match(match), {promised}))
    assert match["commitment"] != promised
    assert not first.text.endswith("as it was noted")


# ---- nothing before the end


def told(party: Party, user: User) -> str:
    """All that somebody can learn of a table now: its state, a refusal, his list, its records, its chat message."""
    learnt = [json.dumps(tables.look(party.world.ports, user, party.id))]
    try:
        party.do(user, "dance")
    except TurnedDown as refusal:
        learnt.append(json.dumps([refusal.code, refusal.ms, refusal.state]))
    learnt.append(json.dumps(history.tables(party.world.ports, user)))
    learnt.append(json.dumps(history.matches(party.world.ports, party.id)))
    say = lambda name, /, **values: f"{name} {values}"  # noqa: E731
    learnt.append(cards.text(party.table, party.world.clock.now(), say))
    return "\n".join(learnt)


def forms(secret: bytes) -> set[str]:
    """How bytes may be written, whole or in halves."""
    half = len(secret) // 2
    parts = (secret, secret[:half], secret[half:])
    return {
        text
        for part in parts
        for text in (
            part.hex(),
            b64encode(part).decode().rstrip("="),
            urlsafe_b64encode(part).decode().rstrip("="),
            str(list(part))[1:-1],
        )
    }


def leaks(party: Party, text: str) -> set[str]:
    """What stands in the text of the secrets that are not published, and of the order of the running deal."""
    table = party.table
    secrets = [table.upcoming] if table.phase in ("lobby", "over") else [table.secret]
    found = {form for secret in secrets for part in (secret[:32], secret[32:]) for form in forms(part) if form in text}
    if table.phase == "playing":
        found |= {form for part in table.given for form in forms(part) if form in text}
        deck = hands.deals(table).deck(table.deal)
        found |= {order for order in (str(deck)[1:-1], str(deck[-5:])[1:-1]) if order in text}
    return found


def test_nothing_that_anybody_learns_before_the_end_tells_a_deal():
    party = Party("none")
    party.watch(ZE, "s1")
    party.do(RUI, "sit 1")
    moments = 0
    for begin in (lambda: party.do(ANA, "start"), lambda: rematch(party)):
        begin()
        while party.table.phase != "over":
            learnt = "".join(told(party, user) for user in (ANA, RUI, ZE))
            assert leaks(party, learnt + b"".join(party.world.sockets.received["s1"]).decode()) == set()
            party.step()
            moments += 1
    assert moments > 40
    assert leaks(party, told(party, ZE)) == set()
    assert [match["match"] for match in history.matches(party.world.ports, party.id)] == [1, 2]


def rematch(party: Party) -> None:
    """Begin another match, with contributions of its own."""
    party.show()
    give(party, ANA, "oprematch", "propose rematch", b"a" * 16)
    give(party, RUI, "opaccepts", "vote yes", b"r" * 16)


def test_a_leak_would_be_found():
    party = Party("none").start()
    table = party.table
    for slip in (
        table.secret[:32].hex(),
        urlsafe_b64encode(table.secret[32:]).decode(),
        json.dumps(list(table.secret[:16])),
        table.given[0].hex(),
        json.dumps(Deals.deck(hands.deals(table), 1)),
    ):
        assert leaks(party, f"anything {slip} else")


def test_whoever_contributes_last_has_seen_nothing_that_depends_on_the_secret_but_its_promise():
    """With another secret of the same promise nothing would be another before the last contribution."""
    seen = []
    for secret in (b"1" * 48, b"2" * 48):
        party = Party("none")
        table = party.table
        promise, table.upcoming, table.version = commitment(secret), secret, table.version + 1
        party.world.store.save(table, table.version - 1, {}, tell=False)
        party.id = table.id
        party.do(RUI, "sit 1")
        seen.append("\n".join(told(party, user) for user in (ANA, RUI, ZE)).replace(promise, "the promise"))
    assert seen[0] == seen[1]
