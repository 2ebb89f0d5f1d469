import type { GuideTexts } from '@eminence/kernel'
import type { LessonId } from '../../guide.ts'

export const hu: GuideTexts<LessonId> = {
  aim: {
    title: 'Miből lesz pont?',
    text: '18 forduló után az érmék és az áruk önmagukban is pontot érnek. A többi szorzat: a kereskedőházaid és a polgáraid száma szorozva a fejlődési szinteddel. A „Ha most érne véget” mutatja, hol tartasz.',
  },
  followers: {
    title: 'A négy követőd',
    text: 'A piacodon földműves (villa), hajós (horgony), kézműves (kalapács) és kereskedő (mérleg) vár. A táblád helyszínein dolgoznak, utána a zsákodba kerülnek, és a következő fordulóban onnan húzod ki, kikkel dolgozhatsz.',
  },
  plan: {
    title: 'Tervezd meg a fordulót',
    text: 'Egy helyszín csak akkor működik, ha minden helye betelt. Jó kezdet a Vár, földművessel, hajóssal és kereskedővel: lovagot hoz, és onnantól eggyel több követőt húzol. Fogj meg egyet, és válassz egy fénylő helyet.',
  },
  fill: {
    title: 'Töltsd be a helyszínt',
    text: 'Folytasd, amíg a helyszín minden helye be nem telik: félig betöltve nem ér semmit. Meggondoltad magad? Nyomj a letett követőre, és visszajön. Aki kimarad, a piacon várja a következő fordulót.',
  },
  confirm: {
    title: 'Egy helyszín elkészült',
    text: 'A pipa jelzi, hogy ebben a fordulóban működni fog. Ha többet nem tudsz betölteni, hagyd jóvá a tervet. A többiek is most terveznek, és az összes terv egyszerre derül ki.',
  },
  act: {
    title: 'Munkára fel!',
    text: 'Felváltva használtok egy-egy betöltött helyszínt, vagy passzoltok. Nyomj a helyszínre: megkapod, amit hoz, a követői pedig a zsákodba kerülnek. Ha több is van, azzal kezdd, amit más elvihet előled.',
  },
  village: {
    title: 'Kit szerzel?',
    text: 'A hajós rögtön érméket hoz, a kézműves technikalapkát, amely végleg kivált egy követőt, a kereskedő új helyszínt a tábládra. A lapkák minden fordulóban segítenek: minél előbb jönnek, annál jobb.',
  },
  recruited: {
    title: 'Egy lépés a sávon',
    text: 'Az új követő a zsákodban van. A sávján előbbre lépett a jelződ, és minden lépés hoz valamit: árut, érmét, technikalapkát, helyszínt, nagyobb húzást vagy fejlődést. A következő mezőn látod, mi jön legközelebb.',
  },
  knight: {
    title: 'Több segítő kéz',
    text: 'Minél előbbre járnak a lovagjaid, annál többet húzol: most négy helyett ötöt. A lovag nyitja meg a térképet is: kell a Hajóhoz, a Szekérhez és a Céhházhoz, ahol kereskedőházat építesz.',
  },
  station: {
    title: 'A kereskedőházad',
    text: 'A végén annyi pontot ér, ahányas szinten állsz, Vásárnapon pedig érméket hoz. Orléans-ban mindenki építhet egyet, a többi városban csak egyetlen háznak van helye: aki előbb ér oda, azé.',
  },
  event: {
    title: 'A forduló eseménye',
    text: 'Most derül ki, de csak a forduló végén jön el, így fel tudsz készülni rá. Van, amelyik érmét hoz, más érmébe, élelembe vagy követőbe kerül. A kis jelek mutatják, mi jöhet még: a Betakarításra tegyél félre élelmet.',
  },
  draw: {
    title: 'Húzz a zsákból',
    text: 'Húzz annyit, amennyit csak lehet: több követő, több helyszín. Azt látod, kik vannak a zsákban, azt nem, ki jön. Aki a piacon maradt, most is ott van; aki egy helyszínen rekedt, azt húzás helyett visszahívhatod.',
  },
  again: {
    title: 'Most már kettőt is',
    text: 'Próbálj egynél több helyszínt betölteni. A Majorsághoz elég egy hajós és egy kézműves: földművest hoz, meg búzát, ami élelem; aki a földművesek sávján vezet, fordulónként kap egy érmét. Földműves, kereskedő és lovag a Szekérrel árut hoz haza.',
  },
  travel: {
    title: 'Útra kel a kalmárod',
    text: 'Válassz egy fénylő várost. Az útról felvehetsz egy árut: a brokát 5 pontot ér, a gyapjú 4-et, a bor 3-at, a sajt 2-t, a búza 1-et. Ahová érkezel, ott a Céhház építhet: olyan várost keress, ahol még nincs ház.',
  },
  closing: {
    title: 'Most már tudod, hogyan megy',
    text: 'Korán lovagokat, technikalapkát oda, ahol minden fordulóban dolgozol, és szerzeteseket: ők bárkit helyettesítenek. Később együtt növeld a házakat, a polgárokat és a szintet. Akire nincs szükség, a Városházáról jótettre mehet.',
  },
}
