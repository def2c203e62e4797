import { seriesNamed } from '../../../contracts/rules/series.ts';
import { catalogue } from '../../../fixtures/catalogue/catalogue.ts';
import { dictionaries } from '../../../fixtures/catalogue/dictionaries.ts';
import { type Product, toProduct } from '../../../fixtures/catalogue/to-product.ts';
import { galleryProjects } from '../../../fixtures/projects/gallery-projects.ts';
import type { Seed } from './sow.ts';
import type { Db, ProductRow, Tables } from './tables.ts';

/** Products, dictionaries and gallery. A changed catalogue updates them; a product that is gone is no longer listed. */
export const sowCatalogue: Seed = {
  name: 'catalogue',
  content: () => [catalogue().map(toProduct), dictionaries(), galleryProjects()],
  async sow(db) {
    await sowProducts(db);
    await replace(db, 'dictionary_entries', dictionaryRows());
    await replace(db, 'gallery_projects', galleryRows());
  },
};

async function sowProducts(db: Db): Promise<void> {
  // rows stay for the baskets and projects that hold them
  await db.updateTable('products').set({ is_listed: 0, stock_packs: 0 }).execute();
  await db
    .insertInto('products')
    .values(catalogue().map(toProduct).map(productRow))
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet((row) => ({
        product_no: row.ref('excluded.product_no'),
        product_type: row.ref('excluded.product_type'),
        series: row.ref('excluded.series'),
        price_pence: row.ref('excluded.price_pence'),
        stock_packs: row.ref('excluded.stock_packs'),
        is_listed: row.ref('excluded.is_listed'),
        facts: row.ref('excluded.facts'),
      })),
    )
    .execute();
}

function productRow(product: Product): ProductRow {
  const { productPrice = 0, inventoryBalance, ...facts } = product;
  return {
    product_id: product.productId,
    product_no: product.productNo,
    product_type: seriesNamed(product.productSeries)?.productType ?? 'Timber',
    series: product.productSeries,
    price_pence: productPrice,
    stock_packs: inventoryBalance,
    is_listed: 1,
    facts: JSON.stringify(facts),
  };
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
    facts: JSON.stringify(project),
  }));
}

/** For tables that customers never write to. */
async function replace<T extends 'dictionary_entries' | 'gallery_projects'>(
  db: Db,
  table: T,
  rows: Tables[T][],
): Promise<void> {
  await db.deleteFrom(table as 'dictionary_entries').execute();
  await db
    .insertInto(table as 'dictionary_entries')
    .values(rows as Tables['dictionary_entries'][])
    .execute();
}
