import type { GuideTexts } from '@eminence/kernel'
import type { LessonId } from '../../guide.ts'

export const en: GuideTexts<LessonId> = {
  aim: {
    title: 'Three intrigues',
    text: 'In each box Richelieu stands above, and one of his enemies below. You belong to neither: send agents to either side, and you are rewarded when that side wins. After 13 intrigues whoever has the most points wins the game.',
  },
  agents: {
    title: 'Your ten agents',
    text: 'The number is the strength that an agent adds to its side. Two of them are −2: put them on a side that you want to see lose. As long as an agent lies face down, only you know what it is.',
  },
  cardinal: {
    title: 'Behind the Cardinal',
    text: 'This is the prestige track, and the Cardinal walks along it. You are behind him, so you have two actions in this turn. Whoever is level with him or ahead has only one.',
  },
  place: {
    title: 'Place an agent',
    text: 'Press one of the lit spaces. Its number is the price: on a 1, 2 or 3 your agent lies face down, on a 0 it is free, but all can see it. Compare the rewards of the sheets, I for the first and II for the second, and back one that you would like to have.',
  },
  agent: {
    title: 'Which agent?',
    text: 'A 3 puts you well ahead on this sheet, a 1 is cheap support, and a −2 does harm. The two players who add most to the winning sheet are rewarded.',
  },
  second: {
    title: 'Your second action',
    text: 'One more agent costs 2 louis extra now. Or take income: as many louis as your marker shows. You may also end your turn and save your money.',
  },
  hidden: {
    title: 'A secret',
    text: 'Somebody has put down an agent face down. You see whose it is, but not whether it helps or harms. Each side shows the sum that you know of, with a mark for every hidden agent.',
  },
  money: {
    title: 'Money is short',
    text: 'You have hardly any louis left. Take income, sell a jewel for 5 louis (kept to the end it would be worth 4 points), or use a free space and show your agent openly.',
  },
  last: {
    title: 'One space left',
    text: 'A sheet needs only one more agent. Whoever takes that space settles the whole intrigue at once, so compare both sides first: do you want it to happen now?',
  },
  intrigue: {
    title: 'An intrigue is settled',
    text: 'A sheet was full, so all agents of the box were turned up. The side with the higher sum wins, and a tie goes to Richelieu. The player who added most there gets the first reward and the sheet, the next one the second reward.',
  },
  rewarded: {
    title: 'That is yours',
    text: 'You have helped the winning side, and here is what you get for it. If you were first, you also keep the sheet, which counts at the end. Your agents wait in the city until your hand is empty.',
  },
  walks: {
    title: 'The Cardinal walks',
    text: 'When Richelieu wins, the Cardinal goes forward; when his enemies win, he goes back. See whom he has passed: whoever is behind him has two actions, and that is worth a lot.',
  },
  closing: {
    title: 'Now you know how',
    text: 'Three things to watch: which sheet is nearly full, how you stand towards the Cardinal, and where your −2 would hurt most. At the end your prestige, income and military count, and the sheets and jewels you own.',
  },
}
