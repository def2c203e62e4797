/**
 * Keeps one callserial for one deed until its outcome is known, so that trying again after a lost reply does the
 * deed once (the server answers a repeated serial with its first answer).
 */
export interface SerialKeeper {
  /** @param deed text that is equal for the same deed, e.g. the body as JSON */
  serialFor(deed: string): string;
  /** The outcome is known: the same deed again is a new one. */
  forget(deed: string): void;
}

export function createSerialKeeper(newSerial: () => string): SerialKeeper {
  const kept = new Map<string, string>();
  return {
    serialFor(deed) {
      const serial = kept.get(deed) ?? newSerial();
      kept.set(deed, serial);
      return serial;
    },
    forget(deed) {
      kept.delete(deed);
    },
  };
}
