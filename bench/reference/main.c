/* The commands of the yardstick: play, trace, bench. */
#include "glastonbury.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double cpu_seconds(void) { return (double)clock() / CLOCKS_PER_SEC; }

static int check_sum(const int points[SEATS]) {
    return points[0] + 2 * points[1] + 3 * points[2] + 4 * points[3];
}

static int play_one(uint64_t seed, int points[SEATS]) {
    Position s;
    Rng rng;
    seed_rng(&rng, seed);
    deal(&s, &rng);
    int decisions = playout(&s, &rng);
    score(&s, points);
    return decisions;
}

static void print_points(const int points[SEATS]) {
    printf("%d %d %d %d", points[0], points[1], points[2], points[3]);
}

static void play(uint64_t seed, long games) {
    for (long g = 0; g < games; g++) {
        int points[SEATS];
        int decisions = play_one(seed + (uint64_t)g, points);
        print_points(points);
        printf(" %d\n", decisions);
    }
}

static void trace(uint64_t seed) {
    Position s;
    Rng rng;
    uint8_t actions[MAX_ACTIONS];
    int points[SEATS];
    seed_rng(&rng, seed);
    deal(&s, &rng);
    while (s.phase != OVER) {
        int count = find_actions(&s, actions);
        int action = actions[below(&rng, (uint32_t)count)];
        printf("%d %d %d\n", s.seat, action, count);
        apply(&s, action);
    }
    score(&s, points);
    print_points(points);
    printf("\n");
}

/* ---- bench ---- */

/* The position after 40 random decisions of seed 7. */
static void reach_mid_game(Position *s) {
    Rng rng;
    uint8_t actions[MAX_ACTIONS];
    seed_rng(&rng, 7);
    deal(s, &rng);
    for (int i = 0; i < 40; i++) {
        int count = find_actions(s, actions);
        apply(s, actions[below(&rng, (uint32_t)count)]);
    }
}

static void bench_playouts(long games) {
    long moves = 0, check = 0;
    double start = cpu_seconds();
    for (long g = 0; g < games; g++) {
        int points[SEATS];
        moves += play_one(1 + (uint64_t)g, points);
        check += check_sum(points);
    }
    printf("\"playouts\": {\"games\": %ld, \"moves\": %ld, \"cpu_seconds\": %.6f, \"check\": %ld}",
           games, moves, cpu_seconds() - start, check);
}

static void bench_copy(long count) {
    Position root, copy;
    Position *volatile target = &copy;              /* volatile: the compiler must make every copy */
    reach_mid_game(&root);
    double start = cpu_seconds();
    for (long i = 0; i < count; i++) *target = root;
    printf("\"copy\": {\"count\": %ld, \"cpu_seconds\": %.6f, \"bytes\": %zu}",
           count, cpu_seconds() - start, sizeof root);
}

static void bench_imagine(long count) {
    Position root;
    Rng rng;
    long moves = 0, check = 0;
    reach_mid_game(&root);
    seed_rng(&rng, 12345);
    double start = cpu_seconds();
    for (long i = 0; i < count; i++) {
        Position s = root;
        int points[SEATS];
        shuffle_unseen(&s, &rng);
        moves += playout(&s, &rng);
        score(&s, points);
        check += check_sum(points);
    }
    printf("\"imagine\": {\"count\": %ld, \"moves\": %ld, \"cpu_seconds\": %.6f, \"check\": %ld}",
           count, moves, cpu_seconds() - start, check);
}

static void bench(long games, long copies, long imagined) {
    printf("{");
    bench_playouts(games);
    printf(", ");
    bench_copy(copies);
    printf(", ");
    bench_imagine(imagined);
    printf("}\n");
}

static long count_or(int argc, char **argv, int i, long otherwise) {
    return i < argc ? strtol(argv[i], NULL, 10) : otherwise;
}

int main(int argc, char **argv) {
    const char *command = argc > 1 ? argv[1] : "";
    if (!strcmp(command, "play") && argc == 4) play(strtoull(argv[2], NULL, 10), strtol(argv[3], NULL, 10));
    else if (!strcmp(command, "trace") && argc == 3) trace(strtoull(argv[2], NULL, 10));
    else if (!strcmp(command, "bench") && argc <= 5)
        bench(count_or(argc, argv, 2, 200000), count_or(argc, argv, 3, 20000000), count_or(argc, argv, 4, 200000));
    else {
        fprintf(stderr, "usage: %s play SEED N | trace SEED | bench [GAMES [COPIES [IMAGINED]]]\n", argv[0]);
        return 2;
    }
    return 0;
}
