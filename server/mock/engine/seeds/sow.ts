import { createHash } from 'node:crypto';
import { bumpRevision } from '../database/revision.ts';
import type { Db, Tables } from '../database/tables.ts';
import type { Seed } from './seed.ts';
import { sowAddresses } from './sow-addresses.ts';
import { sowCatalogue, sowProductSpecs } from './sow-catalogue.ts';
import { sowFunctions } from './sow-functions.ts';
import { sowGuest, sowPeople } from './sow-people.ts';
import { sowProjects } from './sow-projects.ts';

/** Products come before their facts and people before their projects, as rows refer to them. */
export const SHOP_ALONE: readonly Seed[] = [sowFunctions, sowCatalogue, sowProductSpecs, sowGuest];
/** With people to try the shop with, whose password is public. */
export const WITH_PEOPLE: readonly Seed[] = [...SHOP_ALONE, sowPeople, sowAddresses, sowProjects];

/**
 * Fills the tables from the fixtures at start: writes what is new or changed and keeps customers' data.
 * Safe when many processes start at once.
 */
export async function sow(db: Db, seeds: readonly Seed[], now: number): Promise<void> {
  for (const seed of seeds) {
    const hash = hashOfContent(seed);
    if (await isSown(db, seed.name, hash)) continue;
    await seed.prepare?.();
    await db.transaction().execute(async (trx) => {
      // the row lock queues the processes; the second one finds the work done
      await bumpRevision(trx);
      if (await isSown(trx, seed.name, hash)) return;
      await seed.sow(trx, now);
      await recordSown(trx, seed.name, hash);
    });
  }
}

/** Tables that a reset keeps: caches rely on a rising revision, and the card provider is another company. */
type Staying = 'revision' | 'card_sessions' | 'card_secrets';

/**
 * Every table that customers or seeds write to, referring tables before those they refer to. A table that is missing here
 * doesn't compile.
 */
const CHILDREN_FIRST: Record<Exclude<keyof Tables, Staying>, true> = {
  rate_limits: true,
  answered_calls: true,
  mail_queue: true,
  mails: true,
  auth_codes: true,
  sessions: true,
  invitations: true,
  company_roles: true,
  unwanted_mails: true,
  shared_pictures: true,
  quotation_files: true,
  quotation_messages: true,
  quotation_revisions: true,
  quotation_lines: true,
  quotations: true,
  shared_projects: true,
  credit_notes: true,
  return_pictures: true,
  return_lines: true,
  returns: true,
  card_payment_items: true,
  card_payments: true,
  payments: true,
  invoices: true,
  order_events: true,
  order_lines: true,
  vouchers: true,
  orders: true,
  paper_numbers: true,
  addresses: true,
  basket_lines: true,
  saved_lines: true,
  basket_links: true,
  floor_plans: true,
  project_pictures: true,
  project_lines: true,
  plans: true,
  project_rooms: true,
  projects: true,
  product_specs: true,
  products: true,
  dictionary_entries: true,
  gallery_projects: true,
  users: true,
  company_logos: true,
  companies: true,
  role_rights: true,
  functions: true,
  seeds: true,
};

const ATTEMPTS = 5;
/** PostgreSQL's codes when a call wrote meanwhile: a deadlock, or a row that refers to a deleted one. */
const MET_A_WRITER = new Set(['40P01', '23503']);

/** Back to the seed: customers' data and all sessions are deleted. Calls may go on meanwhile. */
export async function resow(db: Db, seeds: readonly Seed[], now: number): Promise<void> {
  for (const seed of seeds) await seed.prepare?.();
  for (let attempt = 1; ; attempt++) {
    try {
      return await emptyAndSow(db, seeds, now);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (attempt === ATTEMPTS || !MET_A_WRITER.has(code)) throw error;
    }
  }
}

async function emptyAndSow(db: Db, seeds: readonly Seed[], now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await bumpRevision(trx);
    for (const table of Object.keys(CHILDREN_FIRST)) await trx.deleteFrom(table as 'seeds').execute();
    for (const seed of seeds) {
      await seed.sow(trx, now);
      await recordSown(trx, seed.name, hashOfContent(seed));
    }
  });
}

/** Whether an earlier start has added people with the public password. */
export async function holdsSeedPeople(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('seeds')
    .select('name')
    .where('name', '=', sowPeople.name)
    .executeTakeFirst();
  return row !== undefined;
}

/** Names of seeds that differ from those that have sown a database, or that only one of the two has. */
export async function differingSeeds(db: Db, seeds: readonly Seed[]): Promise<string[]> {
  const sown = await db.selectFrom('seeds').selectAll().execute();
  const there = new Map(sown.map(({ name, hash }) => [name, hash]));
  const here = new Map(seeds.map((seed) => [seed.name, hashOfContent(seed)]));
  return [...new Set([...here.keys(), ...there.keys()])].filter((name) => here.get(name) !== there.get(name));
}

const contentHashes = new Map<string, string>();

/** Fixtures do not change while a process runs, and worlds are sown often. */
function hashOfContent(seed: Seed): string {
  const known = contentHashes.get(seed.name);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(JSON.stringify(seed.content())).digest('base64url');
  contentHashes.set(seed.name, hash);
  return hash;
}

async function recordSown(db: Db, name: string, hash: string): Promise<void> {
  await db
    .insertInto('seeds')
    .values({ name, hash })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
    .execute();
}

async function isSown(db: Db, name: string, hash: string): Promise<boolean> {
  const row = await db.selectFrom('seeds').select('hash').where('name', '=', name).executeTakeFirst();
  return row?.hash === hash;
}
