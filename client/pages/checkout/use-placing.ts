import { useState } from 'react';
import { keepPostcode } from '../../features/delivery/kept-postcode.ts';
import { beginPayment } from '../../features/payments/payments.api.ts';
import { useReturnUrl } from '../../features/payments/use-pay-by-card.ts';
import { readQuotationsAgain } from '../../features/quotations/quotations.api.ts';
import { keepVoucher } from '../../features/voucher/kept-voucher.ts';
import { CallError } from '../../lib/call-error.ts';
import { newCallSerial } from '../../lib/call-headers.ts';
import { keptSerial, readKeptDeed } from '../../lib/kept-serial.ts';
import { isUnavailable } from '../../lib/reading.ts';
import { refusedLines } from '../../lib/refused-lines.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { useAction } from '../../lib/use-call.ts';
import { useGo } from '../../state/device.ts';
import { useCustomer } from '../../state/session.ts';
import { type OrderInput, placeOrder, readAgain } from './checkout.api.ts';
import { forgetOrder, type Ordered, orderKey } from './kept-order.ts';

/** What the server says of each line that it refuses, by the line's carId. */
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
  /** an order was sent and no answer came, in this page or before a refresh: sends the same one again, which is placed once */
  readonly sendAgain: (() => void) | undefined;
}

/** Pence of an order that are paid by card at once. */
const cardPart = ({ payment, totalPence, cardPence = 0 }: OrderInput) =>
  payment === 'card' ? totalPence : cardPence;

const AT_NO_FIELD = () => false;

/** Places an order once, whatever happens to the answer; then shows it in place of the checkout. */
export function usePlacing(ordered: Ordered): Placing {
  const { userId } = useCustomer().user;
  const go = useGo();
  const returnUrl = useReturnUrl();
  const key = orderKey(userId, ordered);
  const serialKey = `${key}.serial`;
  const [send] = useState(() => safeToRepeat(placeOrder, newCallSerial, keptSerial(serialKey)));
  const [unsure, setUnsure] = useState(() => readKeptDeed(serialKey));
  const [refused, setRefused] = useState(NO_LINES);
  const [unavailable, setUnavailable] = useState(false);
  /** Goes to the provider's page. A failure here loses nothing: the result page offers to pay. */
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
        forgetOrder(key);
        keepPostcode(userId, input.delivery.postCode);
        if (input.voucherCode) keepVoucher(userId, undefined);
        // where the customer comes back to if the card's page is left or can't be opened
        go('results', { order: data.orderId }, { replace: true });
        void readAgain();
        if (input.quotationIds) void readQuotationsAgain();
        // what waits for approval is paid after that
        if (data.isWaiting !== 1) await payAtOnce(data.orderId, cardPart(input));
      } catch (error) {
        setUnavailable(isUnavailable(error));
        setRefused(new Map(refusedLines(error).map(({ carId, sentence }) => [carId, sentence])));
        // what the customer saw may be out of date
        if (!(error instanceof CallError && error.endsSession)) await readAgain();
        if (!atField(error)) throw error;
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
