import { useState } from 'react';
import { keepPostcode } from '../../features/delivery/kept-postcode.ts';
import { readOrdersAgain } from '../../features/orders/orders.api.ts';
import { beginPayment } from '../../features/payments/payments.api.ts';
import { useReturnUrl } from '../../features/payments/use-pay-by-card.ts';
import { keepVoucher } from '../../features/voucher/kept-voucher.ts';
import { CallError } from '../../lib/call-error.ts';
import { keptSerial, readKeptDeed } from '../../lib/kept-serial.ts';
import { isUnavailable } from '../../lib/reading.ts';
import { refusedLines } from '../../lib/refused-lines.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { useAction } from '../../lib/use-call.ts';
import { useReportElsewhere } from '../../lib/use-report-elsewhere.ts';
import { useGo } from '../../state/device.ts';
import { useCustomer } from '../../state/session.ts';
import { type OrderInput, placeOrder, readAgain } from './checkout.api.ts';
import { keepOrder, type Ordered, orderKey } from './kept-order.ts';

/** The server's message about each line that it refuses, by the line's carId. */
export type RefusedLines = ReadonlyMap<string, string>;

const NO_LINES: RefusedLines = new Map();

export interface Placing {
  /** @param atField marks the field that was refused; returns whether there is one */
  readonly place: (input: OrderInput, atField: (error: unknown) => boolean) => void;
  readonly isPending: boolean;
  /** why the last attempt failed, unless it is about a field; '' otherwise */
  readonly problem: string;
  readonly refused: RefusedLines;
  /** the backend takes no orders: the last attempt got code 105 */
  readonly isUnavailable: boolean;
  /** set if an order got no answer, here or before a refresh: sends the same order again, which isn't placed twice */
  readonly sendAgain: (() => void) | undefined;
}

/** Pence to be paid by card at once. */
const cardPart = ({ payment, totalPence, cardPence = 0 }: OrderInput) =>
  payment === 'card' ? totalPence : cardPence;

const AT_NO_FIELD = () => false;

/** Places an order, never twice even if an answer is lost, then replaces the checkout by the result page. */
export function usePlacing(ordered: Ordered): Placing {
  const { userId } = useCustomer().user;
  const go = useGo();
  const returnUrl = useReturnUrl();
  const key = orderKey(userId, ordered);
  const serialKey = `${key}.serial`;
  const [send] = useState(() => safeToRepeat(placeOrder, keptSerial(serialKey)));
  const [unsure, setUnsure] = useState(() => readKeptDeed(serialKey));
  const [refused, setRefused] = useState(NO_LINES);
  const [unavailable, setUnavailable] = useState(false);
  const reportElsewhere = useReportElsewhere();
  /** Opens the provider's page. After a failure, the result page offers to pay. */
  async function payAtOnce(orderId: string, amountPence: number): Promise<void> {
    if (amountPence === 0) return;
    const items = [{ kind: 'order' as const, id: orderId, amountPence }];
    const page = await beginPayment({ userId, items, returnUrl: returnUrl() }).catch(() => undefined);
    if (page !== undefined) location.assign(page);
  }
  const { run, isPending, problem } = useAction(
    async (input: OrderInput, atField: (error: unknown) => boolean) => {
      setRefused(NO_LINES);
      try {
        const { data } = await send(input);
        keepOrder(key, undefined);
        keepPostcode(userId, input.delivery.postCode);
        if (input.voucherCode) keepVoucher(userId, undefined);
        // shown if the provider's page is left or can't be opened
        go('order-placed', { order: data.orderId }, { replace: true });
        void readAgain();
        void readOrdersAgain();
        // an order that needs approval is paid after it
        if (data.isWaiting !== 1) await payAtOnce(data.orderId, cardPart(input));
      } catch (error) {
        setUnavailable(isUnavailable(error));
        setRefused(new Map(refusedLines(error).map(({ carId, sentence }) => [carId, sentence])));
        // prices or stock on the page may be out of date
        if (!(error instanceof CallError && error.endsSession)) await readAgain();
        if (!reportElsewhere(error) && !atField(error)) throw error;
      } finally {
        setUnsure(readKeptDeed(serialKey));
      }
    },
    { inPlace: true },
  );
  return {
    place: (input, atField) => void run(input, atField),
    isPending,
    problem,
    refused,
    isUnavailable: unavailable,
    sendAgain: unsure && (() => void run(JSON.parse(unsure.deed) as OrderInput, AT_NO_FIELD)),
  };
}
