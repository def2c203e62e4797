import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKeptVoucher } from '../../../features/voucher/kept-voucher.ts';
import { VoucherField } from '../../../features/voucher/parts/voucher-field.tsx';
import { Button } from '../../../ui/button.tsx';

/** The voucher of the order, or a button that asks for one: most customers have entered it in the basket. */
export function VoucherPart({ goods }: { goods: number }) {
  const hasVoucher = useKeptVoucher() !== undefined;
  const [isAsked, setAsked] = useState(hasVoucher);
  const place = useRef<HTMLDivElement>(null);
  function ask() {
    flushSync(() => setAsked(true));
    place.current?.querySelector('input')?.focus();
  }
  return (
    <div ref={place} data-no-print="">
      {isAsked || hasVoucher ? (
        <VoucherField goods={goods} />
      ) : (
        <Button variant="link" size="inline" onClick={ask}>
          Use a voucher
        </Button>
      )}
    </div>
  );
}
