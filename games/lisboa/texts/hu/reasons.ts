import type { Criterion, RankReport } from '../../rank.ts'
import { shortOf } from '../shared.ts'
import type { Ending, LisboaWords } from '../words.ts'
import { listed } from './names.ts'

export const reasons: LisboaWords['reasons'] = {
  nothingToDo: 'Most egyik akciójának sem volna hatása.',
  visitTooDear: 'A befolyásod és a parókáid együtt sem elegendők erre a látogatásra.',
  sponsoringTooDear: 'Nincs rá elég réised, a befolyásodat pénzre váltva sem.',
  shipStays: 'A portfólióban álló hajó sosem ad helyet másnak.',
  slotCovered: 'Ezt a helyet még törmelékjelölő takarja.',
  shipAtSea: 'Ezen a hajón nincs szabad rekesz: a tengeren van.',
  nothingToTrade: 'Nincs olyan árud, amelyet ez a nemes elfogad, vagy egyik akciója sem lehetséges.',
  actionDone: 'Ezt az állami akciót ebben a cserében már végrehajtottad.',
  goodNotAccepted: 'Ez a nemes csak a saját áruját és aranyat fogad el.',
  oneGoodDue: 'Ha már nemest választottál, legalább egy árut oda kell adnod.',
  oneOfficialDue: 'Legalább egy hivatalnokot el kell helyezned.',
  oneDecreeDue: 'Legalább egy rendeletet el kell venned.',
  favorHeld: 'Ennek a nemesnek a kegye már nálad van.',
  streetNotThere: 'Ez az utca nem határos a választott telekkel.',
  noSuchCube: 'Ilyen kocka nincs ott.',
  restTooDear: 'Ha ezt a kockát veszed el, a maradék törmelékkel együtt túl drága lenne a telek.',
  noOfficialThere: 'Ebben a hivatalban nincs hivatalnokod.',
  notProduced: 'Ebből az áruból most nem termeltél.',
  priceAtTop: 'Ez az ár már a legmagasabb.',
  treasuryAtEnd: 'A kincstár a sáv végén áll.',
  rowOpen: 'Ennek a sornak már minden helye nyitva van.',
  pileEmpty: 'Ez a pakli üres.',
  noSuchGood: 'Ilyen áru nincs a raktáradban.',
  supplyEmpty: 'Ebből az áruból nincs több a készletben.',
  noPlanLeft: 'Mindkét tervrajzpakli üres.',
  noOfficialLeft: 'Nincs több hivatalnokod.',
  noShipLeft: 'A hajógyár üres.',
  noSlotForShip: 'Minden nyitott felső helyeden hajó áll: nincs hely újabbnak.',
  noStore: 'Még nincs üzleted.',
  allFavorsHeld: 'Már mindhárom nemes kegye nálad van.',
  noDecreeLeft: 'A kínálatban nincs több rendelet.',
  noHouseLeft: 'Minden házadat beépítetted.',
  everyLandTooDear: 'Egyik üres telekre sincs elég pénzed.',
  noLandLeft: 'Nincs több üres telek.',
  noSpaceLeft: 'Nincs több üres hely középületnek.',
  noPlanHeld: 'Nincs felhasználatlan tervrajzod.',
  planUsed: 'Ezt a tervrajzot már felhasználtad.',
  noBuildingLeft: 'Ebből a színből nincs több középület.',
  tooFewOfficials: 'Ehhez a tervrajzhoz kevés hivatalnokod áll a hivatalokban.',
  rowCovered: 'Ez a sor ennyi játékossal nincs játékban.',
  landTaken: 'Itt már áll egy üzlet.',
  landTooDear: 'A legdrágább kocka elvétele után sem tudnád kifizetni ezt a telket.',
  spaceTaken: 'Itt már áll egy középület.',
}

export const endings: Readonly<Record<Ending, string>> = {
  scored: 'Lement az utolsó forduló, és minden paróka össze van számolva.',
  apprentice: 'Rangod az új udvarban: inas.',
  courtServant: 'Rangod az új udvarban: udvari szolga.',
  kingsConfidant: 'Rangod az új udvarban: a király bizalmasa.',
  marquisRightHand: 'Rangod az új udvarban: a márki jobbkeze.',
}

export const criteria: Readonly<Record<Criterion, string>> = {
  wigs: 'paróka Lacerdához képest',
  stores: 'üzlet',
  rankings: 'parókát hozó rangsor',
  reis: 'réis kézben',
  decrees: 'rendelet',
  ships: 'hajó',
}

/** The rank, and what made it or what was missing for the next. */
export function placeAtCourt(report: RankReport): string {
  const { isMade, criteria: short } = shortOf(report)
  const list = listed(short.map(({ criterion, number }) => `${criteria[criterion]} (${number})`))
  const why = list === '' ? '' : isMade ? ` Az oka: ${list}.` : ` A következő ranghoz kevés: ${list}.`
  return `${endings[report.rank]}${why}`
}

export const sources: LisboaWords['sources'] = {
  game: 'Játék közben',
  ships: 'Hajók',
  rubble: 'Törmelék',
  streets: 'Utcák',
  money: 'Réis és befolyás',
  decrees: 'Rendeletek',
  officials: 'Hivatalnokok',
  favors: 'Királyi kegyek',
}
