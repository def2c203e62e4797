import { useState } from 'react';
import { createLatestWrites } from './latest-writes.ts';
import { useReportElsewhere } from './use-report-elsewhere.ts';
import { useSteady } from './use-steady.ts';

/** Numbers by key, such as the packs of each line, which a customer may set in quick succession. */
export interface StoredNumbers {
  /** numbers set here that the server's reply doesn't show yet */
  readonly numbers: ReadonlyMap<string, number>;
  /** Shows the number at once; sends the newest as soon as the previous one has been stored. */
  readonly set: (key: string, number: number) => void;
  /** why the last one could not be stored; undefined for other keys, and once another is set */
  readonly errorOf: (key: string) => unknown;
}

interface SetNumber {
  readonly number: number;
  readonly isStored: boolean;
}

/**
 * @param read the server's last reply: a stored number shows until the next one
 * @param write stores a number
 */
export function useStoredNumbers(
  read: unknown,
  write: (key: string, number: number) => Promise<unknown>,
): StoredNumbers {
  const [shown, setShown] = useState<ReadonlyMap<string, SetNumber>>(new Map());
  const [failed, setFailed] = useState<{ readonly key: string; readonly error: unknown }>();
  const [seen, setSeen] = useState(read);
  if (seen !== read) {
    setSeen(read);
    setShown((all) => new Map([...all].filter(([, { isStored }]) => !isStored)));
  }
  const reportElsewhere = useReportElsewhere();
  const store = useSteady(write);
  const [writes] = useState(() => createLatestWrites(store));

  /** does nothing if a newer number was set meanwhile, which is still to be stored */
  function settle(key: string, number: number, isStored: boolean): void {
    setShown((all) => {
      if (all.get(key)?.number !== number) return all;
      const others = new Map([...all].filter(([one]) => one !== key));
      return isStored ? others.set(key, { number, isStored }) : others;
    });
  }

  async function set(key: string, number: number): Promise<void> {
    setShown((all) => new Map(all).set(key, { number, isStored: false }));
    setFailed(undefined);
    try {
      await writes.set(key, number);
      settle(key, number, true);
    } catch (error) {
      settle(key, number, false);
      reportElsewhere(error);
      setFailed({ key, error });
    }
  }

  return {
    numbers: new Map([...shown].map(([key, { number }]) => [key, number])),
    set: (key, number) => void set(key, number),
    errorOf: (key) => (failed?.key === key ? failed.error : undefined),
  };
}
