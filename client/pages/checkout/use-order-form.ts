import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Delivery, deliveryTo, type Load } from '../../../contracts/domain/delivery/delivery-charge.ts';
import { dayText, deliveryDays } from '../../../contracts/domain/delivery/delivery-day.ts';
import { fieldErrors } from '../../../contracts/domain/forms/forms.ts';
import { orderForm } from '../../../contracts/domain/forms/order-form.ts';
import { creditLeft } from '../../../contracts/domain/money/credit.ts';
import type { FittingTerms } from '../../../contracts/domain/order/fitting-terms.ts';
import { type OrderSums, orderSums } from '../../../contracts/domain/order/order-sums.ts';
import { vatPercentAt } from '../../../contracts/domain/vat/vat.ts';
import { readKeptPostcode } from '../../features/delivery/kept-postcode.ts';
import { keepVoucher, useKeptVoucher } from '../../features/voucher/kept-voucher.ts';
import { refusedField } from '../../lib/call-error.ts';
import { type CheckedForm, type FormValues, useCheckedForm } from '../../lib/use-checked-form.ts';
import { markRefused } from '../../lib/use-sent-form.ts';
import { useCustomer } from '../../state/session.ts';
import { changesSince, type Seen } from './changes.ts';
import type { CheckoutStart } from './checkout.api.ts';
import { type CheckoutLine, checkoutLoad } from './checkout-lines.ts';
import { keepOrder, type Ordered, orderKey, readKeptOrder } from './kept-order.ts';
import { isFittingLine } from './known-fitting.ts';
import { firstValues, fittingOf, fittingValues, type OrderValues, orderFields } from './order-values.ts';
import { type Folding, useFolding } from './use-folding.ts';
import type { Placing } from './use-placing.ts';

export interface OrderFormModel {
  readonly isSample: boolean;
  /** quotations are ordered, so no voucher can be used: their prices are agreed */
  readonly isQuoted: boolean;
  readonly start: CheckoutStart;
  readonly lines: readonly CheckoutLine[];
  readonly load: Load;
  readonly delivery: Delivery;
  readonly sums: OrderSums;
  /** days to choose from, as milliseconds of their midnight in UTC; empty without a post code, from which the distance follows */
  readonly days: readonly number[];
  readonly values: OrderValues;
  readonly set: (changed: Partial<OrderValues>) => void;
  /** the remaining credit covers the order */
  readonly mayUseAccount: boolean;
  /** pence that the account doesn't cover, if it covers part of the order; otherwise 0 */
  readonly overPence: number;
  /** the company requires a purchase order number; never for a free order */
  readonly isPoRequired: boolean;
  /** the order includes our fitting service */
  readonly isFitted: boolean;
  /** a technician's visit can be asked for with it */
  readonly mayHaveVisit: boolean;
  /** the order is above the customer's limit, so a colleague has to approve it */
  readonly willWait: boolean;
  readonly isBillingOpen: boolean;
  readonly openBilling: () => void;
  readonly folding: Folding;
  /** the id of the form, for a button outside it */
  readonly formId: string;
  readonly form: CheckedForm;
  readonly placing: Placing;
  /** what has changed since the customer last tried to order, in sentences */
  readonly changes: readonly string[];
}

interface Given {
  readonly ordered: Ordered;
  readonly projectInfo: string;
  readonly start: CheckoutStart;
  readonly lines: readonly CheckoutLine[];
  /** the site and the job as known so far; the customer can change them */
  readonly known: {
    readonly postCode: string;
    readonly siteAddress: string;
    readonly jobReference: string;
    readonly fitting: FittingTerms;
  };
  readonly placing: Placing;
}

