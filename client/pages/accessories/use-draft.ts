import { useState } from 'react';
import { type FittingAddress, writeFittingAddress } from '../../lib/fitting-address.ts';
import { quantityDigits } from '../../lib/whole-number.ts';
import type { Pick } from './accessory-rows.ts';
import { type Draft, draftKey, keepDraft, readDraft } from './kept-draft.ts';

export interface DraftModel {
  readonly draft: Draft;
  readonly typeArea: (productId: string, text: string) => void;
  readonly pick: (productId: string, pick: Pick) => void;
  readonly typeQuantity: (productId: string, text: string) => void;
  /** @param method '' for no fitting */
  readonly choose: (productId: string, method: string) => void;
  readonly tick: (point: string, on: boolean) => void;
  /** for when everything has been added to the basket */
  readonly forget: () => void;
}

/** The customer's entries for these floors; kept across a refresh and when they come back. */
export function useDraft(userId: string, address: FittingAddress | undefined): DraftModel {
  const query = address ? new URLSearchParams(writeFittingAddress(address)).toString() : '';
  const key = draftKey(userId, query);
  const [kept, setKept] = useState(() => ({ key, draft: readDraft(key) }));
  // the page takes over the floors of the basket while it is open
  if (kept.key !== key) setKept({ key, draft: readDraft(key) });
  const { draft } = kept;
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setKept({ key, draft: next });
    keepDraft(key, next);
  };
  const pick = (productId: string, one: Pick) => change({ picks: { ...draft.picks, [productId]: one } });
  return {
    draft,
    pick,
    typeArea: (productId, text) => change({ areas: { ...draft.areas, [productId]: text } }),
    typeQuantity: (productId, typed) => {
      const text = quantityDigits(typed);
      pick(productId, { picked: /[1-9]/.test(text), text });
    },
    choose: (productId, method) => change({ methods: { ...draft.methods, [productId]: method } }),
    tick: (point, on) => {
      const others = draft.ticked.filter((one) => one !== point);
      change({ ticked: on ? [...others, point] : others });
    },
    forget: () => keepDraft(key, undefined),
  };
}
