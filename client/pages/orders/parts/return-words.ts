import type { AlertKind } from '../../../ui/alert.tsx';
import type { OrderReturn } from '../use-return.ts';

/** The state of a return or a defect report: its words and their look. */
export function returnState({ kind, sts }: Pick<OrderReturn, 'kind' | 'sts'>): {
  readonly words: string;
  readonly look: { readonly kind?: AlertKind };
} {
  switch (sts) {
    case 'requested':
      return { words: kind === 'return' ? 'Waits for our answer' : 'We are looking at it', look: {} };
    case 'agreed':
      return kind === 'return'
        ? { words: 'Agreed', look: { kind: 'info' } }
        : { words: 'Accepted', look: { kind: 'success' } };
    case 'declined':
      return { words: 'Declined', look: { kind: 'warning' } };
    case 'received':
      return { words: 'Received', look: { kind: 'success' } };
  }
}
