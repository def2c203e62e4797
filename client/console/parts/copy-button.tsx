import { useEffect, useState } from 'react';
import { notify } from '../../state/notices.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import styles from './copy-button.module.css';

const SHOWN_MS = 2000;

interface CopyButtonProps {
  label: string;
  text: () => string;
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
      await navigator.clipboard.writeText(text());
      setCopied(true);
    } catch {
      // Browsers allow the clipboard on localhost and https only.
      notify({
        type: 'warning',
        text: "This browser won't let the page copy. Select the text and copy it yourself.",
      });
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
