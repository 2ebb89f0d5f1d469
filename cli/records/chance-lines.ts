import type { Chance, FairChance } from '@eminence/protocol'
import type { CliTexts } from '../texts/texts.ts'

type Sound = Exclude<Chance, { code: 'unfair' }>

/** What is proved of the chance of a record, and what is not. */
export function chanceLines(chance: Sound, isCodeGiven: boolean, { records }: CliTexts): string[] {
  const words = records.chance
  if (chance.code === 'unproven') return [words.unproven]
  if (chance.code === 'scheme1') return [words.scheme1(chance.commitment), words.scheme1Limit]
  return [
    words.fits,
    words.startCode(chance.startCode),
    ...(isCodeGiven ? [words.given] : []),
    ...(chance.keptBy === null ? [] : [words.kept(chance.keptBy)]),
    ...(chance.isWitnessed ? [] : [words.unwitnessed]),
    ...partLines(chance, words),
    ...(chance.leftOut.length === 0 ? [] : [words.leftOut(chance.leftOut)]),
    ...(chance.beacon === undefined ? [] : beaconLines(chance.beacon, words)),
  ]
}

type Words = CliTexts['records']['chance']

function partLines({ holdsFor, isWitnessed }: FairChance, words: Words): string[] {
  if (holdsFor.length === 0) return [words.nobody]
  return isWitnessed ? [words.mixed(holdsFor), words.proved(holdsFor)] : [words.mixed(holdsFor)]
}

const beaconLines = ({ source, round, value }: NonNullable<FairChance['beacon']>, words: Words): string[] => [
  words.beacon(source, round, value),
  words.beaconLimit,
]
