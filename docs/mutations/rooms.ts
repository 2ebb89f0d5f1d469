interface Mutated {
  readonly mutate: readonly string[]
  /** The tests that have to find out the mutants: those of the kernel, and those of a game that look at its scoring. */
  readonly tests: readonly string[]
}

const game = (id: string, files: readonly string[], tests: readonly string[]): Mutated => ({
  mutate: files.map((file) => `games/${id}/${file}`),
  tests: tests.map((name) => `games/${id}/tests/${name}.test.ts`),
})

const rooms: Readonly<Record<string, Mutated>> = {
  kernel: { mutate: ['kernel/*.ts'], tests: ['kernel/tests/!(battery).test.ts'] },
  trounce: game('trounce', ['score.ts'], ['scoring', 'end', 'cutthroat', 'strawhand', 'examples']),
  richelieu: game('richelieu', ['score.ts'], ['end', 'examples']),
  orleans: game('orleans', ['score.ts'], ['end', 'examples']),
  owls: game('owls-of-minerva', ['score.ts'], ['end', 'examples']),
  // of the factions, the largest lodges and who may claim
  pax: game(
    'pax-illuminaten',
    ['score.ts', 'rules/factions.ts:24-44'],
    ['end', 'factions', 'examples', 'examples-course'],
  ),
  lisboa: game('lisboa', ['score.ts', 'rank.ts', 'metrics.ts'], ['scoring', 'rank', 'examples', 'lacerda-nobles']),
}

export const room = rooms[process.env.ROOM ?? 'kernel']
