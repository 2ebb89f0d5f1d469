import { Witnesses } from '../table/server/witness.ts'

/** What this browser keeps of the tables where its reader has sat down. */
export const witnesses = new Witnesses(() => localStorage)
