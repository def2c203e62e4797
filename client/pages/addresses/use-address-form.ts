import { useState } from 'react';
import { hasResultCode } from '../../lib/call-error.ts';
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
  /** what the button says */
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
    if (!existing) return onSaved(await addAddress(filled), filled.label);
    const { addressId } = existing;
    try {
      await changeAddress({ ...filled, addressId });
    } catch (error) {
      if (!hasResultCode(error, NOT_THERE)) throw error;
      setGone(true);
      void readAddressesAgain();
      throw new Error(
        'This address has been removed in the meantime. You can save what is here as a new address.',
        { cause: error },
      );
    }
    onSaved(addressId, filled.label);
  });
  return { ...sent, action: isGone ? 'Save as a new address' : 'Save address' };
}

const NOT_THERE = '102';
