import type { Criterion, RankReport } from '../../rank.ts'
import { shortOf } from '../shared.ts'
import type { Ending, LisboaWords } from '../words.ts'
import { listed } from './names.ts'

export const reasons: LisboaWords['reasons'] = {
  nothingToDo: 'None of its actions could do anything now.',
  visitTooDear: 'Your influence and your wigs together do not cover the cost of this visit.',
  sponsoringTooDear: 'You do not have enough réis for it, not even with your influence turned into money.',
  shipStays: 'A ship in your portfolio never makes room.',
  slotCovered: 'This slot is still covered by a rubble-set marker.',
  shipAtSea: 'This ship has no free hold: it is at sea.',
  nothingToTrade: 'You have no good that this noble accepts, or none of the two actions is possible.',
  actionDone: 'You have done this State action in this trade already.',
  goodNotAccepted: 'This noble accepts only his own good and gold.',
  oneGoodDue: 'Once a noble is chosen, at least one good has to be given.',
  oneOfficialDue: 'At least one official has to be placed.',
  oneDecreeDue: 'At least one decree has to be taken.',
  favorHeld: 'You have a Royal Favor of this noble already.',
  streetNotThere: 'This street does not border the land that you have chosen.',
  noSuchCube: 'No such cube lies there.',
  restTooDear: 'With this cube taken, the rubble that remains would make the price too high for you.',
  noOfficialThere: 'None of your officials stands in this office.',
  notProduced: 'You have not produced this good just now.',
  priceAtTop: 'This price is at its highest already.',
  treasuryAtEnd: 'The treasury is at the end of its track.',
  rowOpen: 'All slots of this row are open already.',
  pileEmpty: 'This pile is empty.',
  noSuchGood: 'You have no such good in your warehouse.',
  supplyEmpty: 'The supply has none of it left.',
  noPlanLeft: 'Both stacks of plans are empty.',
  noOfficialLeft: 'You have no official left in your supply.',
  noShipLeft: 'The shipyard is empty.',
  noSlotForShip: 'All your open top slots hold ships: there is no room for another.',
  noStore: 'You have no store yet.',
  allFavorsHeld: 'You have a Royal Favor of each noble already.',
  noDecreeLeft: 'No decree is left in the display.',
  noHouseLeft: 'All your houses are built.',
  everyLandTooDear: 'You cannot afford any of the empty land.',
  noLandLeft: 'There is no empty land left.',
  noSpaceLeft: 'There is no empty place for a public building left.',
  noPlanHeld: 'You have no unused plan.',
  planUsed: 'This plan has been used.',
  noBuildingLeft: 'There is no public building of this colour left.',
  tooFewOfficials: 'Too few of your officials stand in the offices for this plan.',
  rowCovered: 'This row is not in play with so few players.',
  landTaken: 'There is a store already.',
  landTooDear: 'Even with the dearest cube taken you could not pay for this land.',
  spaceTaken: 'There is a public building already.',
}

export const endings: Readonly<Record<Ending, string>> = {
  scored: 'The last round has been played and all wigs are counted.',
  apprentice: 'At the new court you are an apprentice.',
  courtServant: 'At the new court you are a court servant.',
  kingsConfidant: 'At the new court you are the King’s confidant.',
  marquisRightHand: 'At the new court you are the Marquis’s right hand.',
}

export const criteria: Readonly<Record<Criterion, string>> = {
  wigs: 'wigs, compared with Lacerda',
  stores: 'stores',
  rankings: 'rankings that gave you wigs',
  reis: 'réis in hand',
  decrees: 'decrees',
  ships: 'ships',
}

/** The rank, and what made it or what was missing for the next. */
export function placeAtCourt(report: RankReport): string {
  const { isMade, criteria: short } = shortOf(report)
  const list = listed(short.map(({ criterion, number }) => `${criteria[criterion]} (${number})`))
  const why = list === '' ? '' : isMade ? ` The reason: ${list}.` : ` Not enough for the next rank: ${list}.`
  return `${endings[report.rank]}${why}`
}

export const sources: LisboaWords['sources'] = {
  game: 'During the game',
  ships: 'Ships',
  rubble: 'Rubble',
  streets: 'Streets',
  money: 'Réis and influence',
  decrees: 'Decrees',
  officials: 'Officials',
  favors: 'Royal Favors',
}
