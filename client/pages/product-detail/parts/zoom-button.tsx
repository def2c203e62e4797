import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ZoomButtonProps {
  onClick: () => void;
  /** a picture; its alternative text says what is enlarged */
  children: ReactNode;
}

/** A picture that opens large on a click. */
export function ZoomButton({ onClick, children }: ZoomButtonProps) {
  return (
    <chakra.button
      type="button"
      onClick={onClick}
      // keeps the hidden text within the slide; otherwise it would widen the page
      position="relative"
      display="block"
      width="full"
      cursor="zoom-in"
      padding="0"
      border="none"
      bg="transparent"
    >
      <chakra.span srOnly>Enlarge: </chakra.span>
      {children}
    </chakra.button>
  );
}
