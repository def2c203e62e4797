import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { factLines, splitLetter } from '../../../features/sales-letter/split-letter.ts';

export interface LetterLine {
  readonly productNo: string;
  readonly name: string;
  /** `12 packs, 26.04 m²` */
  readonly quantity: string;
  /** whole pence without VAT; undefined where there is no price */
  readonly costPence: number | undefined;
}

export interface OrderLetter {
  /** the order's name for customer and office */
  readonly reference: string;
  /** contact, delivery address and day, as labels and typed texts; empty ones are left out */
  readonly facts: readonly (readonly [name: string, text: string])[];
  readonly lines: readonly LetterLine[];
  /** whole pence */
  readonly sums: {
    readonly goods: number;
    /** undefined if the total doesn't include it, as no estimate was requested */
    readonly delivery: number | undefined;
    readonly vat: number;
    readonly total: number;
  };
}

/**
 * An order as messages from which our sales office can enter it. The first says who orders.
 * @param most characters of a message
 */
export function orderLetters({ reference, facts, lines, sums }: OrderLetter, most?: number): string[] {
  const text = [...factLines(facts), '', ...lines.map(lineText), '', sumsText(sums)];
  return splitLetter(`Order ${reference}`, text, most);
}

function sumsText({ goods, delivery, vat, total }: OrderLetter['sums']): string {
  const known = delivery === undefined ? '' : `delivery ${formatPence(delivery)}, `;
  const end = delivery === undefined ? ' without delivery' : '';
  return `Goods ${formatPence(goods)}, ${known}VAT ${formatPence(vat)}, total ${formatPence(total)}${end}.`;
}

function lineText({ productNo, name, quantity, costPence }: LetterLine): string {
  const cost = costPence === undefined ? 'price on request' : formatPence(costPence);
  return `${productNo} ${name}: ${quantity}, ${cost}`.trim();
}
