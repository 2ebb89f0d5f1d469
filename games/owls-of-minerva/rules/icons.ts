import type { DecisionRules, Task } from '@eminence/kernel'
import { regionsIn, rosicrucianLimit, tablesOf } from '../data.ts'
import type { Event } from '../events.ts'
import { destinations, type FollowerTask, type Move, owed, type RegionMove } from '../moves.ts'
import { followersAt, hasDraw, placeOf, type State, usedIcon } from '../state.ts'
import { draw, drawings } from './cards.ts'

/** OM-3.20: the follower that was picked goes to an adjacent region. */
export const freemasonTo: DecisionRules<State, FollowerTask, RegionMove, Event> = {
  moves: (s, _seat, { region }) => regionsIn(tablesOf(s).neighbours[region]).map((to) => destinations[to]),

  play(s, seat, { region: to }, { tell }, { region: from, faction }) {
    s.used |= usedIcon
    s.followers[followersAt(from, faction)]--
    s.followers[followersAt(to, faction)]++
    tell?.({ type: 'followerMoved', seat, faction, from: placeOf(s, from), to: placeOf(s, to) })
    s.todo.push(owed.act[seat])
  },
}

/** OM-3.21: one card after the other, as far as they fit. */
export const rosicrucianDraw: DecisionRules<State, Task, Move, Event> = {
  moves: drawings,

  play(s, seat, move, context) {
    draw(s, seat, move, 'rosicrucian', context)
    s.drawsLeft--
    const goesOn = s.drawsLeft > 0 && s.hands[seat].length < rosicrucianLimit && (s.court.length > 0 || hasDraw(s))
    if (!goesOn) s.drawsLeft = 0
    s.todo.push(goesOn ? owed.rosicrucianDraw[seat] : owed.act[seat])
  },
}
