import { artists, clergy, type Faction, magistrates, nobility, none, professions, scholars } from '../data.ts'
import type { Move } from '../moves.ts'
import { bestOf, useless } from './actions.ts'
import { bestOust } from './oust.ts'
import { type Outlook, worthOfHeld } from './outlook.ts'
import { worthOfAction, worthOfScheme } from './schemes.ts'

/** PI-5.1: what an entry of the menu promises. */
export function worthOfEntry(outlook: Outlook, move: Move): number {
  switch (move.type) {
    case 'scheme':
      return worthOfScheme(outlook, move.card)
    case 'factionCard':
      return worthOfFactionCard(outlook, move.faction)
    case 'claimFaction':
      return worthOfCard
    case 'claimPlot':
      return worthOfClaim
    case 'followUp':
      return Math.max(
        bestOf(outlook, 'influence', 'cube', move.slot),
        bestOf(outlook, 'organize', 'cube', move.slot),
        bestOust(outlook, 'cube', move.slot),
      )
    case 'congress':
      return worthOfAction - 5 * meanToken(outlook)
    case 'press':
      return worthOfAction - 3 * worthOfHeld(outlook, move.faction)
    case 'lookAtHand':
    case 'lookAtPlot':
      return worthOfLook
    case 'oust':
      return bestOust(outlook, 'main', none)
    case 'end':
      return 0
    default:
      return bestOf(outlook, move.type, 'main')
  }
}

/** Claims come before anything else; they cost nothing, nor does a look. */
const [worthOfClaim, worthOfCard, worthOfLook] = [6, 5, 0.05]

const meanToken = ({ tokens, weights }: Outlook): number => (tokens > 9 ? weights.spareToken : weights.token)

/** Table 2.8: the ability, with what it costs. */
function worthOfFactionCard(outlook: Outlook, faction: Faction): number {
  switch (faction) {
    case nobility:
      return bestOf(outlook, 'influence', 'faction')
    case professions:
      return bestOf(outlook, 'extort', 'faction')
    case magistrates:
      return bestOf(outlook, 'expel', 'faction') - worthOfHeld(outlook, magistrates)
    case artists:
      return bestOf(outlook, 'organize', 'faction') - worthOfHeld(outlook, artists)
    case scholars:
      return bestOf(outlook, 'scout', 'faction')
    case clergy:
      return bestOust(outlook, 'faction', none)
    default:
      return useless
  }
}
