import { landName, signed } from '../shared.ts'
import type { LacerdaType, LogWords } from '../words.ts'
import { actions, listed, many, names, nobleActions, nobles, placed, rubble, wigs } from './names.ts'

const { building, buildingText, card, colours, cubes, decree, piles, plan, space, tile } = names

/** Why he cannot do something. */
const obstacles: Readonly<Record<string, string>> = {
  noPlanLeft: 'no plan is left',
  noOfficialLeft: 'he has no official left',
  noShipLeft: 'the shipyard is empty',
  noStore: 'he has no store',
  supplyEmpty: 'none of his goods is in supply',
  allFavorsHeld: 'he has all three Royal Favors',
  noHouseLeft: 'he has no house left',
  noLandLeft: 'no land is empty',
  noDecreeLeft: 'the display is empty',
  noSpaceLeft: 'no place is empty',
  noBuildingLeft: 'no public building is left',
  cannotPay: 'he cannot pay in full',
}

const stands = (assistant: number): string => `the assistant is on the ${piles[assistant]} pile`
const colourNames = [colours.blue, colours.green]
/** By colour: “blue 3, green none”. */
const byColour = (numbers: readonly (number | null)[], say: (number: number) => string): string =>
  numbers.map((number, colour) => `${colourNames[colour]} ${number === null ? 'none' : say(number)}`).join(', ')

