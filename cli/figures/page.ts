import { type Goal, goalInSigns, goals, isMet } from './goals.ts'
import type { Figure, Kept, Measurement, Reading } from './measurement.ts'

/** A line of the page: a figure, and what is known of it. */
export interface Row {
  readonly figure: string
  readonly command: string
  readonly date: string | null
  readonly goal: Goal | null
  /** None where it was not measured. */
  readonly readings: readonly Reading[]
}

export const rowsOf = (measurements: readonly Measurement[], kept: ReadonlyMap<string, Kept>): Row[] =>
  measurements.flatMap((measurement) => {
    const found = kept.get(measurement.name)
    return measurement.figures.map((figure) => rowOf(figure, measurement.command, found))
  })

const rowOf = ({ name, goal, read }: Figure, command: string, found: Kept | undefined): Row => ({
  figure: name,
  command,
  date: found?.date ?? null,
  goal: goal === null ? null : goals[goal],
  readings: found === undefined ? [] : read(found.result),
})

/** Whether the goal is met; null where there is none, or nothing was measured. */
const met = ({ goal, readings }: Row): boolean | null =>
  goal === null || readings.length === 0 ? null : readings.every(({ value }) => isMet(goal, value))

/** Those whose goal is missed. */
export const missesOf = (rows: readonly Row[]): Row[] => rows.filter((row) => met(row) === false)

/** The missed figures of which nobody has said why. */
export const unexplained = (rows: readonly Row[]): string[] =>
  missesOf(rows).flatMap(({ figure, goal }) => (goal?.missed === undefined ? [figure] : []))

const shown = ({ readings }: Row): string => readings.map((each) => each.shown).join(' / ') || 'not measured'

const inCode = (command: string): string => `\`${command}\``

const line = (row: Row): string => {
  const verdict = met(row)
  const cells = [
    row.figure,
    shown(row),
    row.goal === null ? '' : goalInSigns(row.goal),
    verdict === null ? '' : verdict ? 'yes' : '**no**',
    inCode(row.command),
    row.readings.length === 0 ? '' : (row.date ?? ''),
  ]
  return `| ${cells.join(' | ')} |`
}

const missLine = (row: Row): string =>
  `- ${row.figure}: ${shown(row)} instead of ${goalInSigns(row.goal ?? {})}. ${row.goal?.missed ?? ''}`.trimEnd()

/** Which machine has measured what. */
function machineLines(measurements: readonly Measurement[], kept: ReadonlyMap<string, Kept>): string[] {
  const measured = measurements.flatMap(({ name }) => {
    const machine = kept.get(name)?.machine
    return machine === undefined ? [] : [{ name, on: `${machine.model}, ${machine.cores} cores, Node ${machine.node}` }]
  })
  const byMachine = Map.groupBy(measured, ({ on }) => on)
  return [...byMachine].map(([on, those]) => `- ${on}: ${those.map(({ name }) => name).join(', ')}`)
}

/** The whole page, from what is kept alone. */
export function pageOf(measurements: readonly Measurement[], kept: ReadonlyMap<string, Kept>): string {
  const rows = rowsOf(measurements, kept)
  const promised = rows.filter(({ goal }) => goal !== null)
  const reached = promised.filter((row) => met(row) === true)
  const open = promised.filter((row) => met(row) === null)
  const misses = missesOf(rows)
  const machines = machineLines(measurements, kept)
  const lines = [
    '# The figures',
    '',
    'Every figure that Eminence promises, and those that stand beside them. This page is written by `npx eminence figures` from the results in',
    '`docs/figures/`, each with its command, day and machine; nothing here is written by hand. Where a figure has several values, its goal',
    'holds for each of them. Shares of won games come with their 95 % interval (Wilson).',
    '',
    `Of ${promised.length} goals ${reached.length} are met, ${misses.length} missed, and ${open.length} not measured.`,
    '',
    '| figure | measured | goal | met | command | on |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map(line),
    ...(misses.length === 0 ? [] : ['', '## What is missed, and why', '', ...misses.map(missLine)]),
    ...(machines.length === 0 ? [] : ['', '## Measured on', '', ...machines]),
  ]
  return `${lines.join('\n')}\n`
}
