import { fromJson, toJson } from '../../engine/database/stored-values.ts';
import type { AddressRow, Db } from '../../engine/database/tables.ts';
import { newId } from '../../engine/security/token.ts';
import type { Site } from './site-text.ts';

/** The most addresses in the book of one company. */
export const MAX_ADDRESSES = 100;
/** The most characters of a label that the contract allows. */
const MAX_LABEL = 60;

/** Sorted by label, ignoring case. */
export async function listAddresses(db: Db, companyId: string): Promise<AddressRow[]> {
  const rows = await db.selectFrom('addresses').selectAll().where('company_id', '=', companyId).execute();
  const labels = new Intl.Collator('en-GB', { numeric: true });
  return rows.sort(
    (one, other) => labels.compare(one.label, other.label) || one.address_id.localeCompare(other.address_id),
  );
}

export async function findAddress(db: Db, addressId: string): Promise<AddressRow | undefined> {
  return await db.selectFrom('addresses').selectAll().where('address_id', '=', addressId).executeTakeFirst();
}

/** Inside a transaction that has locked the company. @returns the new address's id */
export async function insertAddress(
  db: Db,
  companyId: string,
  label: string,
  site: Site,
  now: number,
): Promise<string> {
  const addressId = newId('a');
  await db
    .insertInto('addresses')
    .values({
      address_id: addressId,
      company_id: companyId,
      label,
      site: toJson(site),
      created_at: now,
    })
    .execute();
  return addressId;
}

export async function changeAddressRow(db: Db, addressId: string, label: string, site: Site): Promise<void> {
  await db
    .updateTable('addresses')
    .set({ label, site: toJson(site) })
    .where('address_id', '=', addressId)
    .execute();
}

export async function removeAddressRow(db: Db, addressId: string): Promise<void> {
  await db.deleteFrom('addresses').where('address_id', '=', addressId).execute();
}

/** Adds an address unless the book has it already, or is full. Inside a transaction that has locked the company. */
export async function saveOnce(db: Db, companyId: string, site: Site, now: number): Promise<void> {
  const before = await listAddresses(db, companyId);
  const isKnown = before.some((row) => isSameSite(fromJson(row.site), site));
  if (isKnown || before.length >= MAX_ADDRESSES) return;
  await insertAddress(db, companyId, site.line1.slice(0, MAX_LABEL), site, now);
}

const isSameSite = (one: Site, other: Site) =>
  (Object.keys(other) as (keyof Site)[]).every((field) => one[field] === other[field]);

export async function emptyAddressBook(db: Db, companyId: string): Promise<void> {
  await db.deleteFrom('addresses').where('company_id', '=', companyId).execute();
}
