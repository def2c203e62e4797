import { useState } from 'react';
import type { QuotationSummary } from '../../features/quotations/quotations.api.ts';

/** Quotations that one order takes, as the contract has it. */
export const CHOSEN_MAX = 20;

export interface Chosen {
  /** in the order in which they were chosen */
  readonly ids: readonly string[];
  readonly has: (quotationId: string) => boolean;
  readonly choose: (quotationId: string, isChosen: boolean) => void;
  readonly clear: () => void;
}

/** Accepted quotations that are to be ordered together; a choice stays while other pages of the list are looked at. */
export function useChosen(shown: readonly Pick<QuotationSummary, 'quotationId' | 'sts'>[]): Chosen {
  const [all, setAll] = useState<readonly string[]>([]);
  const ids = stillOrderable(all, shown);
  return {
    ids,
    has: (quotationId) => ids.includes(quotationId),
    choose: (quotationId, isChosen) =>
      setAll((now) => [...now.filter((id) => id !== quotationId), ...(isChosen ? [quotationId] : [])]),
    clear: () => setAll([]),
  };
}

/** Without those that the list shows to be ordered or ended meanwhile. */
export function stillOrderable(
  ids: readonly string[],
  shown: readonly Pick<QuotationSummary, 'quotationId' | 'sts'>[],
): string[] {
  const over = new Set(shown.filter(({ sts }) => sts !== 'accepted').map(({ quotationId }) => quotationId));
  return ids.filter((id) => !over.has(id));
}