/** The checkout's fields, and the delivery, days, totals and ways to pay that follow from them. */
export function useOrderForm({ ordered, projectInfo, start, lines, known, placing }: Given): OrderFormModel {
  const { userId } = useCustomer().user;
  const { isSample, quotationIds } = ordered;
  const isQuoted = quotationIds.length > 0;
  const key = orderKey(userId, ordered);
  const [typed, setTyped] = useState<OrderValues>(() => ({
    ...firstValues(
      start,
      known.postCode || (known.siteAddress === '' ? readKeptPostcode(userId) : ''),
      known.siteAddress,
    ),
    jobReference: known.jobReference,
    ...fittingValues(known.fitting),
    ...readKeptOrder(key),
  }));
  const [isBillingOpen, setBillingOpen] = useState(() => isIncomplete(start.billing));
  const [seen, setSeen] = useState<Seen>();
  const formId = useId();

  const load = checkoutLoad(lines);
  const delivery = deliveryTo(typed['delivery.postCode'], load);
  const deliveryPence = delivery.kind === 'charge' ? delivery.pence : 0;
  const kept = useKeptVoucher();
  const voucher = isSample || isQuoted ? undefined : kept;
  const sums = orderSums(lines, deliveryPence, vatPercentAt(Date.now()), voucher?.valuePence);
  const days = delivery.kind === 'charge' ? deliveryDays(Date.now(), delivery) : [];
  const now: Seen = { lines, delivery: deliveryPence, total: sums.total };
  const mayUseAccount = start.credit.limitPence > 0 && sums.total <= creditLeft(start.credit);
  const left = creditLeft(start.credit);
  const overPence = left > 0 && sums.total > left ? sums.total - left : 0;
  const isPaid = sums.total > 0;
  const isPoRequired = start.isPoRequired === 1 && isPaid;
  const isFitted = lines.some(isFittingLine);
  const mayHaveVisit = start.takesFitting === 1 && (isFitted || known.fitting.visitDay !== '');
  const values = {
    ...typed,
    requestedDay: dayIn(days, typed),
    payment: wayToPay(typed, mayUseAccount, overPence),
  };

  const latest = useRef(typed);
  latest.current = typed;
  function set(changed: Partial<OrderValues>): void {
    latest.current = { ...latest.current, ...changed };
    setTyped(latest.current);
    keepOrder(key, latest.current);
  }

  const rules = () => orderForm({ isPoRequired, isPaid, isFitted });
  const folding = useFolding(() => Object.keys(fieldErrors(rules(), values)));
  const check = async (written: FormValues) => fieldErrors(rules(), written);
  function show(names: readonly string[]): void {
    flushSync(() => {
      folding.openFor(names);
      if (names.some((name) => name.startsWith('billing.'))) setBillingOpen(true);
    });
  }
  function send(written: FormValues, element: HTMLFormElement) {
    if (placing.isPending || delivery.kind !== 'charge') return;
    const checked = rules().parse(written);
    setSeen(now);
    const input = {
      userId,
      ...(isQuoted
        ? { lines: [], quotationIds: [...quotationIds] }
        : { lines: lines.map(({ carId, packs, price }) => ({ carId, number: packs, productPrice: price })) }),
      ...orderFields(checked, overPence),
      ...(mayHaveVisit ? { fitting: fittingOf(checked) } : {}),
      projectInfo,
      ...(voucher ? { voucherCode: voucher.voucherCode } : {}),
      deliveryPence,
      totalPence: sums.total,
    };
    placing.place(input, (error) => isAtField(element, error));
  }
  const form = useCheckedForm(check, send, show);
  function isAtField(element: HTMLFormElement, error: unknown): boolean {
    // the voucher has been used or has expired meanwhile; the total is shown without it, and the message says why
    if (refusedField(error) === 'voucherCode') keepVoucher(userId, undefined);
    try {
      markRefused(form, element, error);
      return true;
    } catch {
      return false;
    }
  }

  return {
    isSample,
    isQuoted,
    start,
    lines,
    load,
    delivery,
    sums,
    days,
    values,
    set,
    mayUseAccount,
    overPence,
    isPoRequired,
    isFitted,
    mayHaveVisit,
    willWait: start.ordering?.limitPence !== undefined && sums.total > start.ordering.limitPence,
    isBillingOpen,
    openBilling: () => setBillingOpen(true),
    folding,
    formId,
    form,
    placing,
    changes: seen && !placing.isPending ? changesSince(seen, now) : [],
  };
}

/** The chosen day if it is still available, otherwise the earliest. */
function dayIn(days: readonly number[], { requestedDay }: OrderValues): string {
  const [earliest] = days;
  if (earliest === undefined) return '';
  return days.some((day) => dayText(day) === requestedDay) ? requestedDay : dayText(earliest);
}

/** The chosen way to pay; by default the account, if it covers the order. If the choice is no longer possible, the customer has to choose again. */
function wayToPay({ payment }: OrderValues, mayUseAccount: boolean, overPence: number): string {
  if (payment === 'split') return overPence > 0 ? payment : '';
  if (payment === 'account') return mayUseAccount ? payment : '';
  return payment || (mayUseAccount ? 'account' : 'transfer');
}

/** An incomplete company address has to be completed. */
const isIncomplete = ({ companyName, line1, town, postCode }: CheckoutStart['billing']) =>
  [companyName, line1, town, postCode].includes('');
