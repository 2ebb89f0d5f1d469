import { blockMakers, type Rulebook } from '@eminence/kernel'

const { text, rules } = blockMakers(' ')

export const rulebook: Rulebook = {
  sections: [
    {
      title: 'Így játsszuk',
      blocks: [
        text('A hatalmasok ajtaja előtt vártok, ajánlólevelekkel a kezetekben.'),
        rules(
          [
            'AN-1',
            'A levelek számozottak, játékosonként öt van belőlük. Mindenki négyet kap, a többit megnézés nélkül félretesszük.',
          ],
          ['AN-2', 'Négy kört játszunk. Mindegyikben 1–6 pontos kegyet hirdetnek; ez hozzáadódik az otthagyotthoz.'],
          [
            'AN-3',
            'Mindenki lefordítva bead egy levelet. Egyszerre felfedjük őket, és azt fogadják, akié a legnagyobb.',
          ],
          [
            'AN-4',
            'Akit fogadnak, elveszi a kegyet és a pontjait, vagy otthagyja 1 pontért. Az utolsó körben el kell vennie.',
          ],
          ['AN-5', 'A végén a legtöbb pont győz; egyenlőségnél a győzelem közös.'],
        ),
      ],
    },
  ],
}
