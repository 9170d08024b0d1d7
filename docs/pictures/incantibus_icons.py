"""Small drawings of what is in the box of Incantibus, our own, each 40 by 40 around its middle."""

EYES = '<circle cx="-6" cy="-2" r="{r}" fill="{ink}"/><circle cx="6" cy="-2" r="{r}" fill="{ink}"/>'

ICONS = {
    "mistletoe": (
        '<path d="M0,-16 C-16,-14 -18,2 -13,12 C-6,6 -1,-4 0,-16 Z" fill="#5d9b4a"/>'
        '<path d="M0,-16 C16,-14 18,2 13,12 C6,6 1,-4 0,-16 Z" fill="#3f7d3a"/>'
        '<g fill="#f6f3df" stroke="#8aa07a"><circle cy="2" r="5"/><circle cx="-5" cy="10" r="5"/>'
        '<circle cx="5" cy="10" r="5"/></g>'
    ),
    "mushroom": (
        '<path d="M-5,2 C-4,8 -7,13 -7,16 L7,16 C7,13 4,8 5,2 Z" fill="#efe3cb" stroke="#9c8a6b"/>'
        '<path d="M-18,4 C-18,-22 18,-22 18,4 C8,7 -8,7 -18,4 Z" fill="#b8372e"/>'
        '<g fill="#f7ecdc"><circle cx="-8" cy="-4" r="3.4"/><circle cx="3" cy="-9" r="3.8"/>'
        '<circle cx="10" cy="-1" r="2.6"/></g>'
    ),
    "pumpkin": (
        '<g fill="#d9751f" stroke="#a6530f"><ellipse cx="-9" cy="4" rx="9" ry="12"/>'
        '<ellipse cx="9" cy="4" rx="9" ry="12"/>'
        '<ellipse cy="4" rx="8" ry="13"/></g>'
        '<path d="M-2,-8 C-2,-13 1,-16 6,-16 L7,-12 C4,-12 3,-11 3,-8 Z" fill="#4f7a3a"/>'
    ),
    "toad": (
        '<ellipse cy="6" rx="17" ry="11" fill="#6f8f3a"/><g fill="#6f8f3a"><circle cx="-8" cy="-6" r="6.5"/>'
        '<circle cx="8" cy="-6" r="6.5"/></g>'
        '<g fill="#f5efc8"><circle cx="-8" cy="-7" r="4"/><circle cx="8" cy="-7" r="4"/></g>'
        '<g fill="#222"><circle cx="-8" cy="-7" r="1.8"/><circle cx="8" cy="-7" r="1.8"/></g>'
        '<path d="M-10,7 Q0,14 10,7" fill="none" stroke="#37491b" stroke-width="2"/>'
    ),
    "feather": (
        '<path d="M-14,16 C-14,-2 -2,-16 16,-17 C15,0 5,11 -9,11 Z" fill="#4c6fa5"/>'
        '<path d="M-16,18 L11,-12 M-6,7 L-8,-1 M0,1 L-1,-7 M-3,4 L6,5 M3,-3 L11,-2" stroke="#dfe8f5" fill="none"/>'
    ),
    "net": (
        '<path d="M3,9 L15,18" stroke="#7d5a3c" stroke-width="4"/><circle cx="-3" cy="-3" r="14" fill="#e8e2cf"'
        ' stroke="#7d5a3c" stroke-width="2.5"/>'
        '<path d="M-15,-8 H9 M-17,-2 H11 M-14,4 H8 M-9,-15 V9 M-3,-17 V11 M3,-15 V9"'
        ' stroke="#5b6b72" fill="none"/>'
    ),
    "trap": (
        '<path d="M-17,10 A17,17 0 0 1 17,10" fill="none" stroke="#5d666e" stroke-width="4"/>'
        '<path d="M-15,4 L-8,2 L-11,-5 L-4,-3 L-3,-11 L2,-5 L7,-9 L7,-1 L14,-2 L10,4 L15,6"'
        ' fill="#aab3ba" stroke="#5d666e"/>'
        '<rect x="-18" y="9" width="36" height="6" rx="3" fill="#434a50"/>'
    ),
    "crystal-ball": (
        '<path d="M-12,17 L-8,8 H8 L12,17 Z" fill="#7d5a3c"/><circle cy="-3" r="14" fill="#9cc7e8" stroke="#5b86a8"/>'
        '<path d="M-8,-6 A9,9 0 0 1 0,-13" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>'
        '<path d="M3,-1 L5,2 L8,3 L5,4 L3,8 L2,4 L-2,3 L2,2 Z" fill="#fff"/>'
    ),
    "flying-stake": (
        '<path d="M-4,-14 L4,-14 L4,8 L0,18 L-4,8 Z" fill="#a5763f" stroke="#6c4a22"/>'
        '<path d="M-5,-8 C-12,-16 -19,-12 -19,-5 C-14,-6 -9,-3 -5,0 Z M5,-8 C12,-16 19,-12 19,-5 C14,-6 9,-3 5,0 Z"'
        ' fill="#eceff2" stroke="#98a1a8"/>'
    ),
    "goblin": (
        '<path d="M-11,-4 L-20,-9 L-12,6 Z M11,-4 L20,-9 L12,6 Z" fill="#5f8a34"/>'
        '<path d="M-13,-4 C-13,-18 13,-18 13,-4 C13,10 6,16 0,16 C-6,16 -13,10 -13,-4 Z" fill="#7fae48"/>'
        + EYES.format(r=3, ink="#28330f")
        + '<path d="M-6,8 L-3,6 L0,8 L3,6 L6,8" stroke="#28330f" fill="none" stroke-width="1.8"/>'
    ),
    "werewolf": (
        '<path d="M-15,-17 L-5,-9 H5 L15,-17 L14,0 L6,10 L0,17 L-6,10 L-14,0 Z" fill="#6b6f78"/>'
        '<path d="M-6,4 L0,17 L6,4 L0,0 Z" fill="#b9bdc4"/><path d="M-3,13 H3 L0,17 Z" fill="#222"/>'
        '<path d="M-10,-3 L-4,0 L-9,1 Z M10,-3 L4,0 L9,1 Z" fill="#f2c53d"/>'
    ),
    "ghost": (
        '<path d="M-13,16 C-15,-22 15,-22 13,16 L8,11 L4,16 L0,11 L-4,16 L-8,11 Z" fill="#eef1f6" stroke="#9aa4b5"/>'
        + EYES.format(r=2.8, ink="#3a4256")
        + '<ellipse cy="5" rx="2.6" ry="3.6" fill="#3a4256"/>'
    ),
    "vampire": (
        '<path d="M-18,17 L-12,-2 L0,8 L12,-2 L18,17 Z" fill="#7d1426"/>'
        '<ellipse cy="-3" rx="11" ry="13" fill="#e9dcd6"/>'
        '<path d="M-12,-2 C-14,-20 14,-20 12,-2 L6,-9 L0,-3 L-6,-9 Z" fill="#1d1b26"/>'
        '<g fill="#8c1a2b"><circle cx="-4" cy="-1" r="1.8"/><circle cx="4" cy="-1" r="1.8"/></g>'
        '<path d="M-4,5 H4 M-2.5,5 V8 M2.5,5 V8" stroke="#8c1a2b" stroke-width="1.4"/>'
    ),
    "spell": (
        '<path d="M-15,-13 H11 C16,-13 16,-6 12,-6 V13 C12,17 7,17 7,13 H-19 C-15,13 -15,9 -15,5 Z" fill="#e9d9ae"'
        ' stroke="#9a8148"/>'
        '<path d="M-2,-10 L1,-3 L8,-1 L2,3 L3,10 L-2,5 L-8,9 L-6,2 L-11,-2 L-4,-3 Z" fill="#6a3fa0"/>'
    ),
    "purse": (
        '<path d="M-7,-8 C-20,0 -17,17 0,17 C17,17 20,0 7,-8 Z" fill="#8a5a34" stroke="#5a371b"/>'
        '<path d="M-10,-16 L10,-16 L6,-8 H-6 Z" fill="#a87444"/><path d="M-8,-8 H8" stroke="#e2c14d" stroke-width="3"/>'
    ),
    "universalus": (
        '<path d="M0,-19 L4,-13 V6 H-4 V-13 Z" fill="#d9dee6" stroke="#7b8494"/>'
        '<path d="M-10,6 H10 V9 H-10 Z" fill="#c79a1e"/>'
        '<rect x="-2.5" y="9" width="5" height="9" rx="2" fill="#6a3fa0"/>'
    ),
    "stone": (
        '<path d="M-9,-14 H9 L18,-3 L0,17 L-18,-3 Z" fill="#c2334a"/>'
        '<path d="M-9,-14 L-5,-3 L0,17 L5,-3 L9,-14 M-18,-3 H18" stroke="#f5a9b4" fill="none"/>'
    ),
    "book": (
        '<path d="M-15,-15 H10 C14,-15 15,-13 15,-10 V16 H-12 C-15,16 -16,14 -15,11 Z" fill="#5b3a78"/>'
        '<path d="M-12,16 C-16,16 -16,10 -12,10 H15 V16 Z" fill="#efe6d2"/>'
        '<path d="M0,-9 L2,-4 L7,-3 L3,0 L4,5 L0,2 L-4,5'
        ' L-3,0 L-7,-3 L-2,-4 Z" fill="#e2c14d"/>'
    ),
    "hat": (
        '<path d="M-12,9 L1,-18 L5,-10 L12,9 Z" fill="#3b2a5c"/><ellipse cy="10" rx="19" ry="5" fill="#2b1f45"/>'
        '<path d="M-11,6 H11 L12,9 H-12 Z" fill="#c79a1e"/>'
    ),
}


def coins(number: int) -> str:
    """A pile of so many coins."""
    places = {1: [(0, 0)], 2: [(-6, 3), (6, -3)], 3: [(-8, 6), (8, 6), (0, -7)]}[min(number, 3)]
    coin = '<circle cx="{}" cy="{}" r="10.5" fill="#e2b53a" stroke="#94700f" stroke-width="1.6"/>'
    face = '<path d="M{},{} v8" stroke="#94700f" stroke-width="2.4"/>'
    return "".join(coin.format(x, y) + face.format(x, y - 4) for x, y in places)


def flask(ink: str) -> str:
    """A bottle with a potion of this colour."""
    return (
        '<path d="M-5,-17 H5 V-5 L15,12 C17,16 14,18 11,18 H-11 C-14,18 -17,16 -15,12 L-5,-5 Z" fill="#e6eef2"'
        f' stroke="#8fa0ab"/><path d="M-9,3 H9 L14,12 C15,15 13,16 10,16 H-10 C-13,16 -15,15 -14,12 Z" fill="{ink}"/>'
        '<rect x="-6.5" y="-19" width="13" height="4" rx="2" fill="#9a7145"/>'
    )
