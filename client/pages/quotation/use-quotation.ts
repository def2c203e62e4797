import { useState } from 'react';
import { type Quotation, useQuotationCall } from '../../features/quotations/quotations.api.ts';
import { hasResultCode } from '../../lib/call-error.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';

export interface OpenQuotation {
  readonly quotation: Quotation;
  /** tells screen readers */
  readonly tell: (words: string) => void;
}

export interface QuotationState {
  readonly reading: Reading<OpenQuotation>;
  /** there is none, or it is another company's: the server doesn't say which */
  readonly isClosed: boolean;
  /** announced to screen readers */
  readonly announcement: string;
}

/** One quotation of the company. */
export function useQuotation(quotationId: string): QuotationState {
  const call = useQuotationCall(quotationId);
  const [announcement, tell] = useState('');
  const quotation = call.data?.data;
  const isClosed = hasResultCode(call.error, NOT_YOURS);
  return {
    reading: readingOf(call, quotation && !isClosed ? { quotation, tell } : undefined),
    isClosed,
    announcement,
  };
}

const NOT_YOURS = '102';
