import {
  type FittingTerms,
  isToCome,
  NO_TERMS,
  openPoints,
  termsOf,
  visitProblem,
} from '../../../../contracts/domain/order/fitting-terms.ts';
import { goodsKind, type SoldGoods } from '../../../../contracts/domain/quantity/goods-count.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';

export const isFitted = (lines: readonly SoldGoods[]): boolean =>
  lines.some((line) => goodsKind(line) === 'fitting');

interface Arranging {
  /** as the customer sends it */
  readonly asked: FittingTerms | undefined;
  /** whether our fitters lay anything of it */
  readonly isFitted: boolean;
  readonly now: number;
}

/** The terms stored with a quotation. @throws CallFailure "1" for a day on which no technician can come */
export function quotedTerms({ asked, isFitted, now }: Arranging): string {
  return asked === undefined ? '' : kept(asked, isFitted, now, []);
}

/**
 * The terms stored with an order. Without a visit of its own, it keeps the one arranged in its quotations.
 * @param quoted the terms stored with its quotations
 * @throws CallFailure "1" for fitting without all points of the checklist, and for a day on which no technician can come
 */
export function orderedTerms({ asked, isFitted, now }: Arranging, quoted: readonly string[]): string {
  const before = quoted
    .flatMap((row) => termsOf(row) ?? [])
    .filter(({ visitDay }) => isToCome(visitDay, now));
  const terms = asked ?? { ...(before[0] ?? NO_TERMS), checkList: [] };
  if (isFitted && openPoints(terms.checkList).length > 0) {
    refuseField(
      'fitting.checkList',
      'Please confirm all points of the checklist: without them our fitters can’t start.',
    );
  }
  return kept(
    terms,
    isFitted,
    now,
    before.map(({ visitDay }) => visitDay),
  );
}

function kept(
  { checkList, visitDay, visitNote }: FittingTerms,
  isFitted: boolean,
  now: number,
  arranged: readonly string[],
): string {
  const problem = visitProblem(visitDay, now, arranged);
  if (problem !== '') refuseField('fitting.visitDay', problem);
  if (!isFitted && visitDay === '') return '';
  return JSON.stringify({
    checkList: isFitted ? [...new Set(checkList)].sort((one, other) => one - other) : [],
    visitDay,
    visitNote: visitDay === '' ? '' : visitNote.trim(),
  } satisfies FittingTerms);
}

/** A copy keeps a visit that is still possible, but not the confirmed points, which were for another house. */
export function copiedTerms(row: string, now: number): FittingTerms | undefined {
  const terms = termsOf(row);
  return terms && visitProblem(terms.visitDay, now) === '' ? { ...terms, checkList: [] } : undefined;
}
