import { Router } from 'express';

interface Readiness {
  ready(): Promise<boolean>;
  /** paths of calls that the backend is known to lack */
  lacking?(): ReadonlySet<string>;
}

/** `/healthz`: the process is up. `/readyz`: the backend answers too; with the calls that it lacks, if there are any. */
export function health(backend: Readiness): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const ready = await backend.ready();
    const lacking = [...(backend.lacking?.() ?? [])].sort();
    res
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: ready ? 'ready' : 'not ready', ...(lacking.length > 0 ? { lacking } : {}) });
  });
  return router;
}
