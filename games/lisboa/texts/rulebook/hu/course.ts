import { blockMakers, type Rulebook } from '@eminence/kernel'
import type { RulebookPicture } from '../../pictures.ts'

const { text, rule, rules, table, example } = blockMakers<RulebookPicture>(' ')

/** The end of the first period, the end of the game, and the count. */
export const course: Rulebook['sections'] = [
  {
    title: 'Az első korszak vége',
    blocks: [
      rule(
        'LI-6.1',
        'Az első korszak azzal a körrel ér véget, amelyben valakinek két törmelékkészlete van, vagy a négy pakliból három kiürült. A kört végig lejátsszuk, minden követéssel és a húzással együtt.',
      ),
      rule('LI-6.2', 'Ezután sorban:'),
      rules(
        ['LI-6.2', 'Mindenki 3 parókát kap minden teljes készletéért.'],
        [
          'LI-6.2',
          'A kínálat rendeletei és a hajógyár hajói kikerülnek a játékból. Az új hajógyárban lila hajók vannak a barnák tetején, annyi, mint korábban.',
        ],
        [
          'LI-6.2',
          'A korszak végét kiváltó játékostól az óramutató járása szerint mindenki eldobhat kézben lévő lapokat, és nemesenként egynek a jutalmát megkapja. A büntetések nem számítanak.',
        ],
        [
          'LI-6.2',
          'Mindenki ötre húz a lila lapokból; a barna lapok alkotják a négy új paklit; feltöltjük az egyházi kört és a kínálatot. A következő játékos folytatja.',
        ],
        [
          'LI-6.3',
          'A jutalomként járó állami akció a szokásos módon történik. Az itt eldobott kincstárkártya nem ad semmit.',
        ],
        [
          'LI-6.4',
          'Előbb eldobod a lapokat, aztán jönnek a jutalmak: építész, márki, király. A paklikban maradt piros lapok kikerülnek. Az itt teljessé vált készlet helyet nyit, de újra nem fizet.',
        ],
      ),
      example(
        'A-nak két készlete van, B-nek egy, C-nek nincs: 6, 3 és 0 paróka. A eldob két építészkártyát (+3 réis, illetve állami akció) és egy királykártyát (−2 befolyás): a két építészjutalom egyikét választja, a királykártya nem ad semmit, és húz három lila lapot.',
      ),
    ],
  },
  {
    title: 'A játék vége',
    blocks: [
      rules(
        [
          'LI-7.1',
          'A második korszakban a vég akkor jön, ha valakinek négy készlete van, vagy megint három pakli üres. A fordulót befejezzük, hogy mindenkinek ugyanannyi köre legyen, aztán még egyet játszunk.',
        ],
        ['LI-7.2', 'Az első korszak készletei is számítanak. Az üres pakliból egyszerűen nem lehet húzni.'],
        [
          'LI-7.3',
          'Ezt minden kör után megnézzük. Egy forduló mindig a kezdőjátékossal indul; a korszakváltás nem kezd újat.',
        ],
      ),
      text('Aztán számolunk, ebben a sorrendben:'),
      table(
        ['Miért', 'Paróka'],
        ['Hajók a portfóliódban', 'a rekeszeik száma'],
        ['Törmelék', 'készletenként 3'],
        ['Üzletek az egyes utcákon', 'az értékelőlapka szerint: 3/2/1, 6/3/1 vagy 9/6/3'],
        ['Réis', 'minden teljes 5 után 1, a befolyást előbb réisre váltva'],
        ['Rendeletek', 'ahogy rajtuk áll'],
        ['Hivatalnokok a felhasznált tervrajzaidon', '15/10/5; két játékossal 15/5'],
        ['Királyi kegyek', 'egyenként 2'],
      ),
      rules(
        [
          'LI-9.1',
          'Rangsorban helyhez legalább egy üzlet vagy hivatalnok kell. Az egyenlők összeadják a helyeiket, és lefelé kerekítve elosztják.',
        ],
        [
          'LI-9.2',
          'A legtöbb paróka nyer; egyenlőség esetén a több befolyás, aztán a több réis dönt, végül megosztott a győzelem.',
        ],
      ),
      example(
        'Egy 9/6/3-as utcán a játékosoknak 3, 2, 2 és 1 üzlete van: 9, 4, 4 és 0, mert (6 + 3) / 2 lefelé kerekítve 4.',
      ),
      example('Három játékos tervrajzain 6, 6 és 4 hivatalnok áll: 12, 12 és 5. Ketten 4-4 hivatalnokkal: 10 és 10.'),
      example(
        '6-os befolyással és 18 réissel 18 + 4 = 22 réist számolsz: 4 paróka. A rendeletek a váltás előtti állapotot nézik: befolyás 6, réis 18.',
      ),
    ],
  },
]
