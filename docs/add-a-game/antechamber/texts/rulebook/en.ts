import { blockMakers, type Rulebook } from '@eminence/kernel'

const { text, rules } = blockMakers(' ')

export const rulebook: Rulebook = {
  sections: [
    {
      title: 'How it is played',
      blocks: [
        text('You wait before the door of the mighty, with letters of recommendation in your hand.'),
        rules(
          [
            'AN-1',
            'The letters are numbered, five for each player. Everybody is dealt four; the others are put away unseen.',
          ],
          [
            'AN-2',
            'Four rounds are played. In each a favour of 1 to 6 points is announced, on top of one that was left.',
          ],
          [
            'AN-3',
            'All hand in one letter, face down. They are shown at once, and whoever has the highest is received.',
          ],
          [
            'AN-4',
            'Whoever is received takes the favour and its points, or leaves it for 1 point. In the last round it must be taken.',
          ],
          ['AN-5', 'In the end the most points win; a tie is shared.'],
        ),
      ],
    },
  ],
}
