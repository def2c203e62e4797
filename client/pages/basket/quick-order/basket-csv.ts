import { unitText } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { csvPounds, csvText } from '../../../../contracts/domain/text/csv.ts';
import { formatDate } from '../../../lib/dates.ts';
import { saveCsv } from '../../../lib/save-file.ts';
import type { BasketRow } from '../basket-rows.ts';

const HEADINGS = [
  'Product number',
  'Name',
  'Kind',
  'Packs',
  'Amount',
  'Unit',
  'Price (£)',
  'Cost (£)',
  'Weight (kg)',
];

/** The lines of the basket, prices excluding VAT; quick order reads such a file back. */
export function basketCsv(rows: readonly BasketRow[]): string {
  return csvText([HEADINGS, ...rows.map(cellsOf)]);
}

export function saveBasket(rows: readonly BasketRow[], today: Date): void {
  saveCsv(basketCsv(rows), `basket-${formatDate(today, 'YYYY-MM-DD')}.csv`);
}

function cellsOf(row: BasketRow): string[] {
  const unit = unitText(row.unit);
  const isCounted = row.sample || row.fitting !== '';
  return [
    row.productNo || row.name,
    row.name,
    kindOf(row),
    isCounted ? '' : String(row.packs),
    unit === 'm²' ? row.amount.toFixed(2) : String(row.amount),
    unit,
    csvPounds(row.price),
    csvPounds(row.cost),
    row.weightKg.toFixed(2),
  ];
}

function kindOf({ sample, isFloor, fitting, price }: BasketRow): string {
  if (sample) return 'Sample';
  if (fitting) return 'Fitting';
  if (price === undefined) return 'No longer available';
  return isFloor ? 'Floor' : 'Accessory';
}
