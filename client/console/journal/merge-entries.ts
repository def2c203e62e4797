import type { JournalEntry } from '../../../contracts/mock-console.ts';

/** What the page holds at most; the mock keeps its own measure. */
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
