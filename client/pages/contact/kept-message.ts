import { keptRecord, tabStore } from '../../lib/storage.ts';

const KEY = 'alderline.contact-message';

/** Keeps the text typed in this tab and not yet sent. */
export function keepMessage(form: HTMLFormElement): void {
  tabStore.keep(KEY, Object.fromEntries(new FormData(form)));
}

/** Fills only empty fields, so as not to replace what was typed before this ran. */
export function restoreMessage(form: HTMLFormElement): void {
  const kept = keptRecord(tabStore.read(KEY));
  for (const field of form.elements) {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    const text = isField && kept[field.name];
    if (isField && field.value === '' && typeof text === 'string') field.value = text;
  }
}

export const forgetMessage = () => tabStore.keep(KEY, undefined);
