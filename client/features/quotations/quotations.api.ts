import type { BodyOf } from '../../../contracts/api/calls.ts';
import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { call } from '../../lib/api-client.ts';
import { writeTo } from '../../lib/safe-to-repeat.ts';
import { invalidate, useCall } from '../../lib/use-call.ts';
import { useCustomer } from '../../state/session.ts';

export type Quotation = components['schemas']['Quotation'];
export type QuotationSummary = components['schemas']['QuotationSummary'];
export type QuotationState = components['schemas']['QuotationState'];
export type QuotationFile = components['schemas']['QuotationFile'];
export type DeletedQuotation = BodyOf<'/woojiapi/order/deletequotation'>;

/** Which of the company's quotations. */
export interface QuotationSearch {
  readonly sts?: QuotationState | undefined;
  /** part of a number, title, client, house type or site */
  readonly search?: string | undefined;
  readonly projectId?: string | undefined;
  /** only those that can be accepted or ordered and end within 5 days */
  readonly endsSoon?: boolean;
}

const LIST = '/woojiapi/order/qryquotations';
const ONE = '/woojiapi/order/qryquotationdetail';

/** A page of the company's quotations, newest first. */
export function useQuotationsCall(search: QuotationSearch, pageNo: number, pageSize: number) {
  const { userId } = useCustomer().user;
  const { sts, search: text, projectId, endsSoon } = search;
  return useCall(LIST, {
    userId,
    pageNo,
    pageSize,
    ...(sts ? { sts } : {}),
    ...(text ? { search: text } : {}),
    ...(projectId ? { projectId } : {}),
    ...(endsSoon ? { endsSoon: 1 as const } : {}),
  });
}

export function useQuotationCall(quotationId: string) {
  const { userId } = useCustomer().user;
  return useCall(ONE, { userId, quotationId });
}

/** Reads again what is shown of quotations. */
export const readQuotationsAgain = (): Promise<unknown> => invalidate(LIST, ONE);

export const updateQuotation = writeTo('/woojiapi/order/updatequotation');
export const requestQuotation = writeTo('/woojiapi/order/requestquotation');
export const writeMessage = writeTo('/woojiapi/order/insertquotationmessage');
export const acceptQuotation = writeTo('/woojiapi/order/acceptquotation');
export const declineQuotation = writeTo('/woojiapi/order/declinequotation');
export const deleteQuotation = writeTo('/woojiapi/order/deletequotation');

export async function makeQuotation(input: BodyOf<'/woojiapi/order/insertquotation'>, serial: string) {
  const { data } = await call('/woojiapi/order/insertquotation', input, { serial });
  return data;
}

export async function copyQuotation(input: BodyOf<'/woojiapi/order/copyquotation'>, serial: string) {
  const { data } = await call('/woojiapi/order/copyquotation', input, { serial });
  return data;
}

const intoBasket = writeTo('/woojiapi/order/insertquotationbasket');

/** Puts packs for all plots into the basket, at today's prices. */
export async function putIntoBasket(
  input: BodyOf<'/woojiapi/order/insertquotationbasket'>,
  serial: string,
): Promise<void> {
  await intoBasket(input, serial);
  await invalidate('/woojiapi/order/qryshoppingcar');
}
