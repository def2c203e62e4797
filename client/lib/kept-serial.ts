import type { KeptSerials } from './safe-to-repeat.ts';
import { keptRecord, tabStore } from './storage.ts';

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
      tabStore.keep(key, { deed, serial } satisfies KeptDeed);
      return inPage;
    },
    delete(deed) {
      tabStore.keep(key, undefined);
      return inPage.delete(deed);
    },
  };
}

/** The last write whose outcome is not known; undefined if there is none. */
export function readKeptDeed(key: string): KeptDeed | undefined {
  const { deed, serial } = keptRecord(tabStore.read(key));
  return typeof deed === 'string' && typeof serial === 'string' ? { deed, serial } : undefined;
}
