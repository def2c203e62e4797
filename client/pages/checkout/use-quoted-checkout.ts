import { useMemo } from 'react';
import { hasResultCode } from '../../lib/call-error.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useQuotedStart } from './checkout.api.ts';
import { quotedLine } from './checkout-lines.ts';
import type { CheckoutReading } from './use-checkout.ts';

export interface QuotedCheckout {
  readonly reading: Reading<CheckoutReading>;
  /** why they can't be ordered, in our words; '' if they can */
  readonly refusal: string;
}

const REFUSED = ['1', '102'];

/** What the checkout of quotations needs: their lines at the quoted prices, the company's address and credit. */
export function useQuotedCheckout(ids: readonly string[]): QuotedCheckout {
  const start = useQuotedStart(ids);
  const { error } = start;
  const data = start.data?.data;
  const value = useMemo((): CheckoutReading | undefined => {
    if (!data) return undefined;
    const { quotations = [] } = data;
    const [first] = quotations;
    return {
      start: data,
      lines: quotations.flatMap(({ quotationId, lines }) =>
        lines.map((line) => quotedLine(quotationId, line)),
      ),
      others: 0,
      projectInfo: first?.projectId ?? '',
      quoted: quotations,
    };
  }, [data]);
  const isRefused = REFUSED.some((code) => hasResultCode(error, code));
  return {
    reading: readingOf(start, value),
    refusal: isRefused && error instanceof Error ? error.message : '',
  };
}
