import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator, sql } from 'kysely';
import {
  createFittingTerms,
  createQuotationPacking,
  createVatRates,
  noteCreditPayments,
  noteLateCardPayments,
} from './migrations/added-columns.ts';
import {
  createCompanyLogos,
  createFloorPlans,
  createMailQueue,
  createPlans,
  createProductSpecs,
  createProjectPictures,
  createRateLimits,
  indexSeries,
} from './migrations/added-tables.ts';
import { createBasketExtras } from './migrations/basket-extras.ts';
import { createCardPayments } from './migrations/card-payment-tables.ts';
import { createFirstTables } from './migrations/first-tables.ts';
import { createInvoices } from './migrations/invoice-tables.ts';
import { createLoginKeys } from './migrations/login-keys.ts';
import { createOrders } from './migrations/order-tables.ts';
import { createPeople } from './migrations/people-tables.ts';
import { createProjectRooms } from './migrations/project-rooms.ts';
import { createQuotations } from './migrations/quotation-tables.ts';
import { createReturns } from './migrations/return-tables.ts';
import { rewriteSearchTexts } from './migrations/search-texts.ts';
import { createSettings } from './migrations/settings-tables.ts';
import { createSharedProjects } from './migrations/shared-projects-tables.ts';
import type { Db } from './tables.ts';

/** In the order to run. A migration that has shipped is never edited; changes go into a new one. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-first-tables': { up: createFirstTables },
  '002-revision-row': {
    up: async (db) => {
      await sql`insert into revision (id, value) values (1, 1) on conflict (id) do nothing`.execute(db);
    },
  },
  '003-product-specs': { up: createProductSpecs },
  '004-rate-limits': { up: createRateLimits },
  '005-mail-queue': { up: createMailQueue },
  '006-project-rooms': { up: createProjectRooms },
  '007-shared-projects': { up: createSharedProjects },
  '008-orders': { up: createOrders },
  '009-invoices': { up: createInvoices },
  '010-card-payments': { up: createCardPayments },
  '011-returns': { up: createReturns },
  '012-basket-extras': { up: createBasketExtras },
  '013-settings': { up: createSettings },
  '014-people': { up: createPeople },
  '015-plans': { up: createPlans },
  '016-quotations': { up: createQuotations },
  '017-company-logos': { up: createCompanyLogos },
  '018-search-texts': { up: rewriteSearchTexts },
  '019-login-keys': { up: createLoginKeys },
  '020-late-card-payments': { up: noteLateCardPayments },
  '021-fitting-terms': { up: createFittingTerms },
  '022-credit-payments': { up: noteCreditPayments },
  '023-quotation-packing': { up: createQuotationPacking },
  '024-vat-rates': { up: createVatRates },
  '2026-11-29-project-pictures': { up: createProjectPictures },
  '2026-11-29-series-of-products': { up: indexSeries },
  '2026-11-29-traced-floor-plans': { up: createFloorPlans },
};

const ATTEMPTS = 20;
const WAIT_MS = 150;
/** How the name of a migration ends that the release before it can't work with. */
export const CONTRACTS = '-contract';

/**
 * Brings the tables up to date. Any number of processes may do it at once: on PostgreSQL Kysely's advisory lock
 * queues them; on SQLite, which has none, the process that loses the race tries again and finds the work done.
 * What a later release has added stays, so that this one can still start while it is replaced, or put back. Where a later one
 * has taken something away that this one needs, it fails.
 * @throws the last failure when the database can't be migrated
 */
export async function migrate(db: Db): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const known = { ...MIGRATIONS, ...(await laterMigrations(db)) };
    const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return;
    if (attempt === ATTEMPTS) throw error;
    await sleep(WAIT_MS);
  }
}

/** Kysely refuses a database with migrations that it doesn't know. */
async function laterMigrations(db: Db): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const last = Object.keys(MIGRATIONS).at(-1) ?? '';
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} where name > ${last}
  `.execute(db);
  const added = rows.filter(({ name }) => !name.endsWith(CONTRACTS));
  return Object.fromEntries(added.map(({ name }) => [name, { up: async () => undefined }]));
}
