import type { TableModule } from '@eminence/ui/table.ts'

/** A game's drawing takes that game's views and moves: the frame, which hands them on unseen, need not know them. */
type Load = () => Promise<TableModule>

/** The drawings of the games, each loaded when a table of its game is opened. The server and the CLI never import this. */
export const tables: Readonly<Record<string, Load>> = {
  trounce: (() => import('./trounce/table/index.ts')) as Load,
}
