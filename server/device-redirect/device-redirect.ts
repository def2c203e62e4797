import type { RequestHandler } from 'express';
import { redirectOf } from '../../contracts/site/device-rules.ts';

/** Redirects a navigation to the tree for the visitor's device. */
export const deviceRedirect: RequestHandler = (req, res, next) => {
  const navigating = req.method === 'GET' || req.method === 'HEAD';
  const target =
    navigating && isPagePath(req.path) ? redirectOf(req.path, req.headers['user-agent']) : undefined;
  if (target === undefined) {
    next();
    return;
  }
  // The next visitor at this address may use another device.
  res.set({ Vary: 'User-Agent', 'Cache-Control': 'no-store' });
  res.redirect(302, target);
};

// Not pages: calls, health, built files and pictures, the development server's paths.
const NO_PAGE = /^\/(api|woojiapi|assets|media|__mock|healthz|readyz|@[^/]*)(\/|$)/;
const LAST_PART_IS_A_FILE = /\.[^/]*$/;

/** Whether the navigation rules apply to a path: to all but calls, files and health. */
export function isPagePath(path: string): boolean {
  return !NO_PAGE.test(path) && !LAST_PART_IS_A_FILE.test(path);
}
