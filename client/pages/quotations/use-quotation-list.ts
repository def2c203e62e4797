import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { type QuotationSummary, useQuotationsCall } from '../../features/quotations/quotations.api.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useGo, useHref } from '../../state/device.ts';
import { type ListAddress, readListAddress, writeListAddress } from './list-address.ts';

const PAGE_SIZE = 20;

export interface FoundQuotations {
  readonly quotations: readonly QuotationSummary[];
  /** on all pages */
  readonly total: number;
  readonly pages: number;
}

export interface QuotationList {
  readonly address: ListAddress;
  /** whether only some of the quotations are asked for */
  readonly isNarrowed: boolean;
  readonly found: Reading<FoundQuotations>;
  /** Shows others. It replaces the address, so that Back leaves the list in one step. */
  readonly narrow: (part: Partial<Pick<ListAddress, 'sts' | 'search'>>) => void;
  readonly pageHref: (page: number) => string;
}

/** The company's quotations, as the address asks for them. */
export function useQuotationList(): QuotationList {
  const query = useSearch();
  const address = useMemo(() => readListAddress(query), [query]);
  const go = useGo();
  const href = useHref();
  const { sts, search, page, project } = address;
  const call = useQuotationsCall({ sts, search, projectId: project }, page, PAGE_SIZE);
  const reply = call.data;
  return {
    address,
    isNarrowed: sts !== undefined || search !== '' || project !== '',
    found: readingOf(
      call,
      reply && {
        quotations: reply.data,
        total: reply.total,
        pages: Math.max(1, Math.ceil(reply.total / PAGE_SIZE)),
      },
    ),
    narrow: (part) => go('quotations', writeListAddress({ ...address, ...part, page: 1 }), { replace: true }),
    pageHref: (to) => href('quotations', writeListAddress({ ...address, page: to })),
  };
}
