import type { Criterion, RankReport } from '../../rank.ts'
import { shortOf } from '../shared.ts'
import type { Ending, LisboaWords } from '../words.ts'
import { listed } from './names.ts'

export const reasons: LisboaWords['reasons'] = {
  nothingToDo: '今はどのアクションも効果がありません。',
  visitTooDear: '影響力とウィッグを合わせても、この訪問の費用に足りません。',
  sponsoringTooDear: '影響力を換金しても、後援に必要なレアルに足りません。',
  shipStays: 'ポートフォリオの船は捨てられません。',
  slotCovered: 'このスロットはまだ瓦礫セットのマーカーで覆われています。',
  shipAtSea: 'この船は出港中で、空きがありません。',
  nothingToTrade: 'この貴族が受け取る商品がないか、2つのアクションがどちらも実行できません。',
  actionDone: 'この国家アクションは、今回の取引ですでに実行しました。',
  goodNotAccepted: 'この貴族が受け取るのは、対応する商品か金だけです。',
  oneGoodDue: '貴族を選んだら、少なくとも1個は渡さなければなりません。',
  oneOfficialDue: '役人を少なくとも1人は置かなければなりません。',
  oneDecreeDue: '政令カードを少なくとも1枚は取らなければなりません。',
  favorHeld: 'この貴族の好意はすでに持っています。',
  streetNotThere: 'この通りは、選んだ土地に面していません。',
  noSuchCube: 'そのキューブはありません。',
  restTooDear: 'このキューブを取ると、残りの瓦礫の分まで支払えません。',
  noOfficialThere: 'この役所に自分の役人はいません。',
  notProduced: 'この商品は今回生産していません。',
  priceAtTop: 'この価格はすでに最高です。',
  treasuryAtEnd: '財務マーカーはトラックの端にあります。',
  rowOpen: 'この段のスロットはすべて開いています。',
  pileEmpty: 'この山は空です。',
  noSuchGood: 'その商品は倉庫にありません。',
  supplyEmpty: 'その商品の在庫がありません。',
  noPlanLeft: '建設計画書の山は両方とも空です。',
  noOfficialLeft: '手元に役人が残っていません。',
  noShipLeft: '造船所が空です。',
  noSlotForShip: '開いている上段のスロットがすべて船で埋まっています。',
  noStore: 'まだ商店がありません。',
  allFavorsHeld: '王室の好意を3種類とも持っています。',
  noDecreeLeft: 'ディスプレイに政令カードがありません。',
  noHouseLeft: '商店コマをすべて使い切りました。',
  everyLandTooDear: '空いている土地は、どれも支払えません。',
  noLandLeft: '空いている土地がありません。',
  noSpaceLeft: '公共施設を建てるスペースが残っていません。',
  noPlanHeld: '未使用の建設計画書がありません。',
  planUsed: 'この建設計画書は使用済みです。',
  noBuildingLeft: 'この色の公共施設が残っていません。',
  tooFewOfficials: 'この建設計画書に必要な役人が役所に足りません。',
  rowCovered: 'この行は今の人数では使いません。',
  landTaken: 'すでに商店があります。',
  landTooDear: '最も高いキューブを取っても、この土地の代金を支払えません。',
  spaceTaken: 'すでに公共施設があります。',
}

export const endings: Readonly<Record<Ending, string>> = {
  scored: '最後のラウンドが終わり、すべてのウィッグを数えました。',
  apprentice: '新しい宮廷でのあなたの地位は「見習い」です。',
  courtServant: '新しい宮廷でのあなたの地位は「宮廷使用人」です。',
  kingsConfidant: '新しい宮廷でのあなたの地位は「国王の腹心」です。',
  marquisRightHand: '新しい宮廷でのあなたの地位は「侯爵の右腕」です。',
}

export const criteria: Readonly<Record<Criterion, string>> = {
  wigs: 'ラセルダと比べたウィッグ',
  stores: '商店',
  rankings: 'ウィッグを得た順位付け',
  reis: '所持レアル',
  decrees: '政令カード',
  ships: '船',
}

/** The rank, and what made it or what was missing for the next. */
export function placeAtCourt(report: RankReport): string {
  const { isMade, criteria: short } = shortOf(report)
  const list = listed(short.map(({ criterion, number }) => `${criteria[criterion]}（${number}）`))
  const why = list === '' ? '' : isMade ? `理由：${list}。` : `次の地位に足りないもの：${list}。`
  return `${endings[report.rank]}${why}`
}

export const sources: LisboaWords['sources'] = {
  game: 'ゲーム中',
  ships: '船',
  rubble: '瓦礫',
  streets: '通りの順位',
  money: 'レアルと影響力',
  decrees: '政令',
  officials: '役人の順位',
  favors: '王室の好意',
}
