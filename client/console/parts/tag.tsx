import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type Tone = 'plain' | 'success' | 'warning' | 'danger' | 'info';

const LOOK: Record<Tone, { bg: string; color: string }> = {
  plain: { bg: 'bg.emphasized', color: 'fg.muted' },
  success: { bg: 'success.subtle', color: 'success' },
  warning: { bg: 'warning.subtle', color: 'warning' },
  danger: { bg: 'danger.subtle', color: 'danger' },
  info: { bg: 'info.subtle', color: 'info' },
};

/** A state in a word; the colour never says anything that the word doesn't. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <chakra.span
      display="inline-block"
      px="2"
      py="0.5"
      borderRadius="sm"
      fontSize="xs"
      fontWeight="medium"
      lineHeight="1.4"
      whiteSpace="nowrap"
      textStyle="figures"
      {...LOOK[tone]}
    >
      {children}
    </chakra.span>
  );
}
