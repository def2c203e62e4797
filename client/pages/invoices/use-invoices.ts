import { useSearch } from 'wouter';
import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { londonTime } from '../../../contracts/domain/calendar/london-time.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useCall } from '../../lib/use-call.ts';
import { useGo, useHref } from '../../state/device.ts';
import { useCustomer } from '../../state/session.ts';
import { type ListAddress, readListAddress, writeListAddress } from './list-address.ts';

export type Invoice = components['schemas']['Invoice'];

const PAGE_SIZE = 20;
/** Months that a statement can be chosen for. */
const MONTHS = 18;

export interface FoundInvoices {
  readonly invoices: readonly Invoice[];
  /** on all pages */
  readonly total: number;
  readonly pages: number;
  /** figures of the whole company, independent of the search */
  readonly account: Pick<
    components['schemas']['InvoicesReply'],
    'openPence' | 'overduePence' | 'creditPence' | 'ageing'
  >;
}

export interface InvoicesModel {
  readonly address: ListAddress;
  readonly isNarrowed: boolean;
  readonly found: Reading<FoundInvoices>;
  readonly narrow: (change: Partial<Pick<ListAddress, 'show' | 'search'>>) => void;
  readonly pageHref: (page: number) => string;
}

/** The company's invoices that the address asks for. */
export function useInvoices(): InvoicesModel {
  const { userId } = useCustomer().user;
  const address = readListAddress(useSearch());
  const go = useGo();
  const href = useHref();
  const { show, search, page } = address;
  const answer = useCall('/woojiapi/order/qryinvoices', {
    userId,
    pageNo: page,
    pageSize: PAGE_SIZE,
    show,
    ...(search === '' ? {} : { search }),
  });
  return {
    address,
    isNarrowed: show !== 'all' || search !== '',
    found: readingOf(
      answer,
      answer.data && {
        invoices: answer.data.data,
        total: answer.data.total,
        pages: Math.max(1, Math.ceil(answer.data.total / PAGE_SIZE)),
        account: answer.data,
      },
    ),
    narrow: (change) =>
      go('invoices', writeListAddress({ ...address, ...change, page: 1 }), { replace: true }),
    pageHref: (to) => href('invoices', writeListAddress({ ...address, page: to })),
  };
}

export interface Month {
  /** `2026-11` */
  readonly value: string;
  /** `November 2026` */
  readonly label: string;
}

const WORDS = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The months up to this one in London, the latest first. @param now milliseconds since 1970 */
export function monthsUntil(now: number): Month[] {
  const today = new Date(londonTime(now).day);
  return Array.from({ length: MONTHS }, (_, back) => {
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1));
    return { value: first.toISOString().slice(0, 7), label: WORDS.format(first) };
  });
}
