import { chakra } from '@chakra-ui/react';
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

interface PopoverProps {
  /** what the button says */
  label: ReactNode;
  /** what the panel is, for screen readers */
  title: string;
  /** draws the button as in use */
  active?: boolean;
  children: ReactNode;
}

/** A button with a panel below it; it closes on Escape, on a click elsewhere and when the focus leaves. */
export function Popover({ label, title, active = false, children }: PopoverProps) {
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
    <chakra.div ref={root} position="relative" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <Button
        ref={button}
        variant="quiet"
        px="4"
        aria-expanded={open}
        aria-controls={panelId}
        borderColor={active || open ? 'charcoal.900' : 'border.strong'}
        boxShadow={active ? 'inset 0 0 0 1px {colors.charcoal.900}' : 'none'}
        bg="bg.panel"
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDownIcon />
      </Button>
      <chakra.fieldset
        id={panelId}
        // otherwise a click on text in it would move the focus out, to the page's main part
        tabIndex={-1}
        hidden={!open}
        aria-label={title}
        position="absolute"
        top="calc(100% + 0.5rem)"
        insetInlineStart="0"
        zIndex="sticky"
        minWidth="17rem"
        maxHeight="min(22rem, 50vh)"
        overflowY="auto"
        bg="bg.panel"
        border="1px solid {colors.border}"
        boxShadow="md"
        outline="none"
        px="4"
        py="3"
        animation="rise 140ms"
      >
        {children}
      </chakra.fieldset>
    </chakra.div>
  );
}
