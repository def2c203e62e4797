import type { RequestHandler } from 'express';
import { redirectOf } from '../../contracts/site/device-rules.ts';
import { isPagePath } from './page-path.ts';

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
