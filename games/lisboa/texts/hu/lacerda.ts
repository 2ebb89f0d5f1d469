import { landName, signed } from '../shared.ts'
import type { LacerdaType, LogWords } from '../words.ts'
import { actions, listed, names, nobleActions, rubble, toNobles, wigs } from './names.ts'

const { building, buildingText, card, colours, cubes, decree, piles, plan, space, tile } = names

/** Why he cannot do something. */
const obstacles: Readonly<Record<string, string>> = {
  noPlanLeft: 'nincs több tervrajz',
  noOfficialLeft: 'nincs több hivatalnoka',
  noShipLeft: 'üres a hajógyár',
  noStore: 'nincs üzlete',
  supplyEmpty: 'a készletből kifogytak az árui',
  allFavorsHeld: 'mindhárom királyi kegy nála van',
  noHouseLeft: 'nincs több háza',
  noLandLeft: 'nincs üres telek',
  noDecreeLeft: 'üres a kínálat',
  noSpaceLeft: 'nincs üres hely',
  noBuildingLeft: 'nincs több középület',
  cannotPay: 'nem tudja teljesen kifizetni',
}

const stands = (assistant: number): string => `a segéd paklija: ${piles[assistant]}`
const colourNames = [colours.blue, colours.green]
const byColour = (numbers: readonly (number | null)[], say: (number: number) => string): string =>
  numbers.map((number, colour) => `${colourNames[colour]} ${number === null ? 'nincs' : say(number)}`).join(', ')

