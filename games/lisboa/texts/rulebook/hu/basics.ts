import { blockMakers, type Rulebook } from '@eminence/kernel'
import { names } from '../../hu/names.ts'
import type { RulebookPicture } from '../../pictures.ts'
import { cashTable, treasuryTable } from '../../tables.ts'

const { text, rule, rules, list, table, example, picture } = blockMakers<RulebookPicture>(' ')

/** What the game is, how it is set up, and what one does in a turn. */
export const basics: Rulebook['sections'] = [
  {
    title: 'A játék dióhéjban',
    blocks: [
      text(
        '1755. november 1-jén földrengés, szökőár és tűzvész pusztította el Lisszabont. A király, Pombal márki és a királyi építész, Manuel da Maia új várost emel a romokból, ti pedig, az ország nemesei, hasznot húztok belőle.',
        'Üzleteket építetek az új utcákon, középületeket nyittok, amelyek vevőket hoznak, hajókat építetek, árut adtok el, és megnyeritek magatoknak a három hatalmas urat. A győzelmi pontok a parókák: akinek a végén a legtöbb van, az nyer.',
      ),
      text('Minden körödben egyetlen lapot használsz fel, négyféleképpen:'),
      list(
        'A portfóliódba teszed, ahol ott marad és segít, majd árut adsz el, vagy egy nemessel kereskedsz.',
        'Meglátogatod a rajta látható nemest: ez befolyásba kerül, és a legerősebb akciókat adja.',
        'Finanszírozod az eseményét: ez pénzbe kerül.',
        'Eldobod egy aranyért.',
      ),
      text(
        'Három dolog teszi nehézzé: a befolyás gyorsan fogy, a telek drága, amíg törmelék van körülötte, és a többiek hivatalnokai minden látogatást drágítanak.',
        'Egyedül Lacerda ellen játszol, aki kötött szabályok szerint lép; ezekről külön szakasz szól.',
      ),
    ],
  },
  {
    title: 'Az asztal és az előkészületek',
    blocks: [
      text(
        'A belvárosnak A–E sorai és 1–5 oszlopai vannak; egy telket a kettő együtt nevez meg, például B3. Az oszlopok között négy utca fut északról délre, mindegyiknek megvan a maga áruja. A központ körül vannak a középületek helyei: minden sor nyugati és keleti oldalán, és minden utca északi végén.',
      ),
      table(
        ['Utca', '1.', '2.', '3.', '4.'],
        ['Neve', ...names.streets],
        ['Áruja', ...names.goods],
        ['Melyik oszlopok között', '1. és 2.', '2. és 3.', '3. és 4.', '4. és 5.'],
      ),
      rules(
        ['LI-1.1', 'A négy értékelőlapkát megkeverjük, és minden utcára egy kerül.'],
        [
          'LI-1.2',
          'A 63 törmelékkocka (21 földrengés, 21 tűz, 21 szökőár) zsákba kerül. Véletlenszerűen húzva 3 jut minden játékban lévő sorhoz, 3 az 1–4. oszlopokhoz, 2 az 5. oszlophoz, 2 minden középülethelyre, és 6 a törmelékkupacba. Ami a zsákban marad, kikerül a játékból.',
        ],
        [
          'LI-1.3',
          'Egy vagy két játékossal az A–D sorok vannak játékban 12 középülethellyel; hárommal vagy néggyel az E sor is, 14 hellyel.',
        ],
        [
          'LI-1.4',
          'A kék és a zöld középületek két képpel felfelé fordított paklit alkotnak: csak a legfelső érhető el.',
        ],
        ['LI-1.5', 'Ugyanígy a kék és a zöld tervrajzok.'],
        [
          'LI-1.6',
          'A 37 egyházi lapka zsákba kerül. Miután mindenki kiválasztotta a kezdőlapkáját, hatot húzunk az egyházi kör hat helyére. A bíboros a templomjelről indul.',
        ],
        ['LI-1.7', 'A 70 rendeletet megkeverjük, és nyolcat felfordítunk a kínálatban.'],
        [
          'LI-1.8',
          'A hajógyárban eggyel kevesebb kék hajó van, mint ahány játékos, alatta ugyanennyi piros; az egyszemélyes játék két játékosnak számít.',
        ],
        ['LI-1.9', 'A négy ár a legmagasabbról, a kincstár a 2. szintről indul.'],
        [
          'LI-1.10',
          'A piros politikai kártyák fajtánként öt lapos, négy paklit alkotnak: építész, márki, király és kincstár. A legfelső lap mindegyikben nyitott.',
        ],
        [
          'LI-1.11',
          'Minden nemesnek annyi királyi kegye van, ahány játékos (egyedül kettő). Mindenki húz egyet találomra, a többi három kupacban áll.',
        ],
        [
          'LI-1.12',
          'Mindenki kap 10 réist, minden áruból egyet, 8 házat, 8 hivatalnokot, egy királyi kegyet, egy kezdő tervrajzot, öt kék lapot, és két egyházi lapkát, amelyből egyet megtart, egyet visszaad.',
        ],
        ['LI-1.13', '5 befolyással kezdesz, paróka nélkül.'],
        [
          'LI-1.14',
          'Öt jelölő takarja a portfóliód két felső és két alsó helyét, valamint a nagyraktárat: így soronként egy nyitott helyed van.',
        ],
        ['LI-1.15', 'A kezdőjátékost sorsoljuk; a játék az óramutató járása szerint halad.'],
        ['LI-1.16', 'A ki nem osztott kezdő tervrajzok és a fölösleges kegyek kikerülnek a játékból.'],
      ),
      table(
        ['', 'Egyedül', '2', '3', '4'],
        ['Sorok', 'A–D', 'A–D', 'A–E', 'A–E'],
        ['Telkek', '20', '20', '25', '25'],
        ['Középületek helyei', '12', '12', '14', '14'],
        ['Hajók színenként', '1', '1', '2', '3'],
        ['Kegyek nemesenként', '2', '2', '3', '4'],
      ),
      picture(
        { name: 'playerBoard' },
        'A táblád a kezdéskor: egy nyitott hely felül a nemeskártyáknak és hajóknak, egy alul a kincstárkártyáknak, az öt árut befogadó raktár, és a begyűjtendő törmelék helye.',
      ),
    ],
  },
  {
    title: 'A köröd',
    blocks: [
      rule('LI-3.1', 'Egy kör három lépés: a hajóid kikötnek, felhasználsz egy lapot, és húzol egyet.'),
      rule(
        'LI-3.2',
        'Kikötés: minden tengeren lévő hajód visszatér, és áruit a készletbe teszi. A részben megrakott hajó a kikötőben maradt, és megtartja a rakományát.',
      ),
      rule('LI-3.3', 'Pontosan egy lapot használsz fel a kezedből:'),
      table(
        ['Felhasználás', 'Melyik lap', 'Ára', 'Amit ad'],
        ['Portfólió', 'bármelyik', 'ingyen', 'a hatása vagy pénz, majd eladás vagy csere'],
        ['Látogatás', 'nemeskártya', 'befolyás', 'a nemes egy állami és nemesi akciója'],
        ['Finanszírozás', 'kincstárkártya', 'réis', 'a kártya eseménye'],
        ['Eldobás', 'bármelyik', 'ingyen', '1 arany (áru)'],
      ),
      rules(
        ['LI-3.4', 'Aranyért mindig dobhatsz. Ha tele a raktárad, vagy elfogyott az arany, nem kapsz semmit.'],
        [
          'LI-3.5',
          'Húzás: elveszed egy nem üres pakli nyitott lapját, és felfordítod a következőt. Ha tudsz, húznod kell; két köröd között öt lapod van.',
        ],
        [
          'LI-3.6',
          'A látogatásra, eseményre, aranyért felhasznált és a portfólióból kiszorult lapok a királyi udvarba kerülnek, és soha nem jönnek vissza.',
        ],
      ),
      picture(
        { name: 'cards', cards: [3, 12, 16] },
        'Két nemeskártya a befolyásával és azzal a hatással, amely a portfólióba téve jön, és egy kincstárkártya tartós képességével és eseményével.',
      ),
    ],
  },
  {
    title: 'Pénz, befolyás, kincstár',
    blocks: [
      text(
        'A kincstárnak szintje van. Bal oldali értéke a látogatások alapára befolyásban; jobb oldali értéke réisben a kincstárkártya után járó támogatás, az események ára és a puszta telek ára.',
      ),
      treasuryTable(['Szint', 'Befolyás', 'Réis']),
      text(
        'Eggyel csökken, ha kincstárkártya kerül egy portfólióba. Eggyel emelkedik, ha hajó épül, és ha a bíboros a kincstárjelre lép.',
      ),
      rule(
        'LI-3.24',
        'A réist a kezedből fizeted. Csak ha nem elég, lépsz lefelé a befolyássávon, annyit, amennyi éppen fedezi a hiányt; az utolsó lépés fölöslege elvész. Az egész sáv 6 réist ér:',
      ),
      cashTable(['Befolyás', 'Réis']),
      rules(
        [
          'LI-3.25',
          'Ha befolyást kapsz, és eléred vagy túllépnéd a 10-et, a 10-en állsz meg, és kapsz egy parókát, akkor is, ha már ott álltál.',
        ],
        ['LI-3.26', 'A paróka a látogatásnál pótolhatja a befolyást, de réist soha.'],
      ),
      example('Nincs réised, befolyásod 10, és 4-gyel tartozol: a 3-ra lépsz le, mert a 10 értéke 6, a 3-é 2.'),
      example('8-as befolyásnál kapsz 6-ot: a 10-en állsz meg, és kapsz egy parókát.'),
    ],
  },
]
