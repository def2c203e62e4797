import type { KeptSerials } from './safe-to-repeat.ts';

/** A write whose outcome is not known. */
export interface KeptDeed {
  /** its input as JSON */
  readonly deed: string;
  readonly serial: string;
}

/**
 * Keeps a write's callserial in the tab, so that repeating the write after a lost answer and a refresh doesn't do it twice.
 * @param key in the tab's storage; it includes the customer's id
 */
export function keptSerial(key: string): KeptSerials {
  const inPage = new Map<string, string>();
  return {
    get(deed) {
      const kept = readKeptDeed(key);
      return inPage.get(deed) ?? (kept?.deed === deed ? kept.serial : undefined);
    },
    set(deed, serial) {
      inPage.set(deed, serial);
      store(key, JSON.stringify({ deed, serial } satisfies KeptDeed));
      return inPage;
    },
    delete(deed) {
      store(key, '');
      return inPage.delete(deed);
    },
  };
}

/** The last write whose outcome is not known; undefined if there is none. */
export function readKeptDeed(key: string): KeptDeed | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const { deed, serial } = (stored ?? {}) as Record<string, unknown>;
    return typeof deed === 'string' && typeof serial === 'string' ? { deed, serial } : undefined;
  } catch {
    return undefined;
  }
}

function store(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Without storage it lasts as long as the page.
  }
}
