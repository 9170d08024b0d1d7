/* Glastonbury, base rules, four seats: the plain C yardstick of the Python engine.
 * Rule ids (G-...) are those of the rule book. */
#ifndef GLASTONBURY_H
#define GLASTONBURY_H

#include <stdint.h>

enum {
    SEATS = 4,
    CELLS = 36,              /* cell = 6 * row + column; the corners 0, 5, 30, 35 hold no card */
    STOPS = 20,              /* clockwise from the top-left corner; every fifth is a corner */
    KINDS = 18,
    PACK_SIZE = 84,
    DEALT = 32,
    PILE_AT_START = PACK_SIZE - DEALT,
    PILE_CAPACITY = 96,
    CAULDRON_CAPACITY = 76,
    MAX_ACTIONS = 80
};

/* Cards. Ingredients are 1..72: kind = (card - 1) / 4, value = (card - 1) % 4 + 1, colour = kind / 2. */
enum { EMPTY = 0, IMMUTO = 73, VANESCO, PERLUCEO, ACCIO, DECLINATIO, CAULDRON_CARD, CARD_CODES };

/* Actions. The last three are bases: + 2 * cell, + 1 to refuse the card that ends the game. */
enum { PASS = 0, WALK, STAY, END_BY_DECLINATIO, TAKE = 4, TAKE_BY_ACCIO = 76, TAKE_BY_DECLINATIO = 148 };

/* What the seat to move has to decide. */
enum { AT_LINE, AT_CORNER, WALK_OR_STAY, OVER };

typedef struct {
    uint8_t board[CELLS];
    uint8_t pile[PILE_CAPACITY];                    /* pile[pile_first .. pile_end) is still to be drawn */
    uint8_t cauldron[SEATS][CAULDRON_CAPACITY];     /* [0] is the cauldron card itself */
    uint8_t top[SEATS];                             /* index of the top card: 0 = nothing collected */
    uint8_t pawn[SEATS], accio[SEATS], declinatio[SEATS];
    uint8_t row_cards[6], column_cards[6];          /* cards left in each line */
    uint8_t pile_first, pile_end, seat, phase;
#ifdef CHECK
    uint8_t gone[CARD_CODES];                       /* cards that left the play, by code */
#endif
} Position;

/* The generator: docs/decisions/0002-generator.md. */
typedef struct { uint64_t state; } Rng;

static inline uint32_t below(Rng *rng, uint32_t n) {
    const uint64_t low_half = 0xFFFFFFFFu, factor = 2135586645u;
    uint64_t x = rng->state;
    rng->state = (x & low_half) * factor + (x >> 32);
    return (uint32_t)((((x ^ x >> 32) & low_half) * n) >> 32);
}

void seed_rng(Rng *rng, uint64_t seed);

void deal(Position *s, Rng *rng);
int  find_actions(const Position *s, uint8_t actions[MAX_ACTIONS]);    /* ascending; returns how many */
void apply(Position *s, int action);                                   /* the action must be legal */
int  playout(Position *s, Rng *rng);                                   /* returns the number of decisions */
void shuffle_unseen(Position *s, Rng *rng);
void score(const Position *s, int points[SEATS]);

#endif
