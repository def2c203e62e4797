/** What is typed into the calculator; it is kept across a refresh, until the tab closes. */
export interface OrderDraft {
  readonly text: string;
  readonly vat: boolean;
}

/** Drafts belong to the user: the next one to log in in this tab doesn't see them. */
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
