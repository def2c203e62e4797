import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { SalesOffice } from '../../../ui/sales-office.tsx';
import type { PayByCard } from '../use-pay-by-card.ts';

/** Why a payment could not begin, and what to do then. Nothing has been charged. */
export function PaymentProblem({ problem, isUnavailable }: Pick<PayByCard, 'problem' | 'isUnavailable'>) {
  return (
    <InlineAlert action={problem && isUnavailable && <SalesOffice />}>
      {problem && wordsOf(problem, isUnavailable)}
    </InlineAlert>
  );
}

/** A backend without words of its own says no more than `Error`. */
function wordsOf(problem: string, isUnavailable: boolean): string {
  if (isUnavailable) return 'Cards can’t be taken online at the moment. Nothing has been charged.';
  return problem === 'Error'
    ? 'The payment provider does not answer. Nothing has been charged. Please try again in a few minutes.'
    : problem;
}
