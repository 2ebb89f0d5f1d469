import { gameTexts } from './shared.ts'

export const ja = gameTexts({
  title: 'Antechamber',
  summary: '2～4人用の小さな競りのゲーム。伏せて出した紹介状で、誰が謁見を許されるかが決まる。',
  credits: 'Antechamberは、Eminenceの解説文書のために作ったオリジナルの例です。',
  options: {},
  reasons: { lastRound: '最終ラウンドの恩典は見送れません。' },
  endings: { doorCloses: '4ラウンドが終わり、扉は閉ざされました。' },
  sources: { favours: '恩典', modesty: '謙譲' },
  comma: '、',

  handIn: '紹介状を1通出してください。最も大きい数字の人が謁見できます。',
  claim: (favour) =>
    `謁見を許されました。恩典（${favour}点）を受け取るか、見送って1点を得てください。見送った恩典は次のラウンドに育ちます。`,
  lastClaim: (favour) => `謁見を許されました。最後の恩典（${favour}点）を受け取ってください。`,

  handInLetter: (letter) => `紹介状${letter}を出す`,
  take: (favour) => `${favour}点を受け取る`,
  leave: '見送って1点を得る',

  dealt: '紹介状が配られた',
  dealtToYou: (letters) => `紹介状が配られた。あなたの手札：${letters}`,
  announced: (round, adds) => `第${round}ラウンド：${adds}点の恩典が告げられた`,
  announcedOnTop: (round, adds, favour) => `第${round}ラウンド：見送られた恩典に${adds}点が加わり、${favour}点になった`,
  handedIn: (name) => `${name}が紹介状を出した`,
  handedInByYou: (name, letter) => `${name}が紹介状${letter}を出した`,
  received: (name, letter, others) => `${name}が紹介状${letter}で謁見を許された（${others}）`,
  taken: (name, won) => `${name}が恩典を受け取り、${won}点を得た`,
  left: (name) => `${name}が恩典を見送り、謙譲の1点を得た`,

  standing: (round, favour) => `第${round}ラウンド（全4ラウンド）。恩典は${favour}点。`,
  over: 'ゲームは終了した。',
  lettersOnTheTable: (names) => `紹介状を出した人：${names}。`,
  lettersShown: (letters) => `これまでに公開された紹介状：${letters}。`,
  lettersOfYours: (letters) => `あなたの紹介状：${letters}。`,
  score: (list) => `得点：${list}。`,
})
