import { jsonIn, type Measurement, readingOf } from './measurement.ts'

/** Of 100 points each. */
interface Judged {
  readonly page: string
  readonly device: string
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
}

const pages = { home: 'home page', table: 'table of Trounce' } as const
const devices = ['desktop', 'phone'] as const

export const lighthouse: Measurement<readonly Judged[]> = {
  name: 'lighthouse',
  command: 'npm run lighthouse',
  keep: (output) => JSON.parse(jsonIn(output)),
  figures: Object.entries(pages).flatMap(([page, title]) =>
    devices.map((device) => ({
      name: `Lighthouse, ${title} on a ${device}: performance / accessibility / best practices`,
      goal: `lighthouse: ${page} on a ${device}`,
      read: (judged: readonly Judged[]) =>
        judged
          .filter((each) => each.page === page && each.device === device)
          .flatMap(({ performance, accessibility, bestPractices }) =>
            [performance, accessibility, bestPractices].map((points) => readingOf(points)),
          ),
    })),
  ),
}
