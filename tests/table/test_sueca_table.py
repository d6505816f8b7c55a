"""What sueca asks of the table: a quick deal, an annulled one, and a revoke denounced when the cards are played."""

from carteado.record import check, parse
from tests.table.room import PEOPLE, Room, started, waiting_user


def sueca(**given) -> Room:
    return started(4, game="sueca", **given)


def test_the_quick_deal_is_made_at_once_in_the_names_of_both_and_shown():
    room = sueca()
    dealer = room.table.dealer
    cut, first = room.table.moves
    assert cut.startswith(f"{(dealer + 1) % 4} cut ")
    assert first == f"{dealer} from top"
    assert [frame["event"] for frame in room.frames()] == ["deal", cut, first]
    assert list(room.view()["hand"]["waiting"].values()) == ["play"]
    assert len(room.view((dealer + 1) % 4)["hand"]["hand"]) == 10


def test_the_quick_cut_is_not_always_the_same():
    assert len({sueca(seed=seed).table.moves[0].split()[2] for seed in range(8)}) > 3


def test_without_it_the_players_cut_and_take_the_first_card():
    room = sueca(quick_deal="off")
    cutter, seat = waiting_user(room)
    assert seat == (room.table.dealer + 1) % 4
    room.do(cutter, "cut 17")
    dealer, seat = waiting_user(room)
    assert seat == room.table.dealer
    room.do(dealer, "from bottom")
    assert room.table.moves == [f"{(seat + 1) % 4} cut 17", f"{seat} from bottom"]


def test_whoever_lets_the_clock_run_out_takes_from_the_top():
    room = sueca(quick_deal="off", clock="15")
    room.wait(75_000)
    room.wait(75_000)
    assert room.table.moves[1] == f"{room.table.dealer} from top"


def annullable() -> Room:
    for seed in range(200):
        room = sueca(seed=seed)
        _, cutter = waiting_user(room)
        if "annul" in room.view(cutter)["hand"]["legal"]:
            return room
    raise AssertionError("no poor hand was dealt")


def test_an_annulled_deal_is_shown_recorded_and_followed_by_the_next_dealer():  # SUE-8
    room = annullable()
    user, cutter = waiting_user(room)
    dealer = room.table.dealer
    assert room.view(cutter)["hand"]["annul_points"] <= 10
    assert all(room.view(seat)["hand"]["annul_points"] is None for seat in (None, *range(4)) if seat != cutter)
    room.do(user, "annul")
    for viewer in (None, 0, 1, 2, 3):
        hand = room.view(viewer)["hand"]
        assert len(hand["shown"]) == 10
        assert hand["result"]["annulled"] is True
    assert room.view()["score"] == [0, 0]
    for person in PEOPLE[:4]:
        room.do(person, "vote yes")
    assert room.table.deal == 2
    assert room.table.dealer == (dealer - 1) % 4  # SUE-2
    check(parse(room.records["0001#0001"]))


def test_a_revoke_may_still_be_denounced_while_the_result_is_read():
    room = sueca(renuncia="on")
    revoked = None
    while not room.view(None)["hand"]["result"]:
        user, seat = waiting_user(room)
        hand = room.view(seat)["hand"]
        led = hand["trick"][0][1][1] if hand["trick"] else None
        others = [card for card in hand["hand"] if led and card[1] != led]
        follows = [card for card in hand["hand"] if led and card[1] == led]
        if revoked is None and others and follows:
            revoked = seat
            room.do(user, f"play {others[0]}")
        else:
            plays = [move for move in hand["legal"] if move.startswith("play ")]
            room.do(user, next((move for move in plays if move[5:] in follows), plays[0]))
        room.now = max(room.now, room.table.until)
    room.show()
    assert revoked is not None
    opponent = (revoked + 1) % 4
    room.do(PEOPLE[opponent], f"denounce {revoked}")
    assert room.table.phase == "over"
    assert room.view()["winners"] == [opponent % 2]
    assert room.view()["hand"]["result"]["awards"][0][1] == "denounced"
    check(parse(room.records["0001#0001"]))


def decided(**options) -> Room:
    """A match that one point was missing to, after the hand that brought it."""
    for seed in range(9):
        room = sueca(seed=seed, **options)
        room.table.before = {"score": [3, 3], "ties": 0}
        play_out(room)
        if room.view()["hand"]["result"]["awards"]:
            return room
    raise AssertionError("every hand was tied")


def play_out(room: Room) -> None:
    """Play the hand to its end, nobody denouncing anybody."""
    while not room.view(None)["hand"]["result"]:
        user, seat = waiting_user(room)
        room.do(user, next(move for move in room.view(seat)["hand"]["legal"] if move.startswith("play ")))
    room.show()


def test_a_hand_that_decides_the_match_can_be_denounced_until_it_has_been_read():
    room = decided(renuncia="on")
    assert room.table.phase == "playing"
    assert room.view()["proposal"]["kind"] == "next"
    for person in PEOPLE[:4]:
        room.do(person, "vote yes")
    assert room.table.phase == "over"
    assert len(room.view()["winners"]) == 1


def test_without_revokes_a_match_is_over_as_soon_as_it_is_decided():
    assert decided().table.phase == "over"
