import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What went wrong, said where it happened; nothing while there is nothing to say. */
export function InlineAlert({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <chakra.div
      id={id}
      role="alert"
      bg="danger.subtle"
      color="danger"
      borderInlineStart="3px solid currentColor"
      px="4"
      py="3"
      textStyle="small"
      _empty={{ display: 'none' }}
    >
      {children}
    </chakra.div>
  );
}
