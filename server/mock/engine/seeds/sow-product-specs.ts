import { productSpecs } from '../../../../fixtures/catalogue/technical-facts.ts';
import { toJson } from '../database/json.ts';
import type { Seed } from './seed.ts';

/** The technical facts of every floor. Customers never write to them, so a changed seed replaces them all. */
export const sowProductSpecs: Seed = {
  name: 'product-specs',
  content: productSpecs,
  async sow(db) {
    await db.deleteFrom('product_specs').execute();
    await db
      .insertInto('product_specs')
      .values(productSpecs().map((spec) => ({ product_id: spec.productId, facts: toJson(spec) })))
      .execute();
  },
};
