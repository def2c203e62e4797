import { deviceOfPath, matchPage } from '../../contracts/site-map.ts';
import type { PageTarget } from './page-modules.ts';

/** An address and what shows it. */
export interface Place extends PageTarget {
  readonly path: string;
  /** query without its question mark */
  readonly search: string;
}

/** What an address shows: pages without a screen are not found, as unknown addresses are. */
export function placeOf(path: string, search: string): Place {
  const match = matchPage(path);
  const known = match?.page.screen ? match : undefined;
  return { path, search, match: known, device: match?.device ?? deviceOfPath(path) };
}

export function addressOf({ path, search }: Pick<Place, 'path' | 'search'>): string {
  return search ? `${path}?${search}` : path;
}
