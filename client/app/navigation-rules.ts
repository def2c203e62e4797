import { deviceOfPath } from '../../contracts/site-map.ts';

const PHONE_OR_TABLET = /Android|webOS|iPhone|iPod|BlackBerry|iPad/i;

/**
 * The navigation rules of spec section 2 for a navigation within the browser; the server holds the same for loads.
 * @returns where to go instead, undefined to go ahead
 */
export function redirectOf(path: string, userAgent: string): string | undefined {
  const isMobilePath = deviceOfPath(path) === 'mobile';
  if (PHONE_OR_TABLET.test(userAgent)) {
    if (!isMobilePath) return '/mobile/home';
    return /^\/mobile\/?$/i.test(path) ? '/mobile/Home' : undefined;
  }
  if (isMobilePath) return '/home';
  return path === '/' ? '/Home' : undefined;
}
