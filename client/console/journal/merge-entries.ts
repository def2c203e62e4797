import type { JournalEntry } from '../../../contracts/api/mock-console.ts';

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
