import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Application } from '../../../contracts/api/mock-console.ts';

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

type Review = Application['review'];
const TONE: Record<Review, Tone> = { pending: 'warning', accepted: 'success', declined: 'danger' };
const TEXT: Record<Review, string> = { pending: 'Pending', accepted: 'Accepted', declined: 'Declined' };

export function ReviewTag({ review }: { review: Review }) {
  return <Tag tone={TONE[review]}>{TEXT[review]}</Tag>;
}
