import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { specificationClause } from '../../../../contracts/domain/product/specification-clause.ts';
import type { Db } from '../../engine/database/tables.ts';
import { findProductSpecs, findProducts } from '../../shop/product/repository.ts';

type Schemas = components['schemas'];

/**
 * A clause for each floor that lies in a room, in the order of the quotation, in the words of the product's page; none for a
 * floor whose technical facts aren't known, or that is no longer sold.
 * @param seller as in `specificationClause`
 */
export async function specificationOf(
  db: Db,
  { lines }: Pick<Schemas['Quotation'], 'lines'>,
  seller: string,
): Promise<Schemas['PaperClause'][]> {
  const floors = new Map<string, string[]>();
  for (const { productId, isFloor, rooms } of lines)
    if (isFloor === 1 && rooms.length > 0)
      floors.set(productId, [...(floors.get(productId) ?? []), ...rooms.map(({ roomName }) => roomName)]);
  const ids = [...floors.keys()];
  const [products, specs] = [await findProducts(db, ids), await findProductSpecs(db, ids)];
  return [...floors].flatMap(([id, rooms]) => {
    const [product, spec] = [products.get(id), specs.get(id)];
    if (!product || !spec) return [];
    const clause = specificationClause(product, spec, seller);
    return [
      {
        heading: clause.heading,
        lines: [
          { label: 'Rooms', text: [...new Set(rooms)].join(', ') },
          ...clause.lines.map(({ label, value }) => ({ label, text: value })),
        ],
      },
    ];
  });
}
