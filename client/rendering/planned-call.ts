import type { PlannedCall } from '../../contracts/site/page-rendering.ts';
import type { PageCall } from '../data/page-needs.ts';
import { fallbackKey } from '../lib/use-call.ts';

/** A call as the server makes it, with the cache key under which the page's hooks look for the reply. */
export function plannedCall([path, input]: PageCall): PlannedCall {
  return { key: fallbackKey(path, input), path, input };
}
