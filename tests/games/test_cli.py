"""The command as a stranger runs it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from carteado.cli import main

SHARED = Path(__file__).parents[2] / "shared"


def run(*arguments, given=None):
    environment = {**os.environ, "PYTHONPATH": str(SHARED), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "carteado", *map(str, arguments)]
    return subprocess.run(command, input=given, capture_output=True, env=environment, timeout=60, check=False)


def simulate(capsys, *arguments):
    assert main(["simulate", "--game", "bisca", *map(str, arguments)]) == 0
    return capsys.readouterr().out


def test_same_seed_same_bytes(capsys):
    one = simulate(capsys, "--hands", 20, "--seed", 7)
    assert one == simulate(capsys, "--hands", 20, "--seed", 7)
    assert one != simulate(capsys, "--hands", 20, "--seed", 8)
    assert len(one.splitlines()) == 20


def test_out_writes_what_standard_output_would_show(capsys, tmp_path):
    shown = simulate(capsys, "--hands", 5, "--legal", "--players", 2)
    assert simulate(capsys, "--hands", 5, "--legal", "--players", 2, "--out", tmp_path / "r.jsonl") == ""
    assert (tmp_path / "r.jsonl").read_bytes() == shown.encode()


@pytest.mark.parametrize("bots", ["random", "easy"])
@pytest.mark.parametrize(
    "option",
    [
        "chooser=after",
        "replay_vote=majority",
        "copas_by_draw=plain",
        "close_call=plus1",
        "close_call=double",
        "relo=next_card",
        "partner_peek=end",
        "partner_peek=start_and_end",
        "target=12",
    ],
)
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_simulated_passes_the_check(capsys, tmp_path, players, option, bots):
    file = tmp_path / "r.jsonl"
    options = ("--players", players, "--hands", 15, "--legal", "--option", option, "--bots", bots)
    simulate(capsys, *options, "--out", file)
    assert main(["check", str(file)]) == 0
    assert capsys.readouterr().out == "15 records, 0 wrong\n"
    key, _, value = option.partition("=")
    chosen = json.loads(file.read_text().splitlines()[0])["options"]
    assert chosen == {key: int(value) if value.isdigit() else value}


def test_check_names_line_move_and_reason(capsys, tmp_path):
    lines = simulate(capsys, "--hands", 3).splitlines()
    broken = json.loads(lines[1])
    broken["moves"][1] = "2 play 2c" if "play 2c" not in broken["moves"][1] else "2 play 3c"
    file = tmp_path / "r.jsonl"
    file.write_bytes("\n".join([lines[0], json.dumps(broken), "no json", lines[2], ""]).encode() + b"\xff\xfe\n\n")
    assert main(["check", str(file)]) == 1
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].startswith(f"{file}:2: move 1: '2 play ")
    assert shown[1].startswith(f"{file}:3: not JSON: ")
    assert shown[2].startswith(f"{file}:5: not UTF-8: ")
    assert shown[3:] == ["5 records, 3 wrong"]


def test_check_reads_several_files_and_standard_input(capsys, tmp_path):
    text = simulate(capsys, "--hands", 2)
    file = tmp_path / "r.jsonl"
    file.write_text(text)
    assert main(["check", str(file), str(file)]) == 0
    assert capsys.readouterr().out == "4 records, 0 wrong\n"
    piped = run("check", given=text.encode())
    assert (piped.returncode, piped.stdout) == (0, b"2 records, 0 wrong\n")


def test_show_prints_every_trick(capsys, tmp_path):
    file = tmp_path / "r.jsonl"
    file.write_text(simulate(capsys, "--hands", 3))
    assert main(["show", str(file), "--hand", "2"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("bisca, 4 seats; dealer ")
    assert [line[:5].strip() for line in shown.splitlines() if line[:5].strip().isdigit()] == [
        str(n) for n in range(1, 11)
    ]
    assert "after: score " in shown
    assert main(["show", str(file)]) == 0
    assert capsys.readouterr().out.count("bisca, 4 seats") == 3


def test_show_of_a_running_hand(capsys, tmp_path):
    record = json.loads(simulate(capsys, "--hands", 1))
    running = {key: record[key] for key in record if key not in ("result", "after")}
    file = tmp_path / "r.jsonl"
    for made in (0, 1, 5):
        file.write_text(json.dumps(running | {"moves": record["moves"][:made]}))
        assert main(["show", str(file)]) == 0
        assert "not over yet" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "required"),
        (["dance"], "invalid choice"),
        (["simulate"], "--game"),
        (["simulate", "--game", "poker"], "invalid choice: 'poker'"),
        (["simulate", "--game", "bisca", "--players", "3"], "bisca is played by 2 or 4, not by 3"),
        (["simulate", "--game", "bisca", "--players", "x"], "invalid int value"),
        (["simulate", "--game", "bisca", "--hands", "0"], "0 is less than 1"),
        (["simulate", "--game", "bisca", "--hands", "many"], "invalid"),
        (["simulate", "--game", "bisca", "--seed", "x"], "invalid int value"),
        (["simulate", "--game", "bisca", "--option", "target"], "'target' is no option of bisca"),
        (["simulate", "--game", "bisca", "--option", "colour=red"], "'colour=red' is no option of bisca"),
        (["simulate", "--game", "bisca", "--option", "target=5"], "target is one of 4, 6, 8, 12, not '5'"),
        (["simulate", "--game", "bisca", "--bots", "genius"], "invalid choice: 'genius'"),
        (["simulate", "--game", "bisca", "--out", "/no/such/folder/r.jsonl"], "No such file"),
        (["check", "/no/such/file"], "No such file"),
        (["check", "."], "Is a directory"),
        (["show", "/no/such/file"], "No such file"),
        (["show", os.devnull], "has no record"),
        (["show", os.devnull, "--hand", "4"], "has no hand 4"),
    ],
    ids=" ".join,
)
def test_a_wrong_call_says_why_and_exits_with_two(arguments, reason, capsys):
    try:
        status = main(arguments)
    except SystemExit as stopped:
        status = stopped.code
    captured = capsys.readouterr()
    assert status == 2
    assert reason in captured.err
    assert not captured.out


def test_show_refuses_a_wrong_record(capsys, tmp_path):
    file = tmp_path / "r.jsonl"
    file.write_text("{}\n")
    assert main(["show", str(file)]) == 2
    assert capsys.readouterr().err == f"carteado show: {file}:1: no record\n"


def test_a_closed_pipe_is_no_error():
    environment = {**os.environ, "PYTHONPATH": str(SHARED)}
    command = f"{sys.executable} -m carteado simulate --game bisca --hands 3000 | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, env=environment, timeout=60, check=False)
    assert done.stdout.count(b"\n") == 1
    assert done.stderr == b""


def test_it_runs_as_a_module():
    done = run("simulate", "--game", "bisca", "--players", 2)
    assert done.returncode == 0
    assert json.loads(done.stdout)["game"] == "bisca"
    assert run().returncode == 2
