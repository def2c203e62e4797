import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { call } from '../../lib/api-client.ts';
import { safeToRepeat, writeTo } from '../../lib/safe-to-repeat.ts';
import { invalidate, useCall } from '../../lib/use-call.ts';
import { useCustomer } from '../../state/session.ts';

export type CardPayment = components['schemas']['CardPayment'];
export type ToPay = components['schemas']['ToPay'];
export type ToPayItem = components['schemas']['ToPayItem'];
type Input = components['schemas']['CardPaymentInput'];
/** What is paid, and how much of it. */
export type PaidItem = Input['items'][number];

const TO_PAY = '/woojiapi/order/qrytopay';
const READ = '/woojiapi/order/qrycardpayment';

/** Reads again all that shows a payment: what is open, the orders, the invoices, and the credit. */
export const readPaidAgain = (): Promise<unknown> =>
  invalidate(
    TO_PAY,
    '/woojiapi/order/qryorders',
    '/woojiapi/order/qryorderdetail',
    '/woojiapi/order/qryinvoices',
    '/woojiapi/order/qrycheckout',
  );

export function useToPayCall() {
  const { userId } = useCustomer().user;
  return useCall(TO_PAY, { userId });
}

/** Card payments that have begun for any of these orders: they can't be paid a second time meanwhile. */
export function usePendingPayments(orderIds: readonly string[]): readonly CardPayment[] {
  const { data } = useToPayCall();
  return (
    data?.data.pending.filter(({ items }) => items.some(({ orderId }) => orderIds.includes(orderId))) ?? []
  );
}

/** Asks for the state of a payment; the backend asks the provider. */
export function readPayment(userId: string, cardPaymentId: string) {
  return call(READ, { userId, cardPaymentId });
}

const begin = safeToRepeat(writeTo('/woojiapi/order/insertcardpayment'));

/** @returns the address of the provider's page, where the customer enters the card. Sending again after a lost answer gives the same payment */
export async function beginPayment(input: Input): Promise<string> {
  const { data } = await begin(input);
  return data.pageUrl;
}

const fromCredit = safeToRepeat(writeTo('/woojiapi/order/insertcreditpayment'));

/** Pays from the company's credit. What is open is read again even after a refusal. */
export async function payFromCredit(userId: string, items: readonly PaidItem[]): Promise<void> {
  try {
    await fromCredit({ userId, items: [...items] });
  } finally {
    await readPaidAgain();
  }
}

export async function cancelPayment(userId: string, cardPaymentId: string): Promise<CardPayment> {
  const { data } = await call('/woojiapi/order/cancelcardpayment', { userId, cardPaymentId });
  await readPaidAgain();
  return data;
}

const change = safeToRepeat(writeTo('/woojiapi/order/updateorderpayment'));

/** Pays an order another way. */
export async function payOtherwise(
  userId: string,
  orderId: string,
  payment: 'account' | 'transfer',
): Promise<void> {
  try {
    await change({ userId, orderId, payment });
  } finally {
    await readPaidAgain();
  }
}
