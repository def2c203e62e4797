import { useEffect, useState } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { notify } from '../../state/notices.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import styles from './copy-button.module.css';

const SHOWN_MS = 2000;

interface CopyButtonProps {
  label: string;
  text: () => string | Promise<string>;
}

/** Copies a text, and says so on the button itself. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await copyText(await text(), 'Select the text and copy it yourself.');
      setCopied(true);
    } catch (error) {
      notify({ type: 'warning', text: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <Button className={styles.copy} variant="outline" size="sm" onClick={copy} aria-live="polite">
      {copied ? (
        <>
          <CheckIcon /> Copied
        </>
      ) : (
        label
      )}
    </Button>
  );
}
