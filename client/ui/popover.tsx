import { clsx } from 'clsx';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from './button.tsx';
import { ChevronDownIcon } from './icons.tsx';
import styles from './popover.module.css';

interface PopoverProps {
  /** what the button says */
  label: ReactNode;
  /** what the panel is, for screen readers */
  title: string;
  /** draws the button as in use */
  active?: boolean;
  /** actions: the panel is above the end of the button, and closes once one is chosen */
  isMenu?: boolean;
  children: ReactNode;
}

/** A button with a panel below it; it closes on Escape, on a click elsewhere and when the focus leaves. */
export function Popover({ label, title, active = false, isMenu = false, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for Escape and for the focus leaving
    <div className={styles.popover} ref={root} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <Button
        className={clsx(styles.button, active && styles.active)}
        ref={button}
        variant="quiet"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDownIcon />
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key presses what is in it */}
      <fieldset
        className={clsx(styles.panel, isMenu && styles.menu)}
        id={panelId}
        // otherwise a click on text in it would move the focus out, to the page's main part
        tabIndex={-1}
        hidden={!open}
        aria-label={title}
        onClick={({ target }) => {
          if (isMenu && target instanceof Element && target.closest('a, button')) setOpen(false);
        }}
      >
        {open && children}
      </fieldset>
    </div>
  );
}
