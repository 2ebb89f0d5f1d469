import { landName, signed } from '../shared.ts'
import type { LacerdaType, LogWords } from '../words.ts'
import { actions, listed, names, nobleActions, nobles, rubble, wigs } from './names.ts'

const { building, buildingText, card, colours, cubes, decree, piles, plan, space, tile } = names

/** Why he cannot do something. */
const obstacles: Readonly<Record<string, string>> = {
  noPlanLeft: '建設計画書が残っていない',
  noOfficialLeft: '役人が残っていない',
  noShipLeft: '造船所が空',
  noStore: '商店がない',
  supplyEmpty: '生産できる商品の在庫がない',
  allFavorsHeld: '王室の好意を3種類とも持っている',
  noHouseLeft: '商店コマが残っていない',
  noLandLeft: '空いている土地がない',
  noDecreeLeft: 'ディスプレイが空',
  noSpaceLeft: '空いている建設スペースがない',
  noBuildingLeft: '公共施設が残っていない',
  cannotPay: '全額を支払えない',
}

const stands = (assistant: number): string => `アシスタントが${piles[assistant]}にいる`
const colourNames = [colours.blue, colours.green]
const byColour = (numbers: readonly (number | null)[], say: (number: number) => string): string =>
  listed(numbers.map((number, colour) => `${colourNames[colour]}${number === null ? 'なし' : say(number)}`))

