import { Router } from 'express';
import type { ConsoleReplies } from '../../../../contracts/api/mock-console.ts';
import type { FailureBook } from '../../../browser-reports/failure-book.ts';

/** What browsers have reported to this process; the worlds share it, as a page doesn't know its world. */
export function browserFailureRoutes(failures: FailureBook): Router {
  return Router()
    .get('/browser-failures', (_req, res) => {
      res.json({ failures: failures.list() } satisfies ConsoleReplies['/browser-failures']);
    })
    .delete('/browser-failures', (_req, res) => {
      failures.clear();
      res.json({});
    });
}
