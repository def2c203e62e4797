import { useState } from 'react';
import type { JournalEntry } from '../../../contracts/api/mock-console.ts';

export interface ChosenCalls {
  /** in the order of the list */
  readonly chosen: readonly JournalEntry[];
  /** @param isStretch with all from the call that was chosen before */
  readonly choose: (entry: JournalEntry, isStretch: boolean) => void;
  readonly clear: () => void;
}

/** The calls that are ticked in a list. @param shown those that the list shows; others don't count */
export function useChosenCalls(shown: readonly JournalEntry[]): ChosenCalls {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  return {
    chosen: shown.filter(({ id }) => ids.has(id)),
    choose({ id }, isStretch) {
      const list = shown.map((entry) => entry.id);
      setIds(isStretch ? new Set([...ids, ...stretchOf(list, last, id)]) : toggled(ids, id));
      setLast(id);
    },
    clear: () => setIds(new Set()),
  };
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = new Set(ids);
  if (!others.delete(id)) others.add(id);
  return others;
}

/** From one to the other, in either direction; the second alone where the first isn't listed. */
function stretchOf(list: readonly string[], from: string | undefined, to: string): readonly string[] {
  const ends = [list.indexOf(from ?? ''), list.indexOf(to)];
  return ends.includes(-1) ? [to] : list.slice(Math.min(...ends), Math.max(...ends) + 1);
}
