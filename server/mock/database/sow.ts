import { createHash } from 'node:crypto';
import { sowCatalogue } from './sow-catalogue.ts';
import { sowFunctions } from './sow-functions.ts';
import { sowPeople } from './sow-people.ts';
import { sowProductSpecs } from './sow-product-specs.ts';
import { sowProjects } from './sow-projects.ts';
import type { Db } from './tables.ts';

export interface Seed {
  readonly name: string;
  /** everything that it sows, as one value: its hash tells whether it has changed */
  content(): unknown;
  sow(db: Db): Promise<void>;
}

/** Products before their facts and people before their projects: what a row refers to comes first. */
const SEEDS: readonly Seed[] = [sowFunctions, sowCatalogue, sowProductSpecs, sowPeople, sowProjects];

/**
 * Fills the tables from the fixtures at boot: what is new or changed is written, what customers made stays.
 * Safe when many processes boot at once.
 */
export async function sow(db: Db): Promise<void> {
  for (const seed of SEEDS) {
    const hash = createHash('sha256').update(JSON.stringify(seed.content())).digest('base64url');
    if (await isSown(db, seed.name, hash)) continue;
    await db.transaction().execute(async (trx) => {
      // the row lock queues the processes; the second one finds the work done
      await bumpRevision(trx);
      if (await isSown(trx, seed.name, hash)) return;
      await seed.sow(trx);
      await trx
        .insertInto('seeds')
        .values({ name: seed.name, hash })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
        .execute();
    });
  }
}

/** Says that what the reading calls answer has changed; every process sees it within a second. */
export async function bumpRevision(db: Db): Promise<void> {
  await db
    .updateTable('revision')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('id', '=', 1)
    .execute();
}

async function isSown(db: Db, name: string, hash: string): Promise<boolean> {
  const row = await db.selectFrom('seeds').select('hash').where('name', '=', name).executeTakeFirst();
  return row?.hash === hash;
}
