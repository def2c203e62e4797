import { useMemo } from 'react';
import { useSearch } from 'wouter';
import {
  type OrderSearch,
  type OrderSummary,
  readOrders,
  useOrdersCall,
} from '../../features/orders/orders.api.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { type Action, useAction } from '../../lib/use-call.ts';
import { useGo, useHref } from '../../state/device.ts';
import { useCustomer } from '../../state/session.ts';
import { type ListAddress, readListAddress, writeListAddress } from './list-address.ts';

const PAGE_SIZE = 20;

export interface FoundOrders {
  readonly orders: readonly OrderSummary[];
  /** on all pages */
  readonly total: number;
  readonly pages: number;
}

export interface OrderList {
  readonly address: ListAddress;
  /** whether only some of the orders are asked for */
  readonly isNarrowed: boolean;
  readonly found: Reading<FoundOrders>;
  /** Shows other orders. It replaces the address, so that Back leaves the list in one step. */
  readonly narrow: (part: Partial<Pick<ListAddress, 'sts' | 'search'>>) => void;
  readonly pageHref: (page: number) => string;
  /** Has the browser save all found orders as a CSV file. */
  readonly save: Action<[], void>;
}

/** The company's orders that the address asks for. */
export function useOrderList(): OrderList {
  const query = useSearch();
  const address = useMemo(() => readListAddress(query), [query]);
  const { userId } = useCustomer().user;
  const go = useGo();
  const href = useHref();
  const search: OrderSearch = { sts: address.sts, search: address.search, projectId: address.project };
  const call = useOrdersCall(search, address.page, PAGE_SIZE);
  const reply = call.data;
  const save = useAction(
    async () => {
      const [orders, { saveOrders }] = await Promise.all([
        readOrders(userId, search),
        import('./orders-csv.ts'),
      ]);
      saveOrders(orders, new Date());
    },
    { inPlace: true },
  );
  return {
    address,
    isNarrowed: address.sts !== undefined || address.search !== '' || address.project !== '',
    found: readingOf(
      call,
      reply && {
        orders: reply.data,
        total: reply.total,
        pages: Math.max(1, Math.ceil(reply.total / PAGE_SIZE)),
      },
    ),
    narrow: (part) => go('orders', writeListAddress({ ...address, ...part, page: 1 }), { replace: true }),
    pageHref: (page) => href('orders', writeListAddress({ ...address, page })),
    save,
  };
}
