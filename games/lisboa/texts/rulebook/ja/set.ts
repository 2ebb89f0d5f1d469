import { blockMakers, type Rulebook } from '@eminence/kernel'
import { ja } from '../../ja/index.ts'
import type { RulebookPicture } from '../../pictures.ts'
import {
  buildingTable,
  clergyTable,
  decreeTable,
  nobleTable,
  planTable,
  spaceTable,
  treasuryCardTable,
} from '../../tables.ts'

const { text, list } = blockMakers<RulebookPicture>('')
const { names, options } = ja

/** Options, hints, and what is printed. */
export const setSections: Rulebook['sections'] = [
  {
    title: '隠された情報',
    blocks: [
      text(
        '隠されているのは、手札、伏せたカード、山札や山の順番、聖職者タイルの袋だけです。所持金、商品、政令、聖職者タイルとその裏面、山の枚数などは、すべて公開です。',
      ),
    ],
  },
  {
    title: 'オプション',
    blocks: [
      text('テーブルを開くときに選べます。'),
      list(`「${options.fixedScoringTiles.name}」：${options.fixedScoringTiles.help}`),
    ],
  },
  {
    title: '初めてのゲームのために',
    blocks: [
      list(
        '瓦礫セットは早めに集めましょう。スロットが開き、倉庫が広がり、2回得点になります。高いキューブより、足りない種類を。',
        'ほかの人が瓦礫を片付けた場所に建てましょう。1列目と4列目はすぐに5レアルが入り、5列目はキューブが2個だけです。',
        '建てる前に行と通りを見ましょう。あとから公共施設が建つたびに、その商店は得点になります。',
        '公共施設は、自分の商店がほかの人より多い場所に建設しましょう。',
        '8を超える影響力は無駄になりがちです。教会の得点計算で満ちる前に訪問しましょう。',
        '財務が低ければ訪問、高ければ財務カードをポートフォリオに。',
        '役所の役人は、ほかの人の訪問を高くします。計画書の準備ができるまで置いておきましょう。',
        '同じ商品を生産する前に売りましょう。金はどの貴族にも渡せるので、少し残しておくと便利です。',
        '早い段階の青い船は、安く影響力を得る手段です。',
        'ほかの人が次に訪問しそうな貴族の好意を持っておきましょう。引いたカードが手がかりです。',
        '聖職者タイルは終了時には無価値です。最後になりそうな教会の得点計算で返しましょう。',
        'ソロでは、ラセルダの次の貴族とアクションがわかります。彼の狙う場所を先に取り、行き先に役人を置き、政令に追従しましょう。',
      ),
    ],
  },
  {
    title: '内容物セットについて',
    blocks: [
      text(
        '印刷された内容の大半は復元したものです。参照できたのはソロルール、内容物の一覧、期とゲームの終わりのページだけで、基本ルールの本文、カード、ボードは参照できませんでした。',
        '確かなもの：各内容物の数、ボードの形、船のサイズ、勝利点タイル、役人の順位の値、開始時の持ち物、アクションの種類。',
        'Eminenceのために作ったもの：政治カード、聖職者タイル、政令、建設計画書、公共施設の内容、土地とスペースのボーナス、財務・価格・影響力のトラック、通りの商品、教会の並び、倉庫の大きさ。実物とは異なります。',
      ),
      text('ゲームをお持ちの方は、実物の数値を書き写したセットでテーブルを開けます。ルールは変わりません。'),
      text('公共施設と、商品ごとの商店1軒あたりのウィッグ：'),
      buildingTable(names, ['色', '公共施設']),
      text('公共施設のスペース（南西から時計回り）：'),
      spaceTable(names, ['スペース', 'ボーナス']),
      text('建設計画書に必要な役人：'),
      planTable(names, ['建設計画書', 'スタート', 'そのほか']),
      text('聖職者タイル：'),
      clergyTable(names, ['能力', '枚数', '裏のウィッグ']),
      text('貴族カード（影響力と効果）：'),
      nobleTable(names, ['デッキ', '貴族', 'カード'], (influence, effect) => `${influence}：${effect}`),
      text('財務カード：'),
      treasuryCardTable(names, ['カード', 'デッキ', 'ポートフォリオでの能力', 'イベント']),
      text('政令カード：'),
      decreeTable(names, '政令'),
    ],
  },
]
