import { SEED_ADDRESSES } from '../../../../fixtures/people/addresses.ts';
import { toJson } from '../database/stored-values.ts';
import type { Seed } from './seed.ts';

/** The address books of the people to try the shop with. Existing addresses stay as they are. */
export const sowAddresses: Seed = {
  name: 'addresses',
  content: () => SEED_ADDRESSES,
  async sow(db) {
    const rows = SEED_ADDRESSES.map(({ addressId, companyId, label, site }) => ({
      address_id: addressId,
      company_id: companyId,
      label,
      site: toJson(site),
      created_at: 0,
    }));
    await db
      .insertInto('addresses')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};
