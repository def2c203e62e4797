import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

/** The form's text, kept until it is sent. */
export interface ShareDraft {
  readonly texts: Readonly<Record<string, string>>;
  readonly productNos: readonly string[];
}

const KEY = 'alderline.shared-project';

export function keepDraft(owner: string, draft: ShareDraft): void {
  writeStored(KEY, { owner, ...draft });
}

export const forgetDraft = () => removeStored(KEY);

/** The draft of a customer, or what they typed before they logged in; undefined if there is none. */
export function keptDraft(owner: string, visitor: string): ShareDraft | undefined {
  const kept = readStored(KEY) as Partial<ShareDraft & { owner: string }> | undefined;
  if (typeof kept !== 'object' || kept === null) return undefined;
  if (kept.owner !== owner && kept.owner !== visitor) return undefined;
  const { texts, productNos } = kept;
  if (typeof texts !== 'object' || texts === null || !Array.isArray(productNos)) return undefined;
  return {
    texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string')),
    productNos: productNos.filter((number) => typeof number === 'string'),
  };
}
