import { formatPence } from '../money/money.ts';
import { groupDigits } from '../number/notation.ts';
import { goodsKind, type PackedGoods, packsText } from '../quantity/goods-count.ts';
import { unitWord } from '../quantity/quantity-text.ts';

/** A line of a quotation, as it is compared. */
export interface ComparedLine extends PackedGoods {
  readonly lineId: string;
  readonly productId: string;
  readonly productName: string;
  /** packs for all plots */
  readonly packs: number;
  /** pence per m2 or piece */
  readonly pricePence: number;
}

/** A sentence about a line, for the customer. */
export interface LineNews {
  /** '' for a line that is no longer there */
  readonly lineId: string;
  readonly productName: string;
  readonly text: string;
}

/** What became of the lines of a quotation from one revision to the next, line by line. */
export function revisionNews(before: readonly ComparedLine[], after: readonly ComparedLine[]): LineNews[] {
  const kept = new Set(after.map(({ lineId }) => lineId));
  const gone = before.filter(({ lineId }) => !kept.has(lineId));
  return [
    ...after.flatMap((line): LineNews[] => {
      const old = before.find(({ lineId }) => lineId === line.lineId);
      const text = old ? changeText(old, line) : `Added: ${packsText(line.packs, line)}.`;
      return text === '' ? [] : [{ lineId: line.lineId, productName: line.productName, text }];
    }),
    ...gone.map(({ productName }) => ({ lineId: '', productName, text: 'Left out.' })),
  ];
}

function changeText(old: ComparedLine, line: ComparedLine): string {
  const sentences: string[] = [];
  if (old.pricePence !== line.pricePence) {
    const change = line.pricePence > old.pricePence ? 'raised' : 'reduced';
    sentences.push(
      `Price ${change} from ${formatPence(old.pricePence)} to ${formatPence(line.pricePence)} per ${unitWord(line.productUnit)}.`,
    );
  }
  if (old.packs !== line.packs)
    sentences.push(
      `${packsText(old.packs, line)} ${old.packs === 1 ? 'becomes' : 'become'} ${groupDigits(line.packs)}.`,
    );
  return sentences.join(' ');
}

/** A line as it was quoted, with the product as it is today. */
export interface QuotedToday extends ComparedLine {
  /** our price when it was quoted, pence per m2 or piece */
  readonly catalogPence: number;
  /** undefined for a product that is no longer sold */
  readonly today?: { readonly pricePence: number; readonly stockPacks: number } | undefined;
}

/**
 * What has changed in price and stock since lines were quoted. Lines with the same product share its stock.
 * @param until the last day of the quoted price, e.g. 22 December 2026
 */
export function newsSince(lines: readonly QuotedToday[], until: string): LineNews[] {
  const wanted = new Map<string, number>();
  for (const { productId, packs } of lines) wanted.set(productId, (wanted.get(productId) ?? 0) + packs);
  return lines.flatMap((line): LineNews[] => {
    const text = [priceNews(line, until), stockNews(line, wanted.get(line.productId) ?? line.packs)]
      .filter((sentence) => sentence !== '')
      .join(' ');
    return text === '' ? [] : [{ lineId: line.lineId, productName: line.productName, text }];
  });
}

function priceNews({ today, catalogPence, pricePence, productUnit }: QuotedToday, until: string): string {
  if (!today) return 'This product is no longer sold.';
  if (today.pricePence === catalogPence) return '';
  const [before, now] = [formatPence(catalogPence), formatPence(today.pricePence)];
  const per = unitWord(productUnit);
  if (today.pricePence > catalogPence)
    return `Our price has gone up from ${before} to ${now} per ${per}. Yours stays at ${formatPence(pricePence)} until ${until}.`;
  return today.pricePence < pricePence
    ? `Our price has come down from ${before} to ${now} per ${per}. Quote again to have it.`
    : `Our price has come down from ${before} to ${now} per ${per}. Yours, ${formatPence(pricePence)}, is still the better one.`;
}

/** Fitting is booked, and in no stock. */
function stockNews(line: QuotedToday, wanted: number): string {
  const { today } = line;
  if (!today || goodsKind(line) === 'fitting' || today.stockPacks >= wanted) return '';
  if (today.stockPacks <= 0) return 'It is out of stock.';
  const { stockPacks: left } = today;
  return `Only ${groupDigits(left)} of ${packsText(wanted, line)} ${left === 1 ? 'is' : 'are'} in stock.`;
}
