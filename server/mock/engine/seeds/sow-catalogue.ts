import { catalogue } from '../../../../fixtures/catalogue/catalogue.ts';
import { dictionaries } from '../../../../fixtures/catalogue/dictionaries.ts';
import { fittingServices } from '../../../../fixtures/catalogue/fitting-services.ts';
import { productSpecs } from '../../../../fixtures/catalogue/technical-facts.ts';
import { toProduct } from '../../../../fixtures/catalogue/to-product.ts';
import { galleryProjects } from '../../../../fixtures/projects/gallery-projects.ts';
import { toJson } from '../database/stored-values.ts';
import type { Db, Tables } from '../database/tables.ts';
import type { Seed } from './seed.ts';
import { writeProducts } from './write-products.ts';

/** Products, dictionaries and gallery. A changed catalogue updates them; a removed product is no longer listed. */
export const sowCatalogue: Seed = {
  name: 'catalogue',
  content: () => [catalogue().map(toProduct), fittingServices(), dictionaries(), galleryProjects()],
  async sow(db) {
    await sowProducts(db);
    await db.deleteFrom('dictionary_entries').execute();
    await db.insertInto('dictionary_entries').values(dictionaryRows()).execute();
    // customers' projects stay
    await db
      .deleteFrom('gallery_projects')
      .where('example_id', 'not in', db.selectFrom('shared_projects').select('example_id'))
      .execute();
    await db.insertInto('gallery_projects').values(galleryRows()).execute();
  },
};

async function sowProducts(db: Db): Promise<void> {
  // rows stay for the baskets and projects that refer to them
  await db.updateTable('products').set({ is_listed: 0, stock_packs: 0 }).execute();
  await writeProducts(db, [...catalogue().map(toProduct), ...fittingServices()]);
}

function dictionaryRows(): Tables['dictionary_entries'][] {
  return Object.entries(dictionaries()).flatMap(([dictionary, entries]) =>
    entries.map(({ codeId, codeName }, position) => ({
      dictionary,
      position,
      code_id: codeId,
      code_name: codeName,
    })),
  );
}

function galleryRows(): Tables['gallery_projects'][] {
  return galleryProjects().map((project, position) => ({
    example_id: project.exampleId,
    sts: 1,
    position,
    facts: toJson(project),
  }));
}

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
