import { chakra } from '@chakra-ui/react';
import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';
import { useModal } from './use-modal.ts';

const Shell = chakra('dialog', {
  base: {
    padding: '0',
    border: 'none',
    bg: 'bg',
    color: 'fg',
    boxShadow: 'lg',
    maxHeight: 'calc(100dvh - 2rem)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    _backdrop: { bg: 'rgb(18 16 14 / 0.55)', animation: 'fade 160ms' },
  },
  variants: {
    placement: {
      center: {
        margin: 'auto',
        width: 'min(32rem, calc(100vw - 2rem))',
        borderRadius: 'md',
        '&[open]': { animation: 'rise 200ms' },
      },
      bottom: {
        margin: 'auto 0 0',
        width: '100vw',
        maxWidth: '100vw',
        maxHeight: '88dvh',
        borderRadius: '12px 12px 0 0',
        '&[open]': { animation: 'rise 200ms' },
      },
      side: {
        margin: '0 0 0 auto',
        width: 'min(24rem, 88vw)',
        height: '100dvh',
        maxHeight: '100dvh',
        '&[open]': { animation: 'fade 160ms' },
      },
      /** a wide panel at the side of the page */
      sheet: {
        margin: '0 0 0 auto',
        width: 'min(52rem, 100vw)',
        maxWidth: '100vw',
        height: '100dvh',
        maxHeight: '100dvh',
        '&[open]': { animation: 'fade 160ms' },
      },
    },
  },
  defaultVariants: { placement: 'center' },
});

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  titleHidden?: boolean;
  placement?: 'center' | 'bottom' | 'side' | 'sheet';
  children: ReactNode;
  /** stays in view below the content */
  footer?: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({
  open,
  onClose,
  title,
  titleHidden,
  placement = 'center',
  children,
  footer,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref, open);
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === ref.current) onClose();
  };
  return (
    <Shell
      ref={ref}
      placement={placement}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <chakra.div
          display="flex"
          flexDirection="column"
          minHeight={placement === 'side' || placement === 'sheet' ? 'full' : undefined}
        >
          <chakra.header
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="4"
            paddingInlineStart="6"
            paddingInlineEnd="3"
            paddingTop="3"
          >
            <chakra.h2 id={titleId} textStyle="subheading" srOnly={titleHidden ?? false}>
              {title}
            </chakra.h2>
            <IconButton label="Close" onClick={onClose} marginInlineStart="auto">
              <CloseIcon />
            </IconButton>
          </chakra.header>
          <chakra.div flex="1" px="6" pt="2" pb="6">
            {children}
          </chakra.div>
          {footer && (
            <chakra.footer
              position="sticky"
              bottom="0"
              bg="bg"
              borderTop="1px solid {colors.border}"
              px="6"
              py="4"
              display="flex"
              gap="3"
              flexWrap="wrap"
            >
              {footer}
            </chakra.footer>
          )}
        </chakra.div>
      )}
    </Shell>
  );
}
