import { useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { notify } from '../../../state/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';

/** Copies the reference of a transfer, and says so on the button itself. */
export function CopyReference({ reference }: { reference: string }) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    try {
      await copyText(reference, 'Please select the reference and copy it.');
      setCopied(true);
    } catch (error) {
      notify({ type: 'warning', text: error instanceof Error ? error.message : String(error) });
    }
  }
  return (
    <Button variant="outline" size="sm" aria-live="polite" onClick={() => void copy()} data-no-print="">
      {isCopied && <CheckIcon />}
      {isCopied ? 'Reference copied' : 'Copy the reference'}
    </Button>
  );
}
