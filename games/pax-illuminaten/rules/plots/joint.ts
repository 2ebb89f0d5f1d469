import type { Seat } from '@eminence/kernel'
import { count, type Plot, type Slots, slotsIn } from '../../data.ts'
import type { State } from '../../state.ts'
import { type Evidence, evidenceOf, isMet, isThinkable, type Witness } from './witnesses.ts'

const contains = (outer: Slots, inner: Slots): boolean => (inner & ~outer) === 0

/** PI-14.4: neither set holds the other, and they do not name the same lodge. */
const areCompatible = (a: Witness, b: Witness): boolean =>
  !contains(a.slots, b.slots) &&
  !contains(b.slots, a.slots) &&
  (a.lodge === 0 || a.lodge !== b.lodge || a.faction !== b.faction)

/** Calls `see` with every choice of `size` slots, until it says that it has seen enough; gives whether it has. */
function someChoice(slots: readonly number[], size: number, see: (set: Slots) => boolean, from = 0, set = 0): boolean {
  if (size === 0) return see(set)
  for (let at = from; at <= slots.length - size; at++) {
    if (someChoice(slots, size - 1, see, at + 1, set | (1 << slots[at]))) return true
  }
  return false
}

/** Whether witnesses can be chosen for all of these, compatible with each other and with those chosen already. */
function canChoose(evidence: readonly Evidence[], chosen: readonly Witness[]): boolean {
  if (evidence.length === 0) return true
  const [first, ...rest] = evidence
  const fits = (witness: Witness) =>
    chosen.every((other) => areCompatible(witness, other)) && canChoose(rest, [...chosen, witness])
  if (first.kind === 'witnesses') return first.witnesses.some(fits)
  return someChoice(slotsIn(first.pool), first.size, (slots) => fits({ slots, faction: 0, lodge: 0 }))
}

/** PI-14.4 */
function areJointlyMet(evidence: readonly Evidence[]): boolean {
  if (!evidence.every(isMet)) return false
  if (evidence.length === 1) return true
  // those with the fewest witnesses first: then a search fails early
  const size = (each: Evidence) => (each.kind === 'anyOf' ? 100 + count(each.pool) : each.witnesses.length)
  return canChoose(
    [...evidence].sort((a, b) => size(a) - size(b)),
    [],
  )
}

/** All choices of the plots, as lists of their places: larger ones first, and of equal size those with earlier plots. */
function choicesOf(number: number): number[][] {
  const choices = Array.from({ length: 1 << number }, (_, bits) =>
    Array.from({ length: number }, (_, at) => at).filter((at) => bits & (1 << at)),
  )
  return choices.sort((a, b) => b.length - a.length || compare(a, b))
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return a[at] - b[at]
  return 0
}

const orders = [0, 1, 2, 3].map(choicesOf)

/** PI-15.1: the largest set of these plots that the seat meets together; of several the one with the earlier plots of the list. */
export function largestMet(s: State, seat: Seat, plots: readonly Plot[]): Plot[] {
  if (plots.length === 0) return []
  const evidence = plots.map(
    (plot): Evidence => (isThinkable(s, seat, plot) ? evidenceOf(s, seat, plot) : { kind: 'witnesses', witnesses: [] }),
  )
  const best = orders[plots.length].find((choice) => areJointlyMet(choice.map((at) => evidence[at])))
  return (best ?? []).map((at) => plots[at])
}
