import { deviceOfPath } from '../../contracts/site-map.ts';
import { classify } from './classify.ts';

// Not pages: calls, health, built files and pictures, what the development server serves.
const NO_PAGE = /^\/(api|woojiapi|assets|media|__mock|healthz|readyz|@[^/]*)(\/|$)/;
const LAST_PART_IS_A_FILE = /\.[^/]*$/;

/** Whether the navigation rules apply to a path: all but calls, files and health do. */
export function isPagePath(path: string): boolean {
  return !NO_PAGE.test(path) && !LAST_PART_IS_A_FILE.test(path);
}

/**
 * The navigation rules of spec section 2: where a visitor with this user agent is sent from this page,
 * undefined to stay. Targets are constant, so nobody can be led elsewhere, and none of them is sent on.
 * @param path without query
 */
export function decideRedirect(path: string, userAgent: string | undefined): string | undefined {
  const onMobilePath = deviceOfPath(path) === 'mobile';
  if (classify(userAgent) === 'phone-or-tablet') {
    if (!onMobilePath) return '/mobile/home';
    return isRoot(path, '/mobile') ? '/mobile/Home' : undefined;
  }
  if (onMobilePath) return '/home';
  return path === '/' ? '/Home' : undefined;
}

function isRoot(path: string, root: string): boolean {
  const plain = path.toLowerCase();
  return plain === root || plain === `${root}/`;
}
