import { useState } from 'react';
import { PHONE, salesMailbox } from '../../../contracts/domain/seller/seller.ts';
import { brandName } from '../../lib/api-client.ts';
import { hasResultCode } from '../../lib/call-error.ts';
import { isUnavailable } from '../../lib/reading.ts';
import { type SentForm, useSentForm } from '../../lib/use-sent-form.ts';
import { useCustomer } from '../../state/session.ts';
import {
  type Address,
  addAddress,
  addressOf,
  changeAddress,
  checkAddress,
  readAddressesAgain,
} from './addresses.api.ts';

export interface AddressFormModel extends SentForm {
  readonly action: string;
}

/** @param address the one to change; undefined for a new one */
export function useAddressForm(
  address: Address | undefined,
  onSaved: (addressId: string, label: string) => void,
): AddressFormModel {
  const { userId } = useCustomer().user;
  const [isGone, setGone] = useState(false);
  const existing = isGone ? undefined : address;
  const sent = useSentForm(checkAddress, async (values) => {
    const filled = { userId, ...(await addressOf(values)) };
    try {
      if (!existing) return onSaved(await addAddress(filled), filled.label);
      const { addressId } = existing;
      await changeAddress({ ...filled, addressId });
      onSaved(addressId, filled.label);
    } catch (error) {
      if (isUnavailable(error)) throw new Error(notOnline(), { cause: error });
      if (!existing || !hasResultCode(error, NOT_THERE)) throw error;
      setGone(true);
      void readAddressesAgain();
      throw new Error(REMOVED, { cause: error });
    }
  });
  return { ...sent, action: isGone ? 'Save as a new address' : 'Save address' };
}

const NOT_THERE = '102';
const REMOVED = 'This address has been removed in the meantime. You can save what is here as a new address.';
const notOnline = () =>
  `Addresses can’t be saved online. Please call ${PHONE.shown} or write to ${salesMailbox(brandName())}.`;
