import type { LisboaWords } from '../words.ts'
import { moves, prompts } from './choices.ts'
import { lacerdaLog } from './lacerda.ts'
import { log } from './log.ts'
import { names } from './names.ts'
import { position } from './position.ts'
import { criteria, endings, reasons, sources } from './reasons.ts'
import { story } from './story.ts'

export const ja: LisboaWords = {
  title: 'リスボア',
  summary:
    '1755年の大地震のあと、1～4人の貴族がリスボンの中心街を再建します。商店と公共施設を建て、王宮建築家、侯爵、国王の信頼を得ましょう。1人のときはラセルダと対戦します。',
  credits:
    '「リスボア（Lisboa）」はヴィタル・ラセルダ（Vital Lacerda）氏がデザインし、2017年にEagle-Gryphon Gamesから出版されました。ソロルールはJulián Pombo氏とVital Lacerda氏によるものです。カード、タイル、ボードに印刷された内容の大半は参照できなかったため、この内容物セットは復元したものです。Eminenceはデザイナーおよび出版社とは関係のない独立したプロジェクトです。',
  options: {
    fixedScoringTiles: {
      name: '勝利点タイルを固定',
      help: '2～4人プレイで、勝利点タイルを商品ごとの通りに置きます：金3/2/1、道具6/3/1、書物と布9/6/3。選ばない場合はランダムに置きます。ラセルダとの対戦では常にランダムです。',
    },
  },
  names,
  prompts,
  moves,
  log: { ...log, ...lacerdaLog },
  position,
  reasons,
  endings,
  criteria,
  sources,
  story,
}
