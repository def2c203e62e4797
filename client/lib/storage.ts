/** The browser's storage, without its exceptions (private mode, full disk, blocked cookies). */
export function readStored(key: string): unknown {
  return parseStored(readStoredText(key));
}

/** As it is stored: comparing it with what was read last takes far less time than reading it. */
export function readStoredText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function parseStored(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns the text that is stored now; undefined when the browser stores nothing */
export function writeStored(key: string, value: unknown): string | undefined {
  try {
    const text = JSON.stringify(value);
    localStorage.setItem(key, text);
    return text;
  } catch {
    // The session then lasts as long as this tab.
    return undefined;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored anyway.
  }
}
