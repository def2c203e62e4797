import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ZoomButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

/** A picture that opens large. */
export function ZoomButton({ label, onClick, children }: ZoomButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      onClick={onClick}
      display="block"
      width="full"
      cursor="zoom-in"
      padding="0"
      border="none"
      bg="transparent"
    >
      {children}
    </chakra.button>
  );
}
