import type { LisboaWords } from '../words.ts'
import { moves, prompts } from './choices.ts'
import { lacerdaLog } from './lacerda.ts'
import { log } from './log.ts'
import { names } from './names.ts'
import { position } from './position.ts'
import { criteria, endings, reasons, sources } from './reasons.ts'
import { story } from './story.ts'

export const hu: LisboaWords = {
  title: 'Lisboa',
  summary:
    'Az 1755-ös földrengés után egy–négy nemes építi újjá Lisszabon belvárosát: üzletek, középületek, és a királyi építész, a márki meg a király kegyei. Egyedül Lacerda ellen játszol.',
  credits:
    'A Lisboa tervezője Vital Lacerda, kiadója az Eagle-Gryphon Games (2017); az egyszemélyes szabály Julián Pombo és Vital Lacerda munkája. A kártyák, lapkák és táblák nyomtatott adatainak többségéhez nem jutottunk hozzá: ezt a készletet mi rekonstruáltuk. Az Eminence nem áll kapcsolatban sem a tervezőkkel, sem a kiadóval.',
  options: {
    fixedScoringTiles: {
      name: 'Rögzített értékelőlapkák',
      help: 'Két–négy játékossal az értékelőlapkák az árujuk utcájára kerülnek: arany 3/2/1, szerszám 6/3/1, könyv és szövet 9/6/3. Ha nincs bekapcsolva, véletlenszerűen. Lacerda ellen mindig véletlenszerűen.',
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
