"""People with phones play whole hands together, every tap through the handlers that run in AWS."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.phone import Phone, all_see, phones, play_until, touch

PEOPLE = ("Ana", "Rui", "Téo", "Bia")
ONE_TO_ONE, PAIRS = "2, um contra um", "4, em duplas"
NO_SHORT_MATCH = {"A partida vai até": "12 pontos"}
"""One lucky hand may be worth a match to 4."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("names", "seats"),
    [(PEOPLE[:2], ONE_TO_ONE), (PEOPLE, PAIRS)],
    ids=["two phones", "four phones"],
)
def test_a_hand_from_the_first_tap_to_the_next_deal(
    browser: Browser, room: str, names: Sequence[str], seats: str
) -> None:
    with phones(browser, room, *names) as people:
        host, *guests = people
        host.enter()
        link = host.open_table(seats, options=NO_SHORT_MATCH)
        for number, guest in enumerate(guests, start=1):
            guest.enter(link)
            guest.sit(number)
        host.shot(f"lobby-{len(names)}-{seats[0]}")
        host.tap("Começar")
        for person in people:
            expect(person.board).to_be_visible()
        play_until(all_see(people, "Próxima mão"), people, Phone.act_if_asked)
        for number, person in enumerate(people):
            person.shot(f"result-{len(names)}-{seats[0]}-{number}")
            touch(person.result)
        for person in people:
            expect(person.result).to_have_count(0)
            expect(person.board).to_be_visible()
