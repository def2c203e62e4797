import { useRef } from 'react';
import useSWR from 'swr';
import { type ConsoleReplies, HAR_MOST_MB, type JournalEntry } from '../../../contracts/api/mock-console.ts';
import { ConsoleError, read, write } from '../console-api.ts';
import { useWorld } from '../use-console.ts';

const LIVE_MS = 1000;

export interface JournalFeed {
  readonly entries: readonly JournalEntry[] | undefined;
  readonly error: Error | undefined;
  readonly retry: () => void;
  readonly clear: () => Promise<void>;
  /** adds the calls of a HAR file */
  readonly open: (file: File) => Promise<ConsoleReplies['POST /journal']>;
  /** sends the call of an entry again; returns the new call's entry */
  readonly replay: (id: string) => Promise<JournalEntry>;
}

/**
 * The calls of the chosen world, newest first. Only new ones are fetched, and none while the tab is hidden.
 * @param isLive false leaves the list as it is
 */
export function useJournal(isLive: boolean): JournalFeed {
  const { name } = useWorld();
  const seen = useRef<readonly JournalEntry[]>([]);
  const readNew = async () => {
    const newest = seen.current[0]?.id;
    const { entries } = await read('/journal', name, newest === undefined ? {} : { after: newest });
    seen.current = mergeEntries(entries, seen.current);
    return seen.current;
  };
  const { data, error, mutate } = useSWR<readonly JournalEntry[], Error>(['/journal', name], readNew, {
    refreshInterval: isLive ? LIVE_MS : 0,
    revalidateOnFocus: isLive,
  });
  return {
    entries: data,
    error,
    retry: () => mutate(),
    async clear() {
      await write('DELETE /journal');
      seen.current = [];
      await mutate();
    },
    async open(file) {
      const opened = await write('POST /journal', {}, await readFile(file));
      await mutate();
      return opened;
    },
    async replay(id) {
      const entry = await write('POST /journal/:id/replay', { id });
      await mutate();
      return entry;
    },
  };
}

/** @throws ConsoleError for a file that can't be HAR */
async function readFile(file: File): Promise<unknown> {
  if (file.size > HAR_MOST_MB * 2 ** 20)
    throw new ConsoleError(
      `${file.name} is larger than ${HAR_MOST_MB} MB, which is the most that can be opened.`,
    );
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new ConsoleError(`${file.name} isn't a HAR file: it isn't JSON.`);
  }
}

/** The most entries that the page keeps; the mock has its own limit. */
const MOST = 500;

/** Puts newer entries before older ones, each once. Both newest first. */
export function mergeEntries(
  newer: readonly JournalEntry[],
  older: readonly JournalEntry[],
): readonly JournalEntry[] {
  if (newer.length === 0) return older;
  const known = new Set(newer.map((entry) => entry.id));
  return [...newer, ...older.filter((entry) => !known.has(entry.id))].slice(0, MOST);
}
