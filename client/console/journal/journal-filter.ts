import type { JournalEntry } from '../../../contracts/api/mock-console.ts';
import { isFound, searchableText, searchFor } from '../../../contracts/domain/text/search-text.ts';

export interface JournalFilter {
  /** part of the path */
  readonly path: string;
  /** part of the persona's name */
  readonly who: string;
  /** a result code; `failed` for all but 0, `none` for replies without one, '' for all */
  readonly code: string;
  readonly onlyProblems: boolean;
}

export const NO_FILTER: JournalFilter = { path: '', who: '', code: '', onlyProblems: false };

const holds = (text: string, part: string) => isFound(searchableText([text]), searchFor(part));

function hasCode({ resultCode }: JournalEntry, code: string): boolean {
  if (code === 'failed') return resultCode !== '0';
  return code === '' || resultCode === (code === 'none' ? '' : code);
}

export function fits(entry: JournalEntry, { path, who, code, onlyProblems }: JournalFilter): boolean {
  return (
    holds(entry.path, path) &&
    holds(entry.who, who) &&
    hasCode(entry, code) &&
    (!onlyProblems || entry.problems.length > 0)
  );
}
