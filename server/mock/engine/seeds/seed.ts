import type { Db } from '../database/tables.ts';

/** One part of a fresh database's contents. */
export interface Seed {
  readonly name: string;
  /** everything that it sows as one value, whose hash shows whether it has changed */
  content(): unknown;
  /** slow work that needs no database, done before the transaction that others wait for */
  prepare?(): Promise<unknown>;
  /** @param now milliseconds since 1970 */
  sow(db: Db, now: number): Promise<void>;
}
