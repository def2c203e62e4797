import { useState } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { notify } from '../../state/notices.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';

interface CopyButtonProps {
  text: string;
  /** what it copies, in the middle of a sentence: `reference` */
  what: string;
  /** called where the browser doesn't allow copying, before the customer is asked to do it by hand */
  onRefused?: () => void;
}

/** Copies a text, and says so on the button itself. */
export function CopyButton({ text, what, onRefused }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    try {
      await copyText(text, `Please select the ${what} and copy it.`);
      setCopied(true);
    } catch (error) {
      onRefused?.();
      notify({ type: 'warning', text: error instanceof Error ? error.message : String(error) });
    }
  }
  return (
    <Button variant="outline" size="sm" aria-live="polite" onClick={() => void copy()} data-no-print="">
      {isCopied && <CheckIcon />}
      {isCopied ? `${what.charAt(0).toUpperCase()}${what.slice(1)} copied` : `Copy the ${what}`}
    </Button>
  );
}
