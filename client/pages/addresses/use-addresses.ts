import { useState } from 'react';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { type Action, useAction } from '../../lib/use-call.ts';
import { useReportElsewhere } from '../../lib/use-report-elsewhere.ts';
import { useCustomer } from '../../state/session.ts';
import { type Address, addAddress, removeAddress, useAddressesCall } from './addresses.api.ts';

export interface AddressBook {
  readonly list: Reading<readonly Address[]>;
  /** read to screen readers after a change */
  readonly announcement: string;
  readonly tell: (words: string) => void;
  readonly remove: (address: Address) => void;
  /** the address that is being removed */
  readonly removing: string | undefined;
  /** why an address could not be removed, shown beside it */
  readonly errorOf: (address: Address) => unknown;
  /** the address removed last, until it is put back */
  readonly removed: Address | undefined;
  /** @returns its new id */
  readonly putBack: Action<[], string | undefined>;
}

/** The delivery addresses that a company shares. */
export function useAddresses(): AddressBook {
  const { userId } = useCustomer().user;
  const call = useAddressesCall();
  const [announcement, tell] = useState('');
  const [removing, setRemoving] = useState<string>();
  const [failed, setFailed] = useState<{ readonly addressId: string; readonly error: unknown }>();
  const [removed, setRemoved] = useState<Address>();
  const reportElsewhere = useReportElsewhere();
  const putBack = useAction(
    async () => {
      if (!removed) return undefined;
      const { label, site } = removed;
      const addressId = await addAddress({ userId, label, site });
      setRemoved(undefined);
      tell(`${label} is back in the address book.`);
      return addressId;
    },
    { inPlace: true },
  );

  async function remove(address: Address): Promise<void> {
    if (removing !== undefined) return;
    const { addressId } = address;
    setRemoving(addressId);
    setFailed(undefined);
    try {
      await removeAddress({ userId, addressId });
      setRemoved(address);
    } catch (error) {
      if (!reportElsewhere(error)) setFailed({ addressId, error });
    } finally {
      setRemoving(undefined);
    }
  }

  return {
    list: readingOf(call, call.data?.data),
    announcement,
    tell,
    remove: (address) => void remove(address),
    removing,
    errorOf: ({ addressId }) => (failed?.addressId === addressId ? failed.error : undefined),
    removed,
    putBack,
  };
}
