import { expect, it } from 'vitest';
import { stillOrderable } from './use-chosen.ts';

it('what has been ordered or has ended meanwhile is no longer chosen, and what another page shows still is', () => {
  const shown = [
    { quotationId: 'n-1', sts: 'accepted' },
    { quotationId: 'n-2', sts: 'ordered' },
    { quotationId: 'n-3', sts: 'expired' },
  ] as const;
  expect(stillOrderable(['n-9', 'n-3', 'n-1', 'n-2'], shown)).toEqual(['n-9', 'n-1']);
  expect(stillOrderable(['n-1', 'n-2'], [])).toEqual(['n-1', 'n-2']);
});
