const KEY = 'alderline.contact-message';

/** Keeps the text typed in this tab and not yet sent, across a refresh and a visit to another page. */
export function keepMessage(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(new FormData(form))));
  } catch {
    // The form then lasts as long as this page.
  }
}

/** Fills only empty fields, so as not to replace what was typed before this ran. */
export function restoreMessage(form: HTMLFormElement): void {
  const kept = readKept();
  for (const field of form.elements) {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    const text = isField && kept[field.name];
    if (isField && field.value === '' && typeof text === 'string') field.value = text;
  }
}

export function forgetMessage(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept anyway.
  }
}

function readKept(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
