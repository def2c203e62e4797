import { FITTING_CHECKLIST } from '../../../contracts/domain/order/fitting.ts';
import { type FittingTerms, isToCome } from '../../../contracts/domain/order/fitting-terms.ts';
import { goodsKind } from '../../../contracts/domain/quantity/goods-count.ts';
import type { CheckoutLine } from './checkout-lines.ts';
import type { Quoted } from './use-checkout.ts';

export const isFittingLine = ({ unit, isSample }: CheckoutLine) =>
  goodsKind({ productUnit: unit, isSample }) === 'fitting';

/** What was agreed about fitting before the checkout, in quotations or when lines were added to the basket. */
export function knownFitting(
  lines: readonly CheckoutLine[],
  quoted: readonly Pick<Quoted, 'lines' | 'fitting'>[],
  now: number,
): FittingTerms {
  const fitted = quoted.filter((quotation) => quotation.lines.some((line) => goodsKind(line) === 'fitting'));
  const isConfirmed = (point: number) =>
    quoted.length > 0
      ? fitted.every(({ fitting }) => fitting?.checkList.includes(point))
      : lines.filter(isFittingLine).every(({ isConfirmed }) => isConfirmed);
  const visit = quoted.find(({ fitting }) => fitting && isToCome(fitting.visitDay, now))?.fitting;
  return {
    checkList: FITTING_CHECKLIST.map((_, point) => point).filter(isConfirmed),
    visitDay: visit?.visitDay ?? '',
    visitNote: visit?.visitNote ?? '',
  };
}
