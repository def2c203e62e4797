import { Router } from 'express';

interface Readiness {
  ready(): Promise<boolean>;
}

/** `/healthz`: the process is up. `/readyz`: the backend answers too. */
export function health(backend: Readiness): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const ready = await backend.ready();
    res
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: ready ? 'ready' : 'not ready' });
  });
  return router;
}
