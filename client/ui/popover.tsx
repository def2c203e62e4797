import { clsx } from 'clsx';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button, IconButton } from './button.tsx';
import { ChevronDownIcon, MoreIcon } from './icons.tsx';
import styles from './popover.module.css';

interface PopoverProps {
  /** what the button says; by default it has an icon for "more", and the title as its name */
  label?: ReactNode;
  /** what the panel is, for screen readers */
  title: string;
  /** draws the button as in use */
  active?: boolean;
  /** the panel is above the button, whose end is its own */
  above?: boolean;
  /** what was begun in the panel is in progress */
  loading?: boolean;
  id?: string;
  /** a function gets what closes the panel and gives the button the focus */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button with a panel below it; it closes on Escape, on a click elsewhere and when the focus leaves. */
export function Popover({
  label,
  title,
  active = false,
  above = false,
  loading,
  id,
  children,
}: PopoverProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const [isBeyond, setBeyond] = useState(false);
  useLayoutEffect(() => {
    const { right = 0 } = (open && panel.current?.getBoundingClientRect()) || {};
    setBeyond(right > document.documentElement.clientWidth);
  }, [open]);
  const panelId = useId();
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const toggle = {
    ref: button,
    'aria-expanded': open,
    'aria-controls': panelId,
    onClick: () => setOpen(!open),
    ...(id === undefined ? {} : { id }),
    ...(loading === undefined ? {} : { loading }),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for Escape and for the focus leaving
    <div className={styles.popover} ref={root} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      {label === undefined ? (
        <IconButton {...toggle} label={title}>
          <MoreIcon />
        </IconButton>
      ) : (
        <Button {...toggle} className={clsx(styles.button, active && styles.active)} variant="quiet">
          {label}
          <ChevronDownIcon />
        </Button>
      )}
      <fieldset
        ref={panel}
        className={clsx(
          styles.panel,
          (above || isBeyond || label === undefined) && styles.atEnd,
          above && styles.above,
        )}
        id={panelId}
        // otherwise a click on text in it would move the focus out, to the page's main part
        tabIndex={-1}
        hidden={!open}
        aria-label={title}
      >
        {open && (typeof children === 'function' ? children(close) : children)}
      </fieldset>
    </div>
  );
}
