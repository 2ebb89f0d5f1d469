import { gameTexts } from './shared.ts'

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)

export const en = gameTexts({
  title: 'Antechamber',
  summary: 'A small bidding game for two to four: letters, handed in face down, decide who is received.',
  credits: 'Antechamber is an example of our own, from the documentation of Eminence.',
  options: {},
  reasons: { lastRound: 'In the last round the favour cannot be left.' },
  endings: { doorCloses: 'Four rounds have been played: the door is closed.' },
  sources: { favours: 'Favours', modesty: 'Modesty' },
  comma: ', ',

  handIn: 'Hand in a letter: the highest is received.',
  claim: (favour) => `You are received. Take the favour (${points(favour)}), or leave it for 1 point and let it grow.`,
  lastClaim: (favour) => `You are received. Take the last favour: ${points(favour)}.`,

  handInLetter: (letter) => `Hand in letter ${letter}`,
  take: (favour) => `Take ${points(favour)}`,
  leave: 'Leave it for 1 point',

  dealt: 'The letters are dealt',
  dealtToYou: (letters) => `The letters are dealt; yours: ${letters}`,
  announced: (round, adds) => `Round ${round}: a favour of ${points(adds)} is announced`,
  announcedOnTop: (round, adds, favour) =>
    `Round ${round}: the favour that was left grows by ${adds} to ${points(favour)}`,
  handedIn: (name) => `${name} hands in a letter`,
  handedInByYou: (name, letter) => `${name} hands in letter ${letter}`,
  received: (name, letter, others) => `${name} is received with letter ${letter} (${others})`,
  taken: (name, won) => `${name} takes the favour: ${points(won)}`,
  left: (name) => `${name} leaves the favour: 1 point for modesty`,

  standing: (round, favour) => `Round ${round} of 4. The favour is worth ${points(favour)}.`,
  over: 'The game is over.',
  lettersOnTheTable: (names) => `Have handed in a letter: ${names}.`,
  lettersShown: (letters) => `Letters of earlier rounds: ${letters}.`,
  lettersOfYours: (letters) => `Your letters: ${letters}.`,
  score: (list) => `Points: ${list}.`,
})
