import { ja as luminaries } from '../../../luminaries/texts/ja.ts'
import type { CardFacts, NameWords } from '../words.ts'

const { factions, ranks } = luminaries
const affiliations = { freemason: 'フリーメイソン', rosicrucian: '薔薇十字団' }

const rankOf = ({ rank }: CardFacts): string =>
  rank === 'Ace' || rank === 'Crown' ? ranks[rank] : `階級${ranks[rank]}`

/** “ローダー（階級II、学者・職人、戦力3、フリーメイソン）”. */
function card(facts: CardFacts): string {
  const parts = [
    rankOf(facts),
    facts.factions.map((each) => factions[each]).join('・'),
    ...(facts.strength === 0 ? [] : [`戦力${facts.strength}`]),
    ...(facts.affiliation === null ? [] : [affiliations[facts.affiliation]]),
  ]
  return `${facts.name}（${parts.join('、')}）`
}

const largeLodge = '5枚以上のロッジを支配している'
const manyDisks = 'マップに8個以上のディスクがある'

export const names: NameWords = {
  luminaries,
  affiliations,
  actions: {
    scout: 'スカウト',
    influence: '影響',
    extort: '恐喝',
    organize: '組織化',
    expel: '解任',
    oust: '追放',
  },
  abilities: {
    influence_any_discount: {
      name: '長い腕',
      text: '任意のカードに追加の影響を行う。そのカードにある他のプレイヤーのディスク1個につき、合計コストが1減る。',
    },
    swap_cards: {
      name: '席替え',
      text: '表向きのマップのカード2枚を、上にあるものごと入れ替える。どちらのカードでも、自分よりディスクの多いプレイヤーがいてはならない。',
    },
    oust_set_strength: {
      name: '互角の挑戦',
      text: '追加の追放を行う。自分の初期戦力は、防御側の初期戦力に1を足すか引くかした値になる（選べる）。',
    },
    edict_take_two: { name: '抜け道', text: 'どれか1枚の布告から好意を2個取り、自分のものにする。' },
    expel_then_move: {
      name: '衛兵の交代',
      text: '追加の解任を行う。その後、任意のカードから自分のディスク1個を新しいカードへ移してもよい。',
    },
    scout_any_free: {
      name: '遠方の文通',
      text: '任意の裏向きカードを、支払いなしでスカウトする。この手番の間、そこは自分の影響アクションに対して隣接とみなす。',
    },
    organize_any_free: {
      name: '忍びの旅',
      text: '支払いなしで、任意のカードの自分のディスクを3個まで、任意の空いた居場所へ移す。',
    },
    buff_influence_cheaper: {
      name: '気前のよい後援者',
      text: 'この手番、影響で置くディスクのコストが1個につき1減る（最低1）。',
    },
    buff_oust_no_advantage: { name: '同じ土俵', text: 'この手番の自分の追放では、誰も有利にも不利にもならない。' },
    new_plot: {
      name: '新たな指令',
      text: '陰謀カードを1枚引き、それか自分の未公開の陰謀のどちらかを陰謀の山札の一番下に置く。',
    },
    buff_expel_free: { name: '封印された令状', text: 'この手番、自分の解任に好意を支払わない。' },
    buff_scout_favor: {
      name: '温かい歓迎',
      text: 'この手番、スカウトするたびに、置いたカードの好意値を得る。',
    },
    draw_two_or_court: { name: '謁見', text: '山札から2枚引くか、法廷のカードを好きに1枚取る。' },
    buff_extort_any: {
      name: '壁に耳あり',
      text: 'この手番、ディスクのある任意のカードを恐喝でき、そのとき全員のディスクを自分のものとみなす。',
    },
    borrow_faction: {
      name: '借りた印章',
      text: 'どれか1枚の派閥カードを、アクション・フェイズの終わりまで自分のもののように使う。',
    },
    ace_wild: {
      name: '開かれた扉',
      text: 'どのカードにもつなげられ、どのカードもつなげられる。その派閥の好意を3個得る。',
    },
    crown_extra_action: {
      name: '堂々たる一手',
      text: 'どのカードにもつなげられるが、その後には何もつなげられない。この手番のメイン・アクションが1回増える。',
    },
  },
  plots: {
    fringeEnlistment: {
      name: '辺境での勧誘',
      text: () => '同じ派閥でつながった4枚以上の縁のカードに、合計4個以上、かつ誰よりも多くの自分のディスクがある。',
    },
    consortOfPeers: {
      name: '同輩の集い',
      text: () => 'あるカードと、それに隣接する同じ階級のカード3枚に自分のディスクがある。',
    },
    enlightenedAuthority: {
      name: '啓蒙された権威',
      text: () => '王冠のカードに合計4個以上、かつ誰よりも多くの自分のディスクがある。',
    },
    innerCircle: {
      name: '内なる輪',
      text: () =>
        'つながった4枚以上の内部のカードに自分のディスクがあり、その1枚1枚が同じ集まりの2枚以上に隣接している。',
    },
    freemasonUnion: {
      name: 'フリーメイソンの連合',
      text: () => '自分の支配するフリーメイソンのカードに、合わせて6つの派閥がすべてそろっている。',
    },
    dispersedContacts: { name: '散在する人脈', text: (number) => `カードを${number}枚以上支配している。` },
    influentialConverts: { name: '有力な改宗者', text: (number) => `エースを${number}枚以上支配している。` },
    pathOfWhispers: {
      name: 'ささやきの道',
      text: () => '同じ派閥のカードが上端の行から下端の行まで連なり、そのすべてに自分のディスクがある。',
    },
    shadowAlliance: {
      name: '影の同盟',
      text: (number) => `他のプレイヤーのディスクもある${number}枚以上のカードに、自分のディスクがある。`,
    },
    rosicrucianFoil: {
      name: '薔薇十字団への対抗',
      text: () =>
        '聖職者のカードを3枚以上支配し、その上に合計5個以上の自分のディスクがあり、かつ支配する聖職者のカードが誰よりも多い。',
    },
    lineOfExchange: {
      name: '交流の線',
      text: () => '中央の行で隣り合う同じ派閥のカード3枚以上に、合計3個以上、かつ誰よりも多くの自分のディスクがある。',
    },
    grandLodge: { name: '大ロッジ', text: () => '5枚以上のロッジを、5個以上の自分のディスクで支配している。' },
    clandestineVassal: {
      name: '秘密の家臣',
      text: () => '自分の評議会プラカードと他のプレイヤーのプラカードを結ぶロッジを支配している。',
    },
  },
  specials: {
    congress: {
      name: 'ヴィルヘルムスバート会議',
      text: '手番に1回、好きな好意5個を払ってメイン・アクションを1回増やせる。',
    },
    celebrations: { name: '宮廷の祝宴', text: '影響は、どの縁のカードも隣接しているものとして対象にできる。' },
    investigators: {
      name: '教会の審問官',
      text: '手番に1回、他のプレイヤー1人の手札か未公開の陰謀を見られる。',
    },
    elector: {
      name: '選帝侯の命令',
      text: '他のプレイヤーのディスクがあるカードも解任できる。ただし、そのすべてが新しいカードに置けなければならない。',
    },
    fairWeather: { name: '好天', text: '組織化で、ディスクを任意の空いた居場所へ移せる。' },
    compact: {
      name: 'フリーメイソンの盟約',
      text: 'フリーメイソンのカードは、派閥が共通でなくても企みの連鎖につなげられる。',
    },
    tidings: { name: '静かな便り', text: '恐喝で共謀が起こらない。他のプレイヤーに何も渡さない。' },
    press: {
      name: '募集の印刷物',
      text: '手番に1回、同じ派閥の好意3個を払ってメイン・アクションを1回増やせる。',
    },
    advance: {
      name: '薔薇十字団の前進',
      text: '薔薇十字団のカードからのスカウト、薔薇十字団のカードへの影響、薔薇十字団のカードを置く解任は、メイン・アクションを使わない。',
    },
  },
  edict: (faction) => `布告：${factions[faction]}`,
  factionCards: {
    nobility: {
      ability: '貴族の好意1を払い、任意のカード1枚に追加の影響を行う（ディスクのコストは通常どおり）。',
      passive: 'ディスクが1個もないカードに最初に置くディスクのコストが1減る（最低1）。',
    },
    professions: {
      ability: '追加の恐喝を、ささやきと共謀なしで行う。',
      passive: '支払いのとき、同じ派閥の好意2個を好きな派閥の1個として使える。',
    },
    magistrates: {
      ability: '治安判事の好意1を払い、通常のコストで追加の解任を行う。',
      passive: '速好意に使った企みカードの能力も使える。',
    },
    artists: {
      ability: '芸術家の好意1を払い、任意のカード1枚から自分のディスク3個までを任意の空いた居場所へ移す。',
      passive: '支払いのとき、芸術家の好意を好きな派閥の好意として使える。',
    },
    scholars: {
      ability: '学者の好意1を払い、ほかに何も払わずに任意の裏向きカードへ追加のスカウトを行う。',
      passive: '自分の再ドローでの手札上限が5枚になる。',
    },
    clergy: {
      ability: '追加の追放を行う。対象のディスク1個につき聖職者の好意1を払う。',
      passive: '自分の追放では、防御側が先にカードを選んで公開する。',
    },
  },
  bots: {
    germain: {
      name: 'サン・ジェルマン伯爵',
      plots: ['布告が4枚捨てられている', largeLodge, manyDisks],
    },
    joseph: {
      name: 'ヨーゼフ2世',
      plots: [manyDisks, '第2ラウンド以降、マップにディスクのない人がいる', '著名人の山札が2回尽きた'],
    },
    cagliostro: {
      name: 'アレッサンドロ・カリオストロ',
      plots: [largeLodge, 'フリーメイソンか薔薇十字団のカードを5枚支配している', manyDisks],
    },
    weishaupt: {
      name: 'アダム・ヴァイスハウプト',
      plots: [largeLodge, 'エースか王冠を3枚支配している', manyDisks],
    },
  },
  directions: ['左', '左上', '右上', '右', '右下', '左下'],
  card,
  place: (number, name) => (name === null ? `${number}番` : `${name}（${number}番）`),
  placard: '評議会プラカード',
  ownPlacard: '自分の評議会プラカード',
  seat: (letter) => `プレイヤー${letter}`,
  tally: (list) => list.map(({ faction, count }) => `${factions[faction]}${count}`).join('、'),
  symbols: (list) =>
    list
      .map(({ factions: shown, count }) => {
        const name = shown.length === 6 ? '任意' : shown.map((each) => factions[each]).join('か')
        return `${name}${count}`
      })
      .join('、'),
  comma: '、',
  colon: '：',
}
