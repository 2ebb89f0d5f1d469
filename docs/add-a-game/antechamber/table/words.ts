import type { Language } from '@eminence/kernel'

/** What the drawing says besides the texts of the game. */
interface TableWords {
  headline(round: number): string
  readonly over: string
  readonly favour: string
  readonly yourLetters: string
  letters(count: number): string
  points(count: number): string
  readonly handedIn: string
}

export const tableWords: Readonly<Record<Language, TableWords>> = {
  en: {
    headline: (round) => `Round ${round} of 4`,
    over: 'The door is closed',
    favour: 'The favour behind the door',
    yourLetters: 'Your letters',
    letters: (count) => (count === 1 ? '1 letter' : `${count} letters`),
    points: (count) => (count === 1 ? '1 point' : `${count} points`),
    handedIn: 'a letter, face down',
  },
  ja: {
    headline: (round) => `第${round}ラウンド（全4ラウンド）`,
    over: '扉は閉ざされた',
    favour: '扉の向こうの恩典',
    yourLetters: 'あなたの紹介状',
    letters: (count) => `紹介状${count}通`,
    points: (count) => `${count}点`,
    handedIn: '伏せられた紹介状',
  },
  hu: {
    headline: (round) => `${round}. kör a 4-ből`,
    over: 'Az ajtó bezárult',
    favour: 'A kegy az ajtó mögött',
    yourLetters: 'A leveleid',
    letters: (count) => `${count} levél`,
    points: (count) => `${count} pont`,
    handedIn: 'egy lefordított levél',
  },
}
