import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { AddressBook } from '../use-addresses.ts';

interface RemovedAddressProps {
  book: AddressBook;
  onBack: (addressId: string) => void;
}

/** Offers to undo a removal, until another address is removed or the page is left. */
export function RemovedAddress({ book: { removed, putBack }, onBack }: RemovedAddressProps) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that had the focus was removed with the address.
  useEffect(() => {
    if (removed && document.activeElement === document.body) undo.current?.focus();
  }, [removed]);

  async function run() {
    const addressId = await putBack.run();
    if (addressId !== undefined) onBack(addressId);
  }

  return (
    <div data-no-print="">
      <InlineAlert
        kind="info"
        action={
          <Button
            ref={undo}
            variant="outline"
            size="sm"
            loading={putBack.isPending}
            onClick={() => void run()}
          >
            Undo<VisuallyHidden> the removal of {removed?.label}</VisuallyHidden>
          </Button>
        }
      >
        {removed && `${removed.label} is removed. Orders that went there keep it.`}
      </InlineAlert>
      <InlineAlert>{removed && putBack.problem}</InlineAlert>
    </div>
  );
}
