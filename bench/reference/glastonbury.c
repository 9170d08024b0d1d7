/* Glastonbury, base rules, four seats, in the rule book's order. */
#include "glastonbury.h"

#include <string.h>

#ifdef CHECK
static void check(const Position *s);
static void check_actions(const uint8_t *actions, int count);
#endif

/* ---- the generator ---- */

static uint32_t mix(uint32_t z) {
    z = (z ^ z >> 16) * 0x21F0AAADu;
    z = (z ^ z >> 15) * 0x735A2D97u;
    return z ^ z >> 15;
}

void seed_rng(Rng *rng, uint64_t seed) {
    uint32_t low = mix((uint32_t)seed + 0x9E3779B9u);
    uint32_t high = mix((uint32_t)(seed >> 32) ^ low);
    uint64_t carry = ((uint64_t)high * (2135586645u - 2) >> 32) + 1;
    rng->state = carry << 32 | low;
}

static void shuffle(uint8_t *cards, int n, Rng *rng) {
    for (int i = n - 1; i > 0; i--) {
        int j = (int)below(rng, (uint32_t)i + 1);
        uint8_t card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
}

/* ---- components (G-BOX) ---- */

/* The six cells that each stop faces; a corner faces none. */
#define COLUMN(c) {c, c + 6, c + 12, c + 18, c + 24, c + 30}
#define ROW(r) {6 * r, 6 * r + 1, 6 * r + 2, 6 * r + 3, 6 * r + 4, 6 * r + 5}
#define CORNER {0}
static const uint8_t LINE[STOPS][6] = {
    CORNER, COLUMN(1), COLUMN(2), COLUMN(3), COLUMN(4),
    CORNER, ROW(1), ROW(2), ROW(3), ROW(4),
    CORNER, COLUMN(4), COLUMN(3), COLUMN(2), COLUMN(1),
    CORNER, ROW(4), ROW(3), ROW(2), ROW(1),
};

/* The number on a card: 1..4 on ingredients, 0 on Immuto, 2 on the cauldron card. */
#define FOUR_VALUES 1, 2, 3, 4
#define SIX_KINDS FOUR_VALUES, FOUR_VALUES, FOUR_VALUES, FOUR_VALUES, FOUR_VALUES, FOUR_VALUES
static const uint8_t NUMBER[CARD_CODES] = {
    [1] = SIX_KINDS, SIX_KINDS, SIX_KINDS,
    [IMMUTO] = 0, [CAULDRON_CARD] = 2,
};

static int number_on(int card) { return NUMBER[card]; }
static int is_takable_by_spell(int card) { return (card != EMPTY) & (card != VANESCO) & (card != PERLUCEO); }
static unsigned row_of(unsigned cell) { return cell / 6; }
static unsigned column_of(unsigned cell) { return cell % 6; }
static int is_corner(int stop) { return stop % 5 == 0; }
static int is_corner_cell(int cell) { return cell == 0 || cell == 5 || cell == 30 || cell == 35; }
static int pile_is_empty(const Position *s) { return s->pile_first == s->pile_end; }

/* ---- the walk (G-WALK) ---- */

static int top_card(const Position *s, int seat) { return s->cauldron[seat][s->top[seat]]; }

static int stop_after(int stop, int steps) {
    stop += steps;
    return stop < STOPS ? stop : stop - STOPS;
}

static void walk(Position *s, int steps) {
    int stop = stop_after(s->pawn[s->seat], steps);
    s->pawn[s->seat] = (uint8_t)stop;
    s->phase = is_corner(stop) ? AT_CORNER : AT_LINE;
}

/* G-SPECIAL2: the first number below that is not 0. */
static void walk_by_number_below(Position *s) {
    int i = s->top[s->seat];
    while (s->cauldron[s->seat][i] == IMMUTO) i--;
    walk(s, number_on(s->cauldron[s->seat][i]));
}

static void begin_turn(Position *s) {
    int steps = number_on(top_card(s, s->seat));
    if (steps == 0 && is_corner(s->pawn[s->seat])) s->phase = WALK_OR_STAY;
    else walk(s, steps);
}

static void end_turn(Position *s) {
    s->seat = (s->seat + 1) % SEATS;
    begin_turn(s);
}

/* ---- set-up (G-SETUP) ---- */

static int copies_in_pack(int card) {
    if (card < IMMUTO) return 1;
    return card == VANESCO ? 4 : 2;
}

static void build_pack(uint8_t pack[PACK_SIZE]) {
    int n = 0;
    for (; n < 72; n++) pack[n] = (uint8_t)(n + 1);
    for (int card = IMMUTO; card <= DECLINATIO; card++)
        for (int i = copies_in_pack(card); i > 0; i--) pack[n++] = (uint8_t)card;
}

/* The outer lines never end the game (G-END): their counts start too high to come down to 1. */
static void count_lines(Position *s) {
    for (int i = 0; i < 6; i++) {
        int is_inner = i >= 1 && i <= 4;
        s->row_cards[i] = s->column_cards[i] = is_inner ? 6 : 100;
    }
}

void deal(Position *s, Rng *rng) {
    uint8_t pack[PACK_SIZE];
    int n = 0;
    build_pack(pack);
    shuffle(pack, PACK_SIZE, rng);
    memset(s, 0, sizeof *s);
    for (int cell = 0; cell < CELLS; cell++)
        if (!is_corner_cell(cell)) s->board[cell] = pack[n++];
    memcpy(s->pile, pack + DEALT, PILE_AT_START);
    s->pile_end = PILE_AT_START;
    for (int p = 0; p < SEATS; p++) {
        s->cauldron[p][0] = CAULDRON_CARD;
        s->pawn[p] = (uint8_t)(5 * p);
    }
    count_lines(s);
    begin_turn(s);
}

/* What a seat cannot know of the pile: the cards of the deal, not those Vanesco put below. */
void shuffle_unseen(Position *s, Rng *rng) {
    if (s->pile_first < PILE_AT_START) shuffle(s->pile + s->pile_first, PILE_AT_START - s->pile_first, rng);
}

/* ---- legal actions ---- */

/* G-END: only with an empty pile, and only the last card of an inner line. */
static int is_last_of_line(const Position *s, int cell) {
    return (s->row_cards[row_of(cell)] == 1) | (s->column_cards[column_of(cell)] == 1);
}

/* Adds the take of one card and, where it ends the game, its refusal (G-REFUSE).
 * Both are written, the count says which of them stand. */
static int add_take(const Position *s, int base, int cell, int allowed, uint8_t *actions, int n) {
    int action = base + 2 * cell;
    actions[n] = (uint8_t)action;
    actions[n + 1] = (uint8_t)(action + 1);
    return n + (allowed << is_last_of_line(s, cell));
}

static int find_takes(const Position *s, uint8_t *actions) {
    const uint8_t *line = LINE[s->pawn[s->seat]];
    int n = 0;
    if (!pile_is_empty(s)) {                        /* every cell is full, no take ends the game */
        for (; n < 6; n++) actions[n] = (uint8_t)(TAKE + 2 * line[n]);
        return n;
    }
    for (int i = 0; i < 6; i++)
        n = add_take(s, TAKE, line[i], s->board[line[i]] != EMPTY, actions, n);
    return n;
}

/* G-ACCIO: any permitted card outside the faced line. */
static int find_accio_takes(const Position *s, uint8_t *actions, int n) {
    const uint8_t *line = LINE[s->pawn[s->seat]];
    uint8_t elsewhere[CELLS];
    memcpy(elsewhere, s->board, CELLS);
    for (int i = 0; i < 6; i++) elsewhere[line[i]] = EMPTY;
    for (int cell = 0; cell < CELLS; cell++)
        n = add_take(s, TAKE_BY_ACCIO, cell, is_takable_by_spell(elsewhere[cell]), actions, n);
    return n;
}

/* G-DECLINATIO: a permitted card of the line one more walk away; none there: G-SPECIAL1. */
static int find_declinatio_takes(const Position *s, uint8_t *actions, int n) {
    int stop = stop_after(s->pawn[s->seat], number_on(top_card(s, s->seat)));
    int before = n;
    for (int i = 0; i < 6; i++) {
        int cell = LINE[stop][i];
        n = add_take(s, TAKE_BY_DECLINATIO, cell, is_takable_by_spell(s->board[cell]), actions, n);
    }
    if (n == before) actions[n++] = END_BY_DECLINATIO;
    return n;
}

int find_actions(const Position *s, uint8_t actions[MAX_ACTIONS]) {
    int n = 0;
    switch (s->phase) {
    case AT_LINE:
        n = find_takes(s, actions);
        if (s->accio[s->seat]) n = find_accio_takes(s, actions, n);
        break;
    case AT_CORNER:
        actions[n++] = PASS;
        if (s->declinatio[s->seat]) n = find_declinatio_takes(s, actions, n);
        break;
    case WALK_OR_STAY:
        actions[n++] = WALK;
        actions[n++] = STAY;
        break;
    }
    return n;
}

/* ---- taking a card (G-TAKE, G-REFILL, G-END) ---- */

static void leave_play(Position *s, int card) {
#ifdef CHECK
    s->gone[card]++;
#else
    (void)s, (void)card;
#endif
}

/* G-VANESCO: every other seat's top card goes under the pile, or out of the game if there is none. */
static void cast_vanesco(Position *s) {
    int no_pile = pile_is_empty(s);
    for (int i = 1; i < SEATS; i++) {
        int p = (s->seat + i) % SEATS;
        if (s->top[p] == 0) continue;
        uint8_t card = s->cauldron[p][s->top[p]--];
        if (no_pile) leave_play(s, card);
        else s->pile[s->pile_end++] = card;
    }
}

static void collect(Position *s, int card) {
    int p = s->seat;
    if (card <= IMMUTO) {
        s->cauldron[p][++s->top[p]] = (uint8_t)card;
        return;
    }
    leave_play(s, card);
    if (card == ACCIO) s->accio[p] += 2;
    if (card == DECLINATIO) s->declinatio[p] += 3;
    if (card == VANESCO) cast_vanesco(s);
}

static void refuse(Position *s, int card) {
    leave_play(s, card);
    if (card == VANESCO) cast_vanesco(s);
}

static void refill(Position *s, int cell) {
    s->board[cell] = s->pile[s->pile_first++];
    end_turn(s);
}

static void leave_cell_empty(Position *s, int cell) {
    int is_last = is_last_of_line(s, cell);
    s->board[cell] = EMPTY;
    s->row_cards[row_of(cell)]--;
    s->column_cards[column_of(cell)]--;
    if (is_last) s->phase = OVER;
    else end_turn(s);
}

/* `choice` = 2 * cell + refused. */
static void take(Position *s, int choice) {
    int cell = choice / 2, refused = choice % 2;
    int card = s->board[cell];
    if (refused) refuse(s, card);
    else collect(s, card);
    if (pile_is_empty(s)) leave_cell_empty(s, cell);
    else refill(s, cell);
}

static void take_by_declinatio(Position *s, int choice) {
    s->declinatio[s->seat]--;
    walk(s, number_on(top_card(s, s->seat)));
    take(s, choice);
}

static void take_by_accio(Position *s, int choice) {
    s->accio[s->seat]--;
    take(s, choice);
}

static void end_by_declinatio(Position *s) {
    s->declinatio[s->seat]--;
    walk(s, number_on(top_card(s, s->seat)));
    s->phase = OVER;
}

void apply(Position *s, int action) {
    if (action >= TAKE_BY_DECLINATIO) take_by_declinatio(s, action - TAKE_BY_DECLINATIO);
    else if (action >= TAKE_BY_ACCIO) take_by_accio(s, action - TAKE_BY_ACCIO);
    else if (action >= TAKE) take(s, action - TAKE);
    else if (action == WALK) walk_by_number_below(s);
    else if (action == END_BY_DECLINATIO) end_by_declinatio(s);
    else end_turn(s);                               /* PASS, STAY */
#ifdef CHECK
    check(s);
#endif
}

int playout(Position *s, Rng *rng) {
    uint8_t actions[MAX_ACTIONS];
    int decisions = 0;
    while (s->phase != OVER) {
        int count = find_actions(s, actions);
#ifdef CHECK
        check_actions(actions, count);
#endif
        apply(s, actions[below(rng, (uint32_t)count)]);
        decisions++;
    }
    return decisions;
}

/* ---- scoring (G-SCORE) ---- */

/* What a seat collected of each kind; the own colour counts double (G-OWN), so its sums are doubled. */
typedef struct { uint8_t count[KINDS], sum[KINDS]; int immutos; } Tally;

static Tally tally_cauldron(const Position *s, int seat) {
    Tally t = {{0}, {0}, 0};
    for (int i = 1; i <= s->top[seat]; i++) {
        int card = s->cauldron[seat][i];
        if (card == IMMUTO) { t.immutos++; continue; }
        int kind = (card - 1) / 4, is_own = kind / 2 == seat;
        t.count[kind]++;
        t.sum[kind] += (uint8_t)(number_on(card) << is_own);
    }
    return t;
}

/* 1 card: minus its value; 2: nothing; 3: the sum; 4: the sum and 5. */
static int score_kind(int count, int sum) {
    static const int8_t sign[7] = {0, -1, 0, 1, 1, 1, 1}, bonus[7] = {0, 0, 0, 0, 5, 5, 5};
    return sign[count] * sum + bonus[count];
}

/* G-IMMUTO: the best gain of the seat's Immutos, on one kind or on two. */
static int gain_by_immutos(const Tally *t) {
    int best = 0, second = 0, best_of_two = 0;
    for (int k = 0; k < KINDS; k++) {
        int base = score_kind(t->count[k], t->sum[k]);
        int one = score_kind(t->count[k] + 1, t->sum[k]) - base;
        int two = score_kind(t->count[k] + 2, t->sum[k]) - base;
        if (one > best) { second = best; best = one; }
        else if (one > second) second = one;
        if (two > best_of_two) best_of_two = two;
    }
    if (t->immutos == 1) return best;
    return best + second > best_of_two ? best + second : best_of_two;
}

static int score_seat(const Position *s, int seat) {
    Tally t = tally_cauldron(s, seat);
    int total = 0;
    for (int k = 0; k < KINDS; k++) total += score_kind(t.count[k], t.sum[k]);
    return t.immutos ? total + gain_by_immutos(&t) : total;
}

void score(const Position *s, int points[SEATS]) {
    for (int p = 0; p < SEATS; p++) points[p] = score_seat(s, p);
}

/* ---- conservation, in the -DCHECK build only ---- */

#ifdef CHECK
#include <stdio.h>
#include <stdlib.h>

static void expect(int is_true, const char *law) {
    if (is_true) return;
    fprintf(stderr, "broken: %s\n", law);
    abort();
}

static void check_cards(const Position *s) {
    int seen[256] = {0};
    for (int card = 1; card <= DECLINATIO; card++) seen[card] = s->gone[card];
    for (int cell = 0; cell < CELLS; cell++) seen[s->board[cell]]++;
    for (int i = s->pile_first; i < s->pile_end; i++) seen[s->pile[i]]++;
    for (int p = 0; p < SEATS; p++)
        for (int i = 1; i <= s->top[p]; i++) {
            expect(s->cauldron[p][i] >= 1 && s->cauldron[p][i] <= IMMUTO, "a cauldron holds ingredients and Immutos");
            seen[s->cauldron[p][i]]++;
        }
    for (int card = 1; card <= DECLINATIO; card++) expect(seen[card] == copies_in_pack(card), "cards are conserved");
    for (int card = CAULDRON_CARD; card < 256; card++) expect(seen[card] == 0, "no unknown card");
}

static void check_lines(const Position *s) {
    int has_empty_line = 0, full_cells = 0;
    for (int i = 1; i <= 4; i++) {
        int in_row = 0, in_column = 0;
        for (int k = 0; k < 6; k++) {
            in_row += s->board[6 * i + k] != EMPTY;
            in_column += s->board[6 * k + i] != EMPTY;
        }
        expect(in_row == s->row_cards[i] && in_column == s->column_cards[i], "line counts match the board");
        has_empty_line |= in_row == 0 || in_column == 0;
    }
    for (int cell = 0; cell < CELLS; cell++) full_cells += s->board[cell] != EMPTY;
    expect(pile_is_empty(s) || full_cells == DEALT, "the board is full while the pile lasts");
    expect(!has_empty_line || s->phase == OVER, "an empty inner line ends the game");
}

static void check_charges(const Position *s) {
    int accio = 0, declinatio = 0;
    for (int p = 0; p < SEATS; p++) {
        accio += s->accio[p];
        declinatio += s->declinatio[p];
    }
    expect(accio <= 2 * s->gone[ACCIO], "no more Accio charges than cards give");
    expect(declinatio <= 3 * s->gone[DECLINATIO], "no more Declinatio charges than cards give");
}

static void check(const Position *s) {
    check_cards(s);
    check_lines(s);
    check_charges(s);
    expect(s->pile_first <= s->pile_end && s->pile_end <= PILE_AT_START + 12, "the pile stays in its bounds");
}

static void check_actions(const uint8_t *actions, int count) {
    expect(count > 0, "there is always a legal action");
    for (int i = 1; i < count; i++) expect(actions[i - 1] < actions[i], "legal actions ascend");
}
#endif
