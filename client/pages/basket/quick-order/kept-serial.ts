import type { KeptSerials } from '../../../lib/safe-to-repeat.ts';

/**
 * The rows on their way into the basket outlive a refresh, and so does their callserial: who adds them again after an
 * answer was lost adds nothing twice.
 */
export function keptSerial(userId: string): KeptSerials {
  const key = `alderline.quick-order-serial.${userId}`;
  const inPage = new Map<string, string>();
  return {
    get: (deed) => inPage.get(deed) ?? readSerial(key, deed),
    set(deed, serial) {
      inPage.set(deed, serial);
      store(key, JSON.stringify({ deed, serial }));
      return inPage;
    },
    delete(deed) {
      store(key, '');
      return inPage.delete(deed);
    },
  };
}

function readSerial(key: string, deed: string): string | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const { deed: known, serial } = (stored ?? {}) as Record<string, unknown>;
    return known === deed && typeof serial === 'string' ? serial : undefined;
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