/** Each line names its rule and what decided. */
export const lacerdaLog: Pick<LogWords, LacerdaType> = {
  lacerdaSetUp: ({ rule, card: drawn, assistant }) =>
    `Lacerda (${rule}): a húzott lap ${card(drawn)}, a segéd ide kerül: ${piles[assistant]}`,
  lacerdaBuildingSetUp: ({ rule, assistant, building: placed, space: at, next, cubes: gone }) =>
    `Lacerda (${rule}): ${stands(assistant)}, ezért lekerül: ${buildingText(placed)} – ${space(at)}; kikerül a játékból: ${cubes(gone) || 'semmi'}; a következő: ${next === null ? 'nincs' : building(next)}`,
  lacerdaCourtierSetUp({ rule, ignored, card: drawn, noble }) {
    const passed = ignored.length === 0 ? '' : ` (figyelmen kívül: ${ignored.map(card).join(', ')})`
    const by = drawn === null ? 'nincs több nemeskártya' : `a húzott lap ${card(drawn)}`
    return `Lacerda (${rule}): ${by}, az udvaronca itt kezd: ${piles[noble]}${passed}`
  },
  lacerdaCourtierMoved: ({ rule, from, to }) =>
    `Lacerda (${rule}): az udvaronca továbblép: ${piles[from]} → ${piles[to]}`,
  lacerdaStateChosen({ rule, assistant, action, why }) {
    const which = action % 2 === 0 ? 'a felső' : 'az alsó'
    const chosen = `Lacerda (${rule}): ${stands(assistant)}, ezért ${which} állami akció: ${actions[action]}`
    return why === null ? chosen : `${chosen}; nem lehetséges, ${obstacles[why] ?? why}`
  },
  lacerdaPlan({ rule, plan: taken, officials, why }) {
    const reasons = { moreOfficials: 'több hivatalnok', tieBlue: 'egyenlő, ezért a kék', onlyOne: 'csak ez maradt' }
    return `Lacerda (${rule}): elvesz: ${plan(taken)}. Hivatalnokok: ${byColour(officials, String)}; ${reasons[why]}`
  },
  lacerdaRecruits({ rule, before, offices, why }) {
    const reasons = {
      fewest: 'ahol a legkevesebben vannak',
      tieLeft: 'ahol a legkevesebben vannak, egyenlőknél balrább',
      lastOfficial: 'az utolsó hivatalnoka oda, ahol a legkevesebben vannak',
    }
    const had = before.map((number, noble) => `${piles[noble]} ${number}`)
    return `Lacerda (${rule}): hivatalnokok: ${listed(offices.map((noble) => piles[noble]))}; ${reasons[why]} (előtte: ${had.join(', ')})`
  },
  lacerdaInfluence: ({ rule, ships, portfolio }) =>
    `Lacerda (${rule}): befolyás: hajói ${ships} + a portfóliód ${portfolio} = ${ships + portfolio}`,
  lacerdaTile: ({ rule, at, tile: removed }) =>
    `Lacerda (${rule}): kikerül a bíboros előtti legközelebbi lapka (${at}. mező): ${tile(removed)}`,
  lacerdaNoTile: ({ rule }) => `Lacerda (${rule}): nincs eltávolítható lapka a körön`,
  lacerdaFavor: ({ rule, noble, lacked }) =>
    `Lacerda (${rule}): hiányzó kegyek: ${listed(lacked.map((each) => piles[each]))}; a bal szélsőt veszi el: ${piles[noble]}`,
  lacerdaPays({ rule, noble, base, rivals, influence, wigs: inWigs, unpaid }) {
    const how = [
      ...(influence > 0 ? [`${influence} befolyás`] : []),
      ...(inWigs > 0 ? [wigs(inWigs)] : []),
      ...(unpaid > 0 ? [`${unpaid} kifizetetlen`] : []),
    ]
    return `Lacerda (${rule}): ${piles[noble]} ára ${base}${rivals > 0 ? ` + ${rivals} hivatalnokod = ${base + rivals}` : ''}; fizet: ${listed(how) || 'semmit'}`
  },
  lacerdaNobleSkipped: ({ rule, noble, why }) =>
    `Lacerda (${rule}): elmarad a nemesi akció (${nobleActions[noble]}), ${obstacles[why]}`,
  lacerdaStore({ rule, land, street, wigs: number, equal, why }) {
    const reasons = {
      mostWigs: 'itt jár a legtöbb',
      tieLeft: 'az egyenlők közül a bal szélső',
      tieUp: 'az egyenlők közül a bal szélső oszlopban a legfelső',
      noWigs: 'sehol sem jár paróka, ezért balra, majd fent',
    }
    const tied = equal.length > 1 ? ` (egyenlő: ${equal.map(landName).join(', ')})` : ''
    return `Lacerda (${rule}): üzlet: ${landName(land)}, bejárat: ${street + 1}. utca, ${wigs(number)}; ${reasons[why]}${tied}`
  },
  lacerdaCube({ rule, kind, from, row, column, why }) {
    if (kind === null || from === null) return `Lacerda (${rule}): nincs ott kocka`
    const lay = `sor: ${cubes(row) || 'nincs'}; oszlop: ${cubes(column) || 'nincs'}`
    const reason = why === 'columnFirst' ? 'a legolcsóbb fajta mindkét helyen van, ezért az oszlopé' : 'a legolcsóbb'
    return `Lacerda (${rule}): elvett kocka: ${rubble[kind]} (${from === 'row' ? 'sor' : 'oszlop'}), ${reason} (${lay})`
  },
  lacerdaDecrees: ({ rule, decrees }) =>
    `Lacerda (${rule}): a bal szélső rendeletek: ${decrees.map(decree).join('; ')}`,
  lacerdaBuilding({ rule, colour, building: opened, space: at, best, equal, assistant, why }) {
    const reasons = {
      better: `a ${colourNames[colour]} jobb`,
      assistant: `egyenlő, és ${stands(assistant)}, ezért a ${colourNames[colour]}`,
      onlyOne: 'csak ez a pakli maradt',
    }
    const tied = equal.length > 1 ? `; óramutató szerint az első ezek közül: ${equal.map(space).join(' | ')}` : ''
    return `Lacerda (${rule}): ${building(opened)} – ${space(at)}. Az ő parókái mínusz a tieid: ${byColour(best, signed)}; ${reasons[why]}${tied}`
  },
  lacerdaFollows: ({ rule, noble }) =>
    `Lacerda (${rule}): nála van a királyi kegy (${piles[noble]}), visszaadja, és követ`,
  lacerdaDoesNotFollow: ({ rule, noble, why }) => `Lacerda (${rule}): nem követ ${toNobles[noble]}, ${obstacles[why]}`,
  lacerdaDiscards({ rule, pile, card: gone, next }) {
    if (gone === null) return `Lacerda (${rule}): üres a pakli (${piles[pile]}), nincs mit eldobni`
    const top = next === null ? 'a pakli elfogyott' : `most legfelül: ${names.cardText(next)}`
    return `Lacerda (${rule}): a segéd paklijából kikerül: ${card(gone)}; ${top}`
  },
  lacerdaAssistantMoved({ rule, from, to, skipped }) {
    if (from === to) return `Lacerda (${rule}): nincs hová lépni, a segéd marad: ${piles[to]}`
    const passed = skipped.length === 0 ? '' : ` (üres, átugorja: ${listed(skipped.map((pile) => piles[pile]))})`
    return `Lacerda (${rule}): a segéd továbblép: ${piles[from]} → ${piles[to]}${passed}`
  },
  lacerdaRubble: ({ rule, cubes: number }) => `Lacerda (${rule}): kockánként 1 paróka, ${number} kocka`,
}
