import { type Context, reveals } from '@eminence/kernel'
import { type Card, lacerda, none, spaceNamed, tablesOf, treasuryPile } from '../../data.ts'
import type { Event } from '../../events.ts'
import type { State } from '../../state.ts'
import { leansGreen } from './choices.ts'

/** LI-8.4 to LI-8.6: from the blue cards that you were not dealt. */
export function lacerdaSetUp(s: State, blue: Card[], { tell }: Context<Event>): void {
  const { typeOf, set } = tablesOf(s)
  const card = blue.pop() ?? none
  s.cardsOut.push(card)
  s.assistant = typeOf[card]
  tell?.({ type: 'lacerdaSetUp', rule: 'LI-8.4', card: set.cards[card], assistant: s.assistant })
  openFirstBuilding(s, tell)
  const ignored: Card[] = []
  let drawn = blue.pop()
  while (drawn !== undefined && typeOf[drawn] === treasuryPile) {
    ignored.push(drawn)
    drawn = blue.pop()
  }
  s.cardsOut.push(...ignored)
  if (drawn !== undefined) s.cardsOut.push(drawn)
  // a set of the host's own may have too few blue noble cards: then he begins at the left
  s.courtiers[lacerda] = drawn === undefined ? 0 : typeOf[drawn]
  tell?.({
    type: 'lacerdaCourtierSetUp',
    rule: 'LI-8.6',
    ignored: ignored.map((each) => set.cards[each]),
    card: drawn === undefined ? null : set.cards[drawn],
    noble: s.courtiers[lacerda],
  })
}

/** LI-8.5: nobody opens it, nobody scores, and its cubes leave the game. */
function openFirstBuilding(s: State, tell: Context<Event>['tell']): void {
  const [colour, space] = leansGreen(s) ? [1, spaceNamed('E-D')] : [0, spaceNamed('W-D')]
  const building = s.buildingStacks[colour].pop() ?? none
  s.buildings[space] = building
  const cubes = s.spaceCubes.slice(space * 3, space * 3 + 3)
  for (let kind = 0; kind < 3; kind++) {
    s.cubesOut[kind] += cubes[kind]
    s.spaceCubes[space * 3 + kind] = 0
  }
  if (tell === undefined) return
  const { buildings } = tablesOf(s).set
  const next = buildings[s.buildingStacks[colour].at(-1) ?? none] ?? null
  tell(
    {
      type: 'lacerdaBuildingSetUp',
      rule: 'LI-8.5',
      assistant: s.assistant,
      building: buildings[building],
      space,
      next,
      cubes,
    },
    reveals,
  )
}
