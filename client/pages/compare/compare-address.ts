import type { PageQuery } from '../../../contracts/site/site-map.ts';
import { COMPARED_MAX } from '../../features/compare/compared.ts';

/** What the page compares, as in its address: `?floor=p-0101&floor=p-0205&show=differences`. */
export interface CompareAddress {
  /** product ids, each once */
  readonly floors: readonly string[];
  readonly onlyDifferences: boolean;
}

const DIFFERENCES = 'differences';

export function readCompareAddress(search: string): CompareAddress {
  const query = new URLSearchParams(search);
  const ids = query.getAll('floor').map((id) => id.trim());
  return {
    floors: [...new Set(ids.filter(Boolean))].slice(0, COMPARED_MAX),
    onlyDifferences: query.get('show') === DIFFERENCES,
  };
}

export function compareQuery({ floors, onlyDifferences }: CompareAddress): PageQuery {
  return { floor: floors, show: onlyDifferences ? DIFFERENCES : undefined };
}

/** @returns '' for a comparison of nothing */
export const compareTitle = (names: readonly string[]): string =>
  names.length > 0 ? `Compare ${names.join(', ')}` : '';
