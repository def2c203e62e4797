import { formatPence } from '../../../../contracts/domain/money/money.ts';

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
 * An order as messages from which our sales office can enter it. The first says who orders; a long list continues in further
 * messages, and no line is split.
 * @param most characters of a message
 */
export function orderLetters({ reference, facts, lines, sums }: OrderLetter, most: number): string[] {
  const head = facts.filter(([, text]) => text !== '').map(([name, text]) => `${name}: ${text}`);
  const list = lines.map(lineText);
  const parts: string[][] = [[]];
  const room = most - TITLE_ROOM;
  const add = (text: string) => {
    const part = parts.at(-1) as string[];
    if (part.length > 0 && [...part, text].join('\n').length > room) parts.push([text]);
    else part.push(text);
  };
  for (const text of [...head, '', ...list, '', sumsText(sums)]) add(text);
  return parts.map((part, index) => {
    const of = parts.length > 1 ? `, message ${index + 1} of ${parts.length}` : '';
    return `Order ${reference}${of}\n\n${part.join('\n').trim()}`;
  });
}

/** Characters for the first line of a message, with the blank one after it. */
const TITLE_ROOM = 80;

function sumsText({ goods, delivery, vat, total }: OrderLetter['sums']): string {
  const known = delivery === undefined ? '' : `delivery ${formatPence(delivery)}, `;
  const end = delivery === undefined ? ' without delivery' : '';
  return `Goods ${formatPence(goods)}, ${known}VAT ${formatPence(vat)}, total ${formatPence(total)}${end}.`;
}

function lineText({ productNo, name, quantity, costPence }: LetterLine): string {
  const cost = costPence === undefined ? 'price on request' : formatPence(costPence);
  return `${productNo} ${name}: ${quantity}, ${cost}`.trim();
}