/** Each line names its rule and what decided. */
export const lacerdaLog: Pick<LogWords, LacerdaType> = {
  lacerdaSetUp: ({ rule, card: drawn, assistant }) =>
    `ラセルダ（${rule}）：${card(drawn)}により、アシスタントを${piles[assistant]}の山に置く`,
  lacerdaBuildingSetUp: ({ rule, assistant, building: placed, space: at, next, cubes: gone }) =>
    `ラセルダ（${rule}）：${stands(assistant)}ため、${buildingText(placed)}を${space(at)}に置く。除外：${cubes(gone) || 'なし'}。次の公共施設：${next === null ? 'なし' : building(next)}`,
  lacerdaCourtierSetUp({ rule, ignored, card: drawn, noble }) {
    const passed = ignored.length === 0 ? '' : `（無視したカード：${listed(ignored.map(card))}）`
    const by = drawn === null ? '貴族カードが残っていないため' : `${card(drawn)}により`
    return `ラセルダ（${rule}）：${by}、廷臣を${nobles[noble]}に置く${passed}`
  },
  lacerdaCourtierMoved: ({ rule, from, to }) => `ラセルダ（${rule}）：廷臣が${nobles[from]}から${nobles[to]}へ`,
  lacerdaStateChosen({ rule, assistant, action, why }) {
    const which = action % 2 === 0 ? '上側' : '下側'
    const chosen = `ラセルダ（${rule}）：${stands(assistant)}ため${which}の国家アクション「${actions[action]}」`
    return why === null ? chosen : `${chosen}。実行できない（${obstacles[why] ?? why}）`
  },
  lacerdaPlan({ rule, plan: taken, officials, why }) {
    const reasons = { moreOfficials: '役人が多い方', tieBlue: '同数なので青', onlyOne: '残っているのはこれだけ' }
    return `ラセルダ（${rule}）：${plan(taken)}を取得。役人の数は${byColour(officials, String)}、${reasons[why]}`
  },
  lacerdaRecruits({ rule, before, offices, why }) {
    const reasons = {
      fewest: '自分の役人が少ない役所',
      tieLeft: '自分の役人が少ない役所、同数なら左側',
      lastOfficial: '最後の役人を、自分の役人が最も少ない役所へ',
    }
    const had = before.map((number, noble) => `${piles[noble]}${number}`)
    return `ラセルダ（${rule}）：役人を${offices.map((noble) => nobles[noble]).join('と')}へ。${reasons[why]}（直前：${listed(had)}）`
  },
  lacerdaInfluence: ({ rule, ships, portfolio }) =>
    `ラセルダ（${rule}）：影響力は船${ships}＋あなたのポートフォリオ${portfolio}＝${ships + portfolio}`,
  lacerdaTile: ({ rule, at, tile: removed }) =>
    `ラセルダ（${rule}）：枢機卿の先にある最も近いタイル、${at}番の${tile(removed)}を除外`,
  lacerdaNoTile: ({ rule }) => `ラセルダ（${rule}）：取り除くタイルがない`,
  lacerdaFavor: ({ rule, noble, lacked }) =>
    `ラセルダ（${rule}）：持っていない好意は${listed(lacked.map((each) => nobles[each]))}。最も左の${nobles[noble]}を得る`,
  lacerdaPays({ rule, noble, base, rivals, influence, wigs: inWigs, unpaid }) {
    const how = [
      ...(influence > 0 ? [`影響力${influence}`] : []),
      ...(inWigs > 0 ? [wigs(inWigs)] : []),
      ...(unpaid > 0 ? [`不足${unpaid}は払わない`] : []),
    ]
    return `ラセルダ（${rule}）：${nobles[noble]}の費用は${base}${rivals > 0 ? `＋あなたの役人${rivals}＝${base + rivals}` : ''}。支払い：${listed(how) || 'なし'}`
  },
  lacerdaNobleSkipped: ({ rule, noble, why }) =>
    `ラセルダ（${rule}）：貴族アクション「${nobleActions[noble]}」はなし（${obstacles[why]}）`,
  lacerdaStore({ rule, land, street, wigs: number, equal, why }) {
    const reasons = {
      mostWigs: '最も多く得られる土地',
      tieLeft: '同点の中で最も左',
      tieUp: '同点の最も左の列の中で最も上',
      noWigs: 'どこも得点にならないため、左、次に上を優先',
    }
    const tied = equal.length > 1 ? `（同点：${listed(equal.map(landName))}）` : ''
    return `ラセルダ（${rule}）：${landName(land)}に商店、入口は通り${street + 1}、${wigs(number)}。${reasons[why]}${tied}`
  },
  lacerdaCube({ rule, kind, from, row, column, why }) {
    if (kind === null || from === null) return `ラセルダ（${rule}）：キューブは残っていない`
    const lay = `行：${cubes(row) || 'なし'}／列：${cubes(column) || 'なし'}`
    const reason = why === 'columnFirst' ? '最も安い種類が両方にあるため列を優先' : '最も安いキューブ'
    return `ラセルダ（${rule}）：${from === 'row' ? '行' : '列'}の${rubble[kind]}キューブを取る。${reason}（${lay}）`
  },
  lacerdaDecrees: ({ rule, decrees }) => `ラセルダ（${rule}）：左端から取る：${decrees.map(decree).join('／')}`,
  lacerdaBuilding({ rule, colour, building: opened, space: at, best, equal, assistant, why }) {
    const reasons = {
      better: `${colourNames[colour]}の方が有利`,
      assistant: `同点で、${stands(assistant)}ため${colourNames[colour]}`,
      onlyOne: '残っている山はこれだけ',
    }
    const tied = equal.length > 1 ? `。${listed(equal.map(space))}のうち時計回りで最初` : ''
    return `ラセルダ（${rule}）：${building(opened)}を${space(at)}に。得点差（自分−あなた）は${byColour(best, signed)}。${reasons[why]}${tied}`
  },
  lacerdaFollows: ({ rule, noble }) => `ラセルダ（${rule}）：${nobles[noble]}の好意を持っているため、戻して追従する`,
  lacerdaDoesNotFollow: ({ rule, noble, why }) =>
    `ラセルダ（${rule}）：${nobles[noble]}への訪問に追従しない（${obstacles[why]}）`,
  lacerdaDiscards({ rule, pile, card: gone, next }) {
    if (gone === null) return `ラセルダ（${rule}）：${piles[pile]}の山は空なので、何も捨てない`
    const top = next === null ? '山は空になった' : `次は${names.cardText(next)}`
    return `ラセルダ（${rule}）：アシスタントのいる山から${card(gone)}を捨てる。${top}`
  },
  lacerdaAssistantMoved({ rule, from, to, skipped }) {
    if (from === to) return `ラセルダ（${rule}）：移れる山がなく、アシスタントは${piles[to]}のまま`
    const passed = skipped.length === 0 ? '' : `（空の${listed(skipped.map((pile) => piles[pile]))}は飛ばす）`
    return `ラセルダ（${rule}）：アシスタントが${piles[from]}から${piles[to]}へ${passed}`
  },
  lacerdaRubble: ({ rule, cubes: number }) => `ラセルダ（${rule}）：瓦礫キューブ${number}個、1個につきウィッグ1`,
}
