import type { Db } from '../database/tables.ts';

/** One part of what a fresh database holds. */
export interface Seed {
  readonly name: string;
  /** everything that it sows, as one value: its hash tells whether it has changed */
  content(): unknown;
  /** what takes long and needs no database: others wait while a transaction writes */
  prepare?(): Promise<unknown>;
  sow(db: Db): Promise<void>;
}
