import { type RefObject, useState } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { notify } from '../../state/notices.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';

interface CopyButtonProps {
  text: string;
  /** what it copies, in the middle of a sentence: `reference` */
  what: string;
  /** shows the text: selected where the browser doesn't allow copying, before the customer is asked to do it by hand */
  shown?: RefObject<HTMLElement | null>;
}

/** Copies a text, and says so on the button itself. */
export function CopyButton({ text, what, shown }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    try {
      await copyText(text, `Please select the ${what} and copy it.`);
      setCopied(true);
    } catch (error) {
      if (shown?.current) window.getSelection()?.selectAllChildren(shown.current);
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
