import { type Context, reveals, type Seat } from '@eminence/kernel'
import { none, type Plot } from '../../data.ts'
import type { Event } from '../../events.ts'
import { type State, usedClaimPlot } from '../../state.ts'
import { largestMet } from './joint.ts'
import { evidenceOf, isMet, isThinkable } from './witnesses.ts'

/** PI-14.1: the public plots and the seat's own. */
export const plotsOpenTo = (s: State, seat: Seat): Plot[] =>
  s.privatePlots[seat] === none ? s.publicPlots : [...s.publicPlots, s.privatePlots[seat]]

export const isMetBy = (s: State, seat: Seat, plot: Plot): boolean =>
  isThinkable(s, seat, plot) && isMet(evidenceOf(s, seat, plot))

/** PI-14.1: whether one more of the plots would count. */
export function fitsWithOthers(s: State, seat: Seat, plot: Plot): boolean {
  const claims = s.claims[seat]
  return claims.length === 0 || largestMet(s, seat, [...claims, plot]).length > largestMet(s, seat, claims).length
}

export function claimablePlots(s: State, seat: Seat): Plot[] {
  if ((s.turnUsed & usedClaimPlot) !== 0 || s.supply[seat] === 0) return []
  if (s.presence[seat] === 0) return []
  return plotsOpenTo(s, seat).filter(
    (plot) => isMetBy(s, seat, plot) && !s.claims[seat].includes(plot) && fitsWithOthers(s, seat, plot),
  )
}

export function claimPlot(s: State, seat: Seat, plot: Plot, { tell }: Context<Event>): void {
  const hidden = s.privatePlots[seat] === plot
  s.turnUsed |= usedClaimPlot
  s.supply[seat]--
  s.claims[seat].push(plot)
  s.onTop[seat] |= 1 << plot
  if (hidden) {
    s.revealed |= 1 << seat
    tell?.({ type: 'plotClaimed', seat, plot, hidden }, reveals)
  } else tell?.({ type: 'plotClaimed', seat, plot, hidden })
}

/** PI-15.1, PI-15.2: plots whose disk lies on top are kept before those under which it lies, then earlier claims. */
export function checkPlots(s: State, { tell }: Context<Event>): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const claims = s.claims[seat]
    if (claims.length === 0) continue
    const before = s.onTop[seat]
    const isOn = (plot: Plot) => (before & (1 << plot)) !== 0
    const met = largestMet(s, seat, [...claims.filter(isOn), ...claims.filter((plot) => !isOn(plot))])
    s.onTop[seat] = met.reduce((set, plot) => set | (1 << plot), 0)
    for (const plot of claims) {
      const isNow = (s.onTop[seat] & (1 << plot)) !== 0
      if (isNow !== isOn(plot)) tell?.({ type: isNow ? 'plotRegained' : 'plotLost', seat, plot })
    }
  }
}
