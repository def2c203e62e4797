import { useState } from 'react';
import { notify } from '../../../state/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';

/** Copies the reference of a transfer, and says so on the button itself. */
export function CopyReference({ reference }: { reference: string }) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      // Browsers allow the clipboard on localhost and https only.
      notify({
        type: 'warning',
        text: 'This browser won’t let the page copy. Select the reference and copy it yourself.',
      });
    }
  }
  return (
    <Button variant="outline" size="sm" aria-live="polite" onClick={() => void copy()} data-no-print="">
      {isCopied && <CheckIcon />}
      {isCopied ? 'Reference copied' : 'Copy the reference'}
    </Button>
  );
}
