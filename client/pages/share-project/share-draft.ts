import { browserStore, keptRecord } from '../../lib/storage.ts';

/** The form's text, kept until it is sent. */
export interface ShareDraft {
  readonly texts: Readonly<Record<string, string>>;
  readonly productNos: readonly string[];
}

const KEY = 'alderline.shared-project';

export function keepDraft(owner: string, draft: ShareDraft): void {
  browserStore.keep(KEY, { owner, ...draft });
}

export const forgetDraft = () => browserStore.keep(KEY, undefined);

/** The draft of a customer, or what they typed before they logged in; undefined if there is none. */
export function keptDraft(owner: string, visitor: string): ShareDraft | undefined {
  const kept = keptRecord(browserStore.read(KEY));
  if (kept.owner !== owner && kept.owner !== visitor) return undefined;
  const { texts, productNos } = kept;
  if (!Array.isArray(productNos)) return undefined;
  return {
    texts: Object.fromEntries(
      Object.entries(keptRecord(texts)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
    productNos: productNos.filter((number) => typeof number === 'string'),
  };
}
