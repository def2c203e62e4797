import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';
import { CloseIcon } from './icons.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  titleHidden?: boolean;
  placement?: 'center' | 'top' | 'bottom' | 'side' | 'sheet';
  /** the page's address opens and closes it, so it needs no history step of its own */
  byAddress?: boolean;
  children: ReactNode;
  /** stays in view below the content */
  footer?: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape and on Back, and gives the focus back. */
export function Dialog({
  open,
  onClose,
  title,
  titleHidden,
  placement = 'center',
  byAddress,
  children,
  footer,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref, open, byAddress ? undefined : onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title means another step, which begins at its top and may have removed the focused element
  useEffect(() => {
    if (ref.current) ref.current.scrollTop = 0;
    const heading = document.activeElement === document.body && document.getElementById(titleId);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [title]);
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    // the second click of a double click on what has opened it lands there too
    if (event.target === ref.current && event.detail < 2) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; on the keyboard Escape does
    <dialog
      ref={ref}
      className={clsx(styles.dialog, styles[placement])}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.header}>
            <h2 className={titleHidden ? 'sr-only' : 'text-subheading'} id={titleId}>
              {title}
            </h2>
            <IconButton className={styles.close} label="Close" onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <div className={styles.content}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
