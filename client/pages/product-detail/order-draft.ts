/** The calculator's entries, kept across a refresh until the tab is closed. */
export interface OrderDraft {
  readonly text: string;
  readonly vat: boolean;
}

/** A draft is kept for one user, so the next to log in in this tab doesn't see it. */
export function draftKey(userId: string, productId: string): string {
  return `alderline.order-draft.${userId}.${productId}`;
}

export function readDraft(key: string): OrderDraft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(draft) ? { text: draft.text, vat: draft.vat } : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(key: string, draft: OrderDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

function isDraft(value: unknown): value is OrderDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'vat' in value &&
    typeof value.vat === 'boolean'
  );
}
