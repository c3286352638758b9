"""Write ``traditional.py``: run by hand (needs OpenCC), its result is committed.

``python -m grading.tables.generate`` maps every single traditional character, Taiwan and
Hong Kong forms included, to its simplified one.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

CJK = [*range(0x3400, 0x4DC0), *range(0x4E00, 0xA000), *range(0xF900, 0xFB00)]
LINE = 60
#: Characters that OpenCC keeps for their rarer meaning, though learners type them for the common one.
BY_HAND = {"著": "着", "乾": "干", "裏": "里", "麽": "么", "妳": "你", "甚": "什", "徵": "征"}


def _is_simplified(char: str) -> bool:
    """Tell whether the character belongs to the simplified standard set already."""
    try:
        char.encode("gb2312")
    except UnicodeEncodeError:
        return False
    return True


def pairs() -> dict[str, str]:
    """Return the characters whose simplified form differs."""
    opencc = import_module("opencc")
    converters = [opencc.OpenCC(name) for name in ("t2s", "tw2s", "hk2s")]
    found = {}
    for point in CJK:
        char = chr(point)
        for later, converter in enumerate(converters):
            simplified = converter.convert(char)
            if len(simplified) == 1 and simplified != char and not (later and _is_simplified(char)):
                found[char] = simplified
                break
    found.update({char: to for char, to in BY_HAND.items() if char != to})
    return found


def write() -> None:
    """Write the module beside this one."""
    found = sorted(pairs().items())
    lines = ['"""Traditional to simplified, one character to one; written by ``generate.py``."""', ""]
    for name, index in (("TRADITIONAL", 0), ("SIMPLIFIED", 1)):
        text = "".join(pair[index] for pair in found)
        lines.append(f"{name} = (")
        lines += [f'    "{text[at : at + LINE]}"' for at in range(0, len(text), LINE)]
        lines += [")", ""]
    Path(__file__).with_name("traditional.py").write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    write()