/** Each line names its rule and what decided. */
export const lacerdaLog: Pick<LogWords, LacerdaType> = {
  lacerdaSetUp: ({ rule, card: drawn, assistant }) =>
    `Lacerda (${rule}): the card ${card(drawn)} sends his assistant to the ${piles[assistant]} pile`,
  lacerdaBuildingSetUp: ({ rule, assistant, building: first, space: at, next, cubes: gone }) =>
    `Lacerda (${rule}): ${stands(assistant)}, so ${buildingText(first)} is placed ${placed(at)}; out of the game: ${cubes(gone) || 'no cube'}; next on the stack: ${next === null ? 'none' : building(next)}`,
  lacerdaCourtierSetUp({ rule, ignored, card: drawn, noble }) {
    const passed = ignored.length === 0 ? '' : ` (passed over: ${ignored.map(card).join(', ')})`
    const by = drawn === null ? 'no noble card is left, so' : `the card ${card(drawn)} sends`
    return `Lacerda (${rule}): ${by} his courtier ${drawn === null ? 'begins at' : 'to'} ${nobles[noble]}${passed}`
  },
  lacerdaCourtierMoved: ({ rule, from, to }) =>
    `Lacerda (${rule}): his courtier goes from ${nobles[from]} to ${nobles[to]}`,
  lacerdaStateChosen({ rule, assistant, action, why }) {
    const which = action % 2 === 0 ? 'upper' : 'lower'
    const chosen = `Lacerda (${rule}): ${stands(assistant)}, so the ${which} State action: ${actions[action]}`
    return why === null ? chosen : `${chosen}; not possible, ${obstacles[why] ?? why}`
  },
  lacerdaPlan({ rule, plan: taken, officials, why }) {
    const reasons = { moreOfficials: 'more officials', tieBlue: 'equal, so blue', onlyOne: 'the only one left' }
    return `Lacerda (${rule}): he takes the ${plan(taken)}. Officials: ${byColour(officials, String)}; ${reasons[why]}`
  },
  lacerdaRecruits({ rule, before, offices, why }) {
    const reasons = {
      fewest: 'where he has the fewest',
      tieLeft: 'where he has the fewest; of equals the one further left',
      lastOfficial: 'his last official, where he has the fewest',
    }
    const had = before.map((number, noble) => `${piles[noble]} ${number}`)
    return `Lacerda (${rule}): officials for ${listed(offices.map((noble) => nobles[noble]))}, ${reasons[why]} (before: ${had.join(', ')})`
  },
  lacerdaInfluence: ({ rule, ships, portfolio }) =>
    `Lacerda (${rule}): influence ${ships} of his ships + ${portfolio} of your portfolio = ${ships + portfolio}`,
  lacerdaTile: ({ rule, at, tile: removed }) =>
    `Lacerda (${rule}): the nearest tile ahead of the Cardinal, ${tile(removed)} on space ${at}, leaves the game`,
  lacerdaNoTile: ({ rule }) => `Lacerda (${rule}): there is no tile on the ring to remove`,
  lacerdaFavor: ({ rule, noble, lacked }) =>
    `Lacerda (${rule}): he lacks ${listed(lacked.map((each) => nobles[each]))} and takes the leftmost Royal Favor, of ${nobles[noble]}`,
  lacerdaPays({ rule, noble, base, rivals, influence, wigs: inWigs, unpaid }) {
    const how = [
      ...(influence > 0 ? [`${influence} influence`] : []),
      ...(inWigs > 0 ? [wigs(inWigs)] : []),
      ...(unpaid > 0 ? [`${unpaid} left unpaid`] : []),
    ]
    return `Lacerda (${rule}): ${nobles[noble]} costs ${base}${rivals > 0 ? ` + ${many(rivals, 'official')} of yours = ${base + rivals}` : ''}; paid: ${listed(how) || 'nothing'}`
  },
  lacerdaNobleSkipped: ({ rule, noble, why }) =>
    `Lacerda (${rule}): no Noble action (${nobleActions[noble]}), ${obstacles[why]}`,
  lacerdaStore({ rule, land, street, wigs: number, equal, why }) {
    const reasons = {
      mostWigs: 'more than anywhere else',
      tieLeft: 'of equals the one furthest left',
      tieUp: 'of equals in the leftmost column the one furthest up',
      noWigs: 'no land gives wigs, so furthest left, then furthest up',
    }
    const tied = equal.length > 1 ? ` (equal: ${equal.map(landName).join(', ')})` : ''
    return `Lacerda (${rule}): store on ${landName(land)}, entrance on street ${street + 1}, ${wigs(number)}; ${reasons[why]}${tied}`
  },
  lacerdaCube({ rule, kind, from, row, column, why }) {
    const lay = `row: ${cubes(row) || 'none'}; column: ${cubes(column) || 'none'}`
    if (kind === null || from === null) return `Lacerda (${rule}): no cube lies there`
    const reason = why === 'columnFirst' ? 'the cheapest kind lies in both, so the column’s' : 'the cheapest'
    return `Lacerda (${rule}): he takes the ${rubble[kind]} cube of the ${from}, ${reason} (${lay})`
  },
  lacerdaDecrees: ({ rule, decrees }) => `Lacerda (${rule}): the leftmost decrees, ${decrees.map(decree).join('; ')}`,
  lacerdaBuilding({ rule, colour, building: opened, space: at, best, equal, assistant, why }) {
    const reasons = {
      better: `the ${colourNames[colour]} one is better`,
      assistant: `equal, and ${stands(assistant)}, so ${colourNames[colour]}`,
      onlyOne: 'the only stack left',
    }
    const tied = equal.length > 1 ? `; first clockwise of ${equal.map(space).join(', ')}` : ''
    return `Lacerda (${rule}): ${building(opened)} ${placed(at)}. His wigs less yours: ${byColour(best, signed)}; ${reasons[why]}${tied}`
  },
  lacerdaFollows: ({ rule, noble }) =>
    `Lacerda (${rule}): he has the Royal Favor of ${nobles[noble]}, returns it and follows`,
  lacerdaDoesNotFollow: ({ rule, noble, why }) =>
    `Lacerda (${rule}): he does not follow to ${nobles[noble]}, ${obstacles[why]}`,
  lacerdaDiscards({ rule, pile, card: gone, next }) {
    if (gone === null) return `Lacerda (${rule}): the ${piles[pile]} pile is empty, nothing is discarded`
    const top = next === null ? 'the pile is empty now' : `now on top: ${names.cardText(next)}`
    return `Lacerda (${rule}): ${card(gone)} is discarded from the pile of the assistant; ${top}`
  },
  lacerdaAssistantMoved({ rule, from, to, skipped }) {
    if (from === to)
      return `Lacerda (${rule}): there is no other pile to go to, the assistant stays on the ${piles[to]} pile`
    const passed =
      skipped.length === 0
        ? ''
        : `, past ${skipped.length === 1 ? 'an empty pile' : 'empty piles'} (${listed(skipped.map((pile) => piles[pile]))})`
    return `Lacerda (${rule}): the assistant goes from ${piles[from]} to ${piles[to]}${passed}`
  },
  lacerdaRubble: ({ rule, cubes: number }) => `Lacerda (${rule}): 1 wig for each of his ${many(number, 'cube')}`,
}
