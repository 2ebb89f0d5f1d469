import type { Move, Picture, Telling } from '@eminence/kernel'
import type { TableModule } from '@eminence/ui/table.ts'

type Load = () => Promise<TableModule>

/** A game's drawing takes that game's views and moves: the frame, which hands them on unseen, need not know them. */
const drawn = <M extends Move, View extends object, E extends Telling, P extends Picture>(
  load: () => Promise<TableModule<M, View, E, P>>,
): Load => load as () => Promise<unknown> as Load

/** The drawings of the games, each loaded when a table of its game is opened. The server and the CLI never import this. */
export const tables: Readonly<Record<string, Load>> = {
  trounce: drawn(() => import('./trounce/table/index.ts')),
  richelieu: drawn(() => import('./richelieu/table/index.ts')),
  orleans: drawn(() => import('./orleans/table/index.ts')),
  lisboa: drawn(() => import('./lisboa/table/index.ts')),
  'pax-illuminaten': drawn(() => import('./pax-illuminaten/table/index.ts')),
  'owls-of-minerva': drawn(() => import('./owls-of-minerva/table/index.ts')),
}
