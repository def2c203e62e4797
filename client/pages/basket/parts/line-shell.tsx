import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LEAVE_MS } from '../use-basket.ts';

/** A list item that folds up while it leaves, out of reach of keyboard and screen reader. */
export function LineShell({ leaving, children }: { leaving: boolean; children: ReactNode }) {
  return (
    <chakra.li
      inert={leaving}
      display="grid"
      gridTemplateRows={leaving ? '0fr' : '1fr'}
      opacity={leaving ? 0 : 1}
      borderBottom={leaving ? '0 solid transparent' : '1px solid {colors.border}'}
      transition={`grid-template-rows ${LEAVE_MS}ms, opacity ${LEAVE_MS}ms`}
      css={{ '@media (prefers-reduced-motion: reduce)': { transition: 'none' } }}
    >
      <chakra.div minHeight="0" overflow="hidden">
        {children}
      </chakra.div>
    </chakra.li>
  );
}
