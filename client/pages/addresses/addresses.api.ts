import type { BodyOf } from '../../../contracts/api/calls.ts';
import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { call } from '../../lib/api-client.ts';
import { safeToRepeat, writeTo } from '../../lib/safe-to-repeat.ts';
import { invalidate, useCall } from '../../lib/use-call.ts';
import type { FormErrors, FormValues } from '../../lib/use-checked-form.ts';
import { createWriteQueue } from '../../lib/write-queue.ts';
import { useCustomer } from '../../state/session.ts';

export type Address = components['schemas']['Address'];
export type NewAddress = BodyOf<'/woojiapi/order/insertaddress'>;

const LIST = '/woojiapi/order/qryaddresses';

/** The checkout offers the same addresses. */
export const readAddressesAgain = (): Promise<unknown> => invalidate(LIST, '/woojiapi/order/qrycheckout');

const writes = createWriteQueue(readAddressesAgain);

/** The company's address book, by label. */
export function useAddressesCall() {
  const { userId } = useCustomer().user;
  return useCall(LIST, { userId });
}

const sendAddress = safeToRepeat(writeTo('/woojiapi/order/insertaddress'));

/** @returns the new address's id */
export async function addAddress(address: NewAddress): Promise<string> {
  const { data } = await writes.add(() => sendAddress(address));
  return data.addressId;
}

export function changeAddress(address: BodyOf<'/woojiapi/order/updateaddress'>): Promise<unknown> {
  return writes.add(() => call('/woojiapi/order/updateaddress', address));
}

export function removeAddress(address: BodyOf<'/woojiapi/order/deleteaddress'>): Promise<unknown> {
  return writes.add(() => call('/woojiapi/order/deleteaddress', address));
}

/** The rules need zod, so they load when the first field is left. */
const loadForm = () => import('../../../contracts/domain/forms/delivery-site-form.ts');

export async function checkAddress(values: FormValues): Promise<FormErrors> {
  const [{ fieldErrors }, { addressForm }] = await Promise.all([
    import('../../../contracts/domain/forms/forms.ts'),
    loadForm(),
  ]);
  return fieldErrors(addressForm, values);
}

/** The checked values of the form as the calls take them. */
export async function addressOf(values: FormValues): Promise<Pick<Address, 'label' | 'site'>> {
  const { toAddress } = await loadForm();
  return toAddress(values);
}
