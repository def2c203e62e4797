import { csvPounds, csvText } from '../../../../contracts/domain/text/csv.ts';
import type { ListedProduct } from '../../../data/listed-product.ts';
import type { Prices } from '../../../data/priced-products.ts';
import { formatDate } from '../../../lib/dates.ts';
import { saveCsv } from '../../../lib/save-file.ts';
import type { TableColumn } from './columns.ts';
import type { TypedPacks } from './typed-packs.ts';

interface SavedTable {
  readonly products: readonly ListedProduct[];
  readonly columns: readonly TableColumn[];
  /** undefined for visitors, and while they load: the file then has no prices and no packs */
  readonly prices: Prices | undefined;
  readonly typed: TypedPacks;
}

/** The table with the columns that show, and for customers with prices and typed packs. */
export function tableCsv({ products, columns, prices, typed }: SavedTable): string {
  const headings = columns.map(({ label, unit }) => (unit ? `${label} (${unit})` : label));
  const rows = products.map((product) => {
    const { productId, productNo, productName, productUnit } = product;
    const pence = prices?.get(productId);
    return [
      productNo,
      productName,
      ...columns.map(({ text }) => text(product)),
      ...(prices ? [csvPounds(pence), productUnit, String(typed[productId] ?? '')] : []),
    ];
  });
  return csvText([
    ['Number', 'Name', ...headings, ...(prices ? ['Price (£)', 'Unit', 'Packs'] : [])],
    ...rows,
  ]);
}

export function saveTable({ title, ...table }: SavedTable & { readonly title: string }): void {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  saveCsv(tableCsv(table), `${words.join('-')}-${formatDate(new Date(), 'YYYY-MM-DD')}.csv`);
}
