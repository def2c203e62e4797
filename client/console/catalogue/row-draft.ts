import type { CatalogueRow } from '../../../contracts/api/mock-console.ts';
import { poundsText } from '../../../contracts/domain/number/figure-text.ts';

export interface Draft {
  /** pounds, as typed */
  readonly price: string;
  /** packs, as typed */
  readonly stock: string;
}
export interface Change {
  readonly productPrice?: number;
  readonly inventoryBalance?: number;
}
export type Judged =
  | { readonly change: Change; readonly wrong?: undefined }
  | { readonly change?: undefined; readonly wrong: { readonly field: keyof Draft; readonly text: string } };

export function draftOf(row: CatalogueRow): Draft {
  return { price: poundsText(row.productPrice), stock: String(row.inventoryBalance) };
}

/** What a draft changes, in pence and packs, or what is wrong with it. */
export function judge(row: CatalogueRow, draft: Draft): Judged {
  const productPrice = penceOf(draft.price.trim());
  if (productPrice === undefined) {
    return {
      wrong: { field: 'price', text: 'Enter the price in pounds with up to two decimals, such as 45.50' },
    };
  }
  const stock = draft.stock.trim();
  if (!/^\d{1,7}$/.test(stock))
    return { wrong: { field: 'stock', text: 'Enter the stock as a whole number of packs' } };
  const inventoryBalance = Number(stock);
  return {
    change: {
      ...(productPrice === row.productPrice ? {} : { productPrice }),
      ...(inventoryBalance === row.inventoryBalance ? {} : { inventoryBalance }),
    },
  };
}

/** Digits only, no arithmetic on fractions. */
function penceOf(text: string): number | undefined {
  const [, pounds, decimals = ''] = /^£?\s*(\d{1,6})(?:\.(\d{0,2}))?$/.exec(text) ?? [];
  return pounds === undefined ? undefined : Number(pounds + decimals.padEnd(2, '0'));
}
