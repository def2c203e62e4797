import type { LineToQuote } from '../../../contracts/domain/plan/plan-to-quote.ts';
import { timesPacked, withPacks } from '../../../contracts/domain/quotation/packing.ts';
import { type LineNews, revisionNews } from '../../../contracts/domain/quotation/quotation-news.ts';
import { quotationSums } from '../../../contracts/domain/quotation/quotation-sums.ts';
import { vatPercentAt } from '../../../contracts/domain/vat/vat.ts';
import type { Quotation } from '../../features/quotations/quotations.api.ts';
import type { Planned } from './planned-lines.ts';

type Line = Quotation['lines'][number];
type Draft = Pick<Quotation, 'lines' | 'plots' | 'packing' | 'postCode'>;

/** The packs typed for lines, by `placeOf`; 0 leaves a line out, and a line without a figure keeps its packs. */
export type TypedPacks = Readonly<Record<string, number>>;

/** Identifies a line in the form; its id won't do, as lines get new ids whenever a draft is changed. */
export const placeOf = ({ productId }: Pick<Line, 'productId'>, at: number) => `${productId} ${at}`;

/** The packs of a line in the form; a product that is no longer sold can't be quoted again. */
export const packsOf = (line: Line, at: number, typed: TypedPacks): number =>
  line.todayPrice === 0 ? 0 : (typed[placeOf(line, at)] ?? line.number);

function changedLines(quotation: Draft, typed: TypedPacks): Line[] {
  return quotation.lines.flatMap((line, at) => {
    const number = packsOf(line, at, typed);
    if (number === 0) return [];
    return [number === line.number ? line : withPacks(line, number, quotation)];
  });
}

/** A draft with the packs typed in the form. */
export interface ChangedDraft {
  /** as the call takes them */
  readonly input: readonly LineToQuote[];
  /** with VAT, at today's prices */
  readonly totalPence: number;
}

export function changedDraft(quotation: Draft, typed: TypedPacks): ChangedDraft {
  const lines = changedLines(quotation, typed);
  const priced = lines.map((line) => ({ ...line, pricePence: line.todayPrice }));
  return {
    input: lines.map(({ productNo, number, note, need, rooms }) => ({
      productNo,
      number,
      note,
      rooms,
      ...(need && { need }),
    })),
    totalPence: quotationSums(priced, timesPacked(quotation), quotation.postCode, vatPercentAt(Date.now()))
      .total,
  };
}

/** The changes to a draft's lines if they are taken from its plan again; empty if nothing changes. */
export function planNews(quotation: Draft, planned: Planned): LineNews[] {
  const times = timesPacked(quotation);
  const before = quotation.lines.map((line) => ({
    ...line,
    lineId: line.productId,
    packs: line.totalNumber,
    pricePence: line.productPrice,
  }));
  const after = planned.lines.map((line) => ({
    ...line,
    lineId: line.productId,
    packs: line.number,
    pricePence: line.price ?? 0,
  }));
  const news = revisionNews(before, after);
  const listed = new Set(news.map(({ lineId }) => lineId));
  const silent = planned.input.flatMap((line): LineNews[] => {
    const old = quotation.lines.find(({ productNo }) => productNo === line.productNo);
    if (!old || listed.has(old.productId) || line.number * times !== old.totalNumber) return [];
    if (isSame(old, line)) return [];
    const text = 'The rooms or the amounts change; the packs stay the same.';
    return [{ lineId: old.productId, productName: old.productName, text }];
  });
  return [...news, ...silent];
}

const isSame = (old: Line, line: LineToQuote) => {
  const partsOf = ({ need, rooms = [] }: Pick<LineToQuote, 'need' | 'rooms'>) =>
    JSON.stringify([
      need && [need.amount, need.unit, need.pack],
      rooms.map((room) => [
        room.roomName.trim(),
        room.storey,
        room.areaM2,
        room.wastagePercent,
        room.neededM2,
        room.number,
        room.pattern,
        room.direction,
        room.note.trim(),
        room.outline?.lengthMm,
        room.outline?.widthMm,
        room.outline?.cutLengthMm,
        room.outline?.cutWidthMm,
        room.outline?.corners,
      ]),
    ]);
  return partsOf(old) === partsOf(line);
};
