import { briefly, type Flaw, type RecordProblem, type SetupProblem } from '@eminence/kernel'
import type { ChanceProblem } from '@eminence/protocol'
import type { CliTexts } from './texts.ts'

const range = (min: number, max: number): string => (min === max ? `${min}` : `${min}～${max}`)
const listed = (words: readonly string[]): string => words.join('、') || 'なし'

const otherRules = '別のバージョンのルールによる記録'

function setupProblem(problem: SetupProblem): string {
  switch (problem.code) {
    case 'seats':
      return `席の数は${range(problem.min, problem.max)}です（${problem.seats}は不可）`
    case 'unknownOption':
      return `「${problem.name}」というオプションはありません（オプション：${listed(problem.known)}）`
    case 'optionValue': {
      const { name, value, possible } = problem
      const values = possible.map(briefly)
      return `オプション「${name}」に${briefly(value)}は指定できません（指定できる値：${listed(values)}）`
    }
    case 'seed':
      return 'シードは小文字の16進数64桁です'
    case 'noComponents':
      return 'このゲームのコンポーネントは差し替えられません'
    case 'components':
      return `コンポーネントセットに誤りがあります：${problem.flaws.map(flaw).join('、')}`
  }
}

function flaw({ path, expected }: Flaw): string {
  const at = path || 'セット全体'
  switch (expected.code) {
    case 'object':
      return `${at}はオブジェクトにしてください`
    case 'list':
      return `${at}は要素数${range(expected.shortest, expected.longest)}のリストにしてください`
    case 'text':
      return `${at}は${range(expected.shortest, expected.longest)}文字の文字列にしてください`
    case 'wholeNumber':
      return `${at}は${expected.lowest}～${expected.highest}の整数にしてください`
    case 'oneOf':
      return `${at}に指定できる値は${listed(expected.possible)}です`
    case 'knownField':
      return `${at}という項目はありません（項目：${listed(expected.known)}）`
    case 'unique':
      return `${at}が重複しています`
    case 'kinds':
      return `${at}の値は${expected.most}種類までです`
    case 'entries':
      return `${at}には「${expected.field}」が「${expected.value}」の要素がちょうど${expected.count}個必要です`
  }
}

function recordProblem(problem: RecordProblem): string {
  const damaged = (what: string) => `完全な記録ではありません：${what}`
  switch (problem.code) {
    case 'notJson':
      return damaged('JSONとして読めません')
    case 'notObject':
      return damaged('JSONのオブジェクトではありません')
    case 'format':
      return damaged(`"format"が"${problem.wanted}"ではありません`)
    case 'game':
      return damaged('"game"がゲームの名前ではありません')
    case 'version':
      return damaged('"version"が整数ではありません')
    case 'setup':
      return damaged('"setup"に"seats"、"options"、または64桁の16進数の"seed"がありません')
    case 'moves':
      return damaged('"moves"がリストではありません')
    case 'move':
      return damaged(`${problem.at}手目に"seat"、または"type"のある"move"がありません`)
    case 'hashes':
      return damaged('"hashes"が、手数より1つ多いハッシュのリストではありません')
    case 'otherGame':
      return `${problem.wanted}ではなく${problem.game}の記録です`
    case 'impossibleSetup':
      return `この設定ではゲームを始められません：${setupProblem(problem.problem)}`
    case 'illegalMove':
      return `${problem.at}手目の${briefly(problem.move)}は反則です`
  }
}

const seatsNamed = (numbers: readonly number[]): string => `席${numbers.join('、')}`

function chanceProblem(given: ChanceProblem): string {
  switch (given.problem) {
    case 'malformed':
      return '"fairness"または"witness"の形式が不明です'
    case 'seats':
      return '証明の席数が記録と違います'
    case 'commitment':
      return '秘密の値から卓のコミットメントが得られません'
    case 'nonce':
      return `席${given.seat}のナンスからその席のコミットメントが得られません`
    case 'startCode':
      return '控えられていた開始コードが記録から得られません。コミットメントか席が変えられたか、削られています'
    case 'ownNonce':
      return `席${given.seat}のナンスが、その席のブラウザーが控えたものと違います`
    case 'seed':
      return '秘密の値・コミットメント・ナンスからシードが得られません'
  }
}

