import { decimalText } from '../../../../contracts/domain/number/decimal.ts';
import { goodsKind } from '../../../../contracts/domain/quantity/goods-count.ts';
import { unitText } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { csvText } from '../../../../contracts/domain/text/csv.ts';
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
    pounds(price),
    pounds(cost),
    working.join(' '),
  ];
}

const pounds = (pence: number | undefined) =>
  pence === undefined ? '' : decimalText({ units: BigInt(pence), scale: 2 });
