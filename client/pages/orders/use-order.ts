import { useState } from 'react';
import { cancelOrder, type Order, readOrdersAgain, useOrderCall } from '../../features/orders/orders.api.ts';
import { hasResultCode } from '../../lib/call-error.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useReportElsewhere } from '../../lib/use-report-elsewhere.ts';
import { useCustomer } from '../../state/session.ts';

export interface OpenOrder {
  readonly order: Order;
  readonly isCancelling: boolean;
  /** why it could not be cancelled; undefined before that */
  readonly cancelError: unknown;
  /** @returns whether it is cancelled now */
  readonly cancel: () => Promise<boolean>;
  /** announces to screen readers */
  readonly tell: (words: string) => void;
}

export interface OrderState {
  readonly reading: Reading<OpenOrder>;
  /** the order doesn't exist or is another company's; the server doesn't say which */
  readonly isClosed: boolean;
  /** announced to screen readers */
  readonly announcement: string;
}

/** One order of the company. */
export function useOrder(orderId: string): OrderState {
  const { userId } = useCustomer().user;
  const call = useOrderCall(orderId);
  const [isCancelling, setCancelling] = useState(false);
  const [cancelError, setCancelError] = useState<unknown>();
  const reportElsewhere = useReportElsewhere();
  const [announcement, announce] = useState('');
  const order = call.data?.data;
  const isClosed = hasResultCode(call.error, NOT_YOURS);

  async function cancel(): Promise<boolean> {
    if (isCancelling) return false;
    setCancelling(true);
    setCancelError(undefined);
    try {
      await cancelOrder(userId, orderId);
      announce('The order is cancelled.');
      return true;
    } catch (error) {
      if (!reportElsewhere(error)) setCancelError(error);
      // it may have been picked, or cancelled by a colleague, meanwhile
      void readOrdersAgain();
      return false;
    } finally {
      setCancelling(false);
    }
  }

  const value = order && !isClosed ? { order, isCancelling, cancelError, cancel, tell: announce } : undefined;
  return { reading: readingOf(call, value), isClosed, announcement };
}

const NOT_YOURS = '102';