export const ja: CliTexts = {
  named: (name, what) => `${name}：${what}`,

  help: {
    tagline: '宮廷の駆け引きを描くボードゲームを、遊ぶ・振り返る・計測するためのコマンドです。',
    usage: '使い方：',
    commands: 'コマンド',
    flags: 'フラグ',
    more: '各コマンドの詳細は `eminence help <command>` で表示します。',
  },

  commands: {
    serve: 'ブラウザで遊ぶためのサーバを起動します。',
    backup: 'サーバーの保存内容をすべてコピーします（稼働中でも可）。',
    games: 'ゲームの一覧を、人数とオプションつきで表示します。',
    play: 'ターミナルでコンピュータと対戦します。',
    replay: '記録したゲームを1手ずつ再現します。',
    verify: '記録がルールどおりかどうかを1手ずつ検証し、乱数について何が証明されるかを示します。',
    simulate: 'ランダムにプレイし、速度・ルール違反・結果の傾向を調べます。',
    battery: 'ランダムにプレイし、ゲームが満たすべき検査をすべて行います。',
    arena: 'コンピュータ同士を対戦させます。',
    bench: 'ルール処理またはサーバーの速度を計測して比較します。',
    figures: '公約した数値を計測し、docs/figures.mdにまとめます。',
    help: 'コマンドの一覧、または各コマンドの使い方を表示します。',
  },

  flags: {
    all: 'すべて計測し直す',
    components: 'このファイルのコンポーネントセットで遊ぶ',
    count: 'ゲーム数（1000）',
    data: 'データベースのフォルダ（data）',
    force: '既存のファイルを上書きする',
    game: 'このゲームだけを対象にする（複数指定可）',
    games: 'ゲーム数。席の入れ替えが一巡するように切り上げ（100）',
    help: 'このヘルプを表示する',
    host: '待ち受けるアドレス（127.0.0.1：このマシンのみ）',
    iterations: 'コンピュータが1手で行うプレイアウトの回数',
    json: 'JSONで出力する',
    lang: '表示言語（システムの言語）',
    level: '対戦相手の強さ：beginner、club、expert（club）',
    opponents: 'あなたから時計回りに座るコンピュータ。書き方は `arena --players` と同じ',
    moves: 'サーバーの計測に使う手数（30,000）',
    only: 'この計測だけを、計測済みでも行う（複数指定可）',
    option: 'ゲームのオプション。`eminence games` で確認できる（複数指定可）',
    page: '計測せずにページだけを書き出す',
    players:
      'コンピュータを席順に指定（足りなければ繰り返す）：beginner、club、expert、rules、plain、random。expert@500msやexpert@200itのように思考量も指定できる',
    port: '待ち受けるポート（3000。0なら空いているポート）',
    record: '記録したゲームの続きから遊ぶ',
    save: '終了時と保存時に記録を書き込むファイル',
    seat: 'あなたの席。0から数える（0）',
    seats: '席の数（そのゲームの最大人数。`battery` ではすべての人数）',
    seconds: '1項目あたりのCPU時間、秒（5）',
    seed: '乱数のシード。同じシードなら配られるカードなども同じ',
    'start-code': '控えておいた開始コード。記録と一致するかを確かめる',
    stride: '重い検査を、この数の局面に1回の割合で行う（256）',
    threads: '同時に進めるゲーム数（CPUコア数）',
    time: 'コンピュータが1手にかける時間、ミリ秒',
    to: 'この手数まで再現して止める',
  },

  errors: {
    unknownCommand: (name, nearest) => `「${name}」というコマンドはありません。「${nearest}」のことですか？`,
    unknownFlag: (flag, nearest) => `ここでは${flag}は使えません。${nearest}のことですか？`,
    flagNeedsValue: (flag) => `値がありません：${flag}`,
    flagTakesNoValue: (flag) => `${flag}に値は指定できません`,
    missing: (positional) => `${positional}が指定されていません`,
    missingFlag: (flag) => `${flag}が指定されていません`,
    tooMany: (argument) => `「${argument}」は余分です`,
    notANumber: (flag, given, min, max) =>
      `${flag}には${max === null ? `${min}以上` : `${min}以上${max}以下`}の整数を指定してください（「${given}」は不可）`,
    unknownLanguage: (known) => `--langに指定できるのは${listed(known)}です`,
    unknownGame: (id, known) => `「${id}」というゲームはありません（ゲーム：${listed(known)}）`,
    unknownBench: (name) => `「${name}」という計測はありません（計測：rules、server）`,
    unknownFigure: (name) => `「${name}」という計測はありません。計測できるのは次のとおりです：`,
    noSuchTable: 'その席数とオプションの卓があるゲームはありません。`eminence games` で確認できます',
    badOptionForm: (given) => `オプションは name=value の形で指定してください（「${given}」は不可）`,
    unknownLevel: (name, known) => `「${name}」という強さはありません（強さ：${listed(known)}）`,
    unknownPlayer: (name, known) => `「${name}」というコンピュータはいません（コンピュータ：${listed(known)}）`,
    badBudget: (given) => `「${given}」は解釈できません。expert@1000ms や expert@500it のように書いてください`,
    unevenPlayers: (given, seats, right) =>
      `--playersには、${seats}席を均等に分けられるように${right.join('または')}人のコンピュータを指定してください（${given}人は不可）`,
    tooManyOpponents: (given, room) => `対戦相手は${room}人までです（${given}人は不可）`,
    setByRecord: (flag) => `${flag}は記録によって決まるので、--recordと同時には使えません`,
    cannotRead: (file, trouble) => `${file}を読み込めません：${trouble}`,
    notJson: 'JSONとして読めません',
    cannotWrite: (file, trouble) => `${file}に書き込めません：${trouble}`,
    exists: (file) => `${file}はすでに存在します。上書きするには--forceを指定してください`,
    unknownGameOfRecord: (file, game, known) =>
      `${file}は未知のゲーム「${game}」の記録です（ゲーム：${listed(known)}）`,
    hashDiffers: (at) => (at === 0 ? '準備が記録と一致しません' : `${at}手目の後の局面が記録と一致しません`),
    noSuchMove: (to, count) => `この記録は${count}手までで、${to}手目はありません`,
    badEnvironment: (what) => `環境変数に誤りがあります：${what}`,
    portTaken: (port) => `ポート${port}は使用中か、使用できません。--portで別のポートを指定してください`,
    folderInUse: (folder) =>
      `${folder}は別のサーバーが使用中です。そのサーバーを止めるか、--dataで別のフォルダーを指定してください`,
    badFolder: {
      notFolder: (folder) => `${folder}はフォルダーではありません。--dataで別のデータフォルダーを指定してください`,
      readOnly: (folder) =>
        `${folder}に書き込めません。サーバーのユーザーに書き込みを許可するか、--dataで別のフォルダーを指定してください`,
      full: (folder) => `${folder}のあるディスクに空きがありません。空きを作ってから起動し直してください`,
      damaged: (folder) =>
        `${folder}のデータベースが壊れているか、Eminenceのものではありません。バックアップから復元してください`,
    },
    newerDatabase: (folder) =>
      `${folder}は新しいバージョンのEminenceのものです。新しいほうを起動するか、このバージョンのバックアップから復元してください`,
    noDatabase: (folder) => `${folder}にデータベースがありません。--dataでサーバーのデータフォルダーを指定してください`,
    notDatabase: (folder) => `${folder}のデータベースを読めません。壊れているか、Eminenceのものではありません`,
    badStartCode: (given) => `開始コードは64桁の16進数です（「${given}」は不可）`,
    unexpected: (what) => `想定外のエラーです：${what}`,
  },

  setupProblem,
  recordProblem,
  chanceProblem: (problem) => `乱数が記録のとおりではありません：${chanceProblem(problem)}`,

  troubles: {
    missing: 'ファイルがありません',
    noFolder: 'フォルダがありません',
    isFolder: 'フォルダです',
    notPlain: '通常のファイルではありません',
    forbidden: '権限がありません',
    full: 'ディスクに空きがありません',
    other: 'システムに拒否されました',
  },

  refusals: {
    gameOver: 'ゲームは終了しています。',
    notYourDecision: 'その席が今決めることはありません。',
    notOffered: 'そのような手は選べません。',
    nothingToUndo: '直前の手はあなたの手ではないので、取り消せません。',
    noWayBack: 'あなたの直前の手で隠れた情報が明らかになったか乱数が使われたので、もう戻せません。',
    tooManyUndos: '手を取り消した回数が多すぎます。このまま続けてください。',
  },

  serve: {
    ready: (address) => `Eminenceのアドレス：${address}`,
    stopped: '停止しました。どの卓も次回は続きから始まります。',
  },

  backup: { done: (file, kilobytes) => `${file}に保存しました（${kilobytes} KB）。` },

  games: { seats: (min, max) => `${range(min, max)}人` },

  play: {
    person: 'プレイヤー',
    you: 'あなた',
    company: ['アルマン', 'ベアトリクス', 'コジモ', 'ドロテア', 'エドマンド', 'フラヴィア'],
    players: {
      beginner: 'コンピュータ（初級）',
      club: 'コンピュータ（中級）',
      expert: 'コンピュータ（上級）',
      rules: 'コンピュータ（定石）',
      plain: 'コンピュータ（探索のみ）',
      random: 'コンピュータ（ランダム）',
    },
    seed: (seed) => `シード：${seed}`,
    thinking: (name) => `${name}が考えています……`,
    advising: '上級コンピュータが考えています……',
    yourMove: 'あなたの番です',
    keys: '番号：プレイ  u：取り消し  ?：ヒント  b：できない理由  r：ルール  s：保存  q：終了',
    question: '> ',
    notUnderstood: (count) =>
      count === 1 ? '1か、上の文字を入力してください。' : `1～${count}の番号か、上の文字を入力してください。`,
    takenBack: '取り消しました。',
    hint: '上級コンピュータの候補：',
    chance: (percent) => `勝率 ${percent}`,
    noReckoning: '勝率は未計算',
    blocked: '今できないこと：',
    nothingBlocked: '今、特に禁じられている手はありません。',
    ruling: '本アプリの裁定',
    example: '例',
    offerSaving: 's：記録を保存  Enter：終了 > ',
    fileName: 'ファイル名（Enter：保存しない）> ',
    saved: (file) => `記録を${file}に保存しました。`,
    goodbye: 'またどうぞ。',
  },

  result: { title: 'ゲーム終了。', place: '順位', name: '名前', total: '合計' },

  records: {
    good: (count, game, players, isOver) =>
      `問題なし：${game}、${players}人、${count}手、${isOver ? '終局まで' : '対局途中'}`,
    otherRules: (verdict) => `${verdict}（${otherRules}）`,
    mayDiffer: (verdict) => `${verdict}（${otherRules}なので、不正がなくても食い違うことがあります）`,
    played: (game, players, count) => `${game}、${players}人、${count}手`,
    position: '局面',
    differs: (at) =>
      `注意：${at === 0 ? '準備の時点' : `${at}手目の後`}から局面が記録と一致しません。詳しくは \`eminence verify\` で確認できます`,
    unfair: (problem) => `注意：${problem}。詳しくは \`eminence verify\` で確認できます`,
    chance: {
      unproven: '乱数：何も証明されません。シードがどう決まったかが記録にありません',
      scheme1: (commitment) => `乱数：秘密の値とナンスから、シードとコミットメント${commitment}が得られます`,
      scheme1Limit:
        '未証明：誰も配りを選ばなかったこと。席ごとのコミットメントがなかった頃の卓（方式1）で、席を持つサーバー、またはコンピュータを座らせたサーバーは配りを選べました',
      fits: '乱数：秘密の値・ナンス・コミットメント・シードは互いに整合しています',
      startCode: (code) => `開始コード：${code}`,
      unwitnessed:
        '未証明：最初のナンスが公開される前から、これらのコミットメントがあったこと。その時から控えてある開始コードと比べてください（--start-code）',
      given: '開始コードは指定されたものと同じです。それを控えた時から、コードの表す内容は変わっていません',
      kept: (seat) =>
        `開始コードとナンスは、席${seat}のブラウザーがナンスを公開する前に控えたものと同じです。ファイルにそう書かれているだけなので、保存した人を信頼できる場合に限ります`,
      mixed: (seats) => `シードに入ったナンス：${seatsNamed(seats)}`,
      proved: (seats) =>
        `${seatsNamed(seats)}に座り、自分のナンスを公開する前に開始コードを控えた人への証明：ほかの人を除外する以外に、配りを選ぶ方法はありませんでした。除外されえた人が1人増えるごとに、選べる配りは2倍になります`,
      nobody: 'シードに入ったナンス：人のものはなし。シードはサーバーだけで決まり、サーバーは配りを選べました',
      leftOut: (seats) =>
        `除外：${seatsNamed(seats)}。その席の人には何も証明されません。除外するかどうかを決められた者は、${2 ** seats.length}通りの配りから選べました`,
      beacon: (source, round, value) => `ビーコン：${source}、第${round}回、${value}`,
      beaconLimit: '未証明：これがそこで公表された値であること。値を偽ることができた者は配りを選べました',
    },
  },

  simulate: {
    title: (game, players) => `${game}、${players}人、ランダムプレイ`,
    games: 'ゲーム数',
    moves: '手数',
    movesPerCpuSecond: 'CPU1秒あたりの手数',
    movesPerGame: '1ゲームの平均手数（最少–最多）',
    stuck: '行き詰まったゲーム',
    invariantFailures: '不変条件の違反',
    trouble: '最初の問題',
    seed: (seed) => `シード${seed}`,
    endings: '終わり方',
    pointsBySource: '得点源ごとの平均点（1席あたり）',
    seat: '席',
    wins: '勝ち',
    meanTotal: '平均合計点',
    automaton: '自動プレイヤー',
    progress: (done, all) => `プレイ中：${all}ゲーム中${done}`,
    checking: (done, all) => `検査中：${all}ゲーム中${done}`,
  },

  arena: {
    title: (game, players, count, seconds) => `${game}、${players}人：${count}ゲーム、${seconds}秒`,
    player: 'プレイヤー',
    games: 'ゲーム数',
    wins: '勝ち',
    rate: '勝率',
    interval: '95 %信頼区間',
    elo: 'Elo差',
    orderOfPlay: '手番順',
    behind: (times) => `下回ったのは${times}回`,
    progress: (done, all) => `${all}ゲーム中${done}`,
    stopped: (done, all) => `${all}ゲーム中${done}ゲームで中断しました`,
  },

  battery: {
    game: 'ゲーム',
    seats: '席数',
    automaton: '自動プレイヤー',
    plays: 'プレイ数',
    moves: '手数',
    findings: '問題',
    total: '合計',
    took: (seconds, cpuSeconds) => `${seconds}秒、CPU時間${cpuSeconds}秒`,
    checked: (stride, playsPerTable) =>
      `全局面で進行と不変条件を検査し、無作為に選んだ${stride}局面に1つではその他すべても検査しました。${playsPerTable}プレイに1回は、拒否される手・取り消し・記録も含めて卓上でもう一度プレイしました。`,
    first: '最初の問題',
    where: (check, seed, count) => `${check}、シード${seed}、${count}手の後`,
    progress: (done, all, findings, left) =>
      [`${all}プレイ中${done}`, `問題${findings}件`, left && `残り${left}`].filter((part) => part !== '').join('、'),
    stopped: (done, all) => `${all}プレイ中${done}プレイで中断しました`,
  },

  figures: {
    written: (file) => `書き出しました：${file}`,
    failed: (name, why) => `計測「${name}」に失敗したため、その数値を取り下げました：${why}`,
    unexplained: (figure) => `未達の目標の理由がcli/figures/goals.tsに書かれていません：${figure}`,
  },

  bench: {
    game: 'ゲーム',
    seats: '人数',
    movesPerCpuSecond: '手／CPU秒',
    playoutsPerCpuSecond: 'プレイアウト／CPU秒',
    cloneMicroseconds: '複製 µs',
    viewMicroseconds: 'ビュー µs',
    ratio: '比',
    tables: '卓数',
    acknowledged: 'p50 / p99 ms',
    acknowledgedAt1000: '毎秒1,000手で',
    bytes: 'バイト',
    floor: '最小構成',
    shareOfFloor: '対最小構成',
    whatIsFloor:
      '最小構成：ルールを処理せず、メッセージを保存し、同じ数・同じ長さのメッセージを送るだけのWebSocketサーバー。',
    coldLoad: (steps, milliseconds) => `${steps}ステップの卓を読み込んで表示するまで${milliseconds}ミリ秒。`,
    progress: (game, seats) => `${game}（${seats}人）を測定中`,
    serverProgress: 'サーバーを測定中',
    nothingToCompare: '開発用の依存パッケージboardgame.ioがインストールされていないため、比較はできません。',
  },
}
