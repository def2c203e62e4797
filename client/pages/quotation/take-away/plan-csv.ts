import { goodsKind } from '../../../../contracts/domain/quantity/goods-count.ts';
import { unitText } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { csvPounds, csvText } from '../../../../contracts/domain/text/csv.ts';
import type { LineView } from '../quotation-view.ts';

const HEADINGS = ['Product number', 'Name', 'Packs', 'Amount', 'Unit', 'Price (£)', 'Cost (£)', 'Worked out'];

/** What a plan takes, prices excluding VAT; quick order reads such a file. */
export const planCsv = (lines: readonly LineView[]): string => csvText([HEADINGS, ...lines.map(cellsOf)]);

function cellsOf(line: LineView): string[] {
  const { productNo, productName, number, amount, price, cost, working } = line;
  const unit = unitText(line.productUnit);
  return [
    productNo,
    productName,
    goodsKind(line) === 'fitting' ? '' : String(number),
    unit === 'm²' ? amount.toFixed(2) : String(amount),
    unit,
    csvPounds(price),
    csvPounds(cost),
    working.join(' '),
  ];
}
