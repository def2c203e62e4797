import { Router } from 'express';
import { absentFor } from '../../contracts/site/page-calls.ts';
import { callerAddress, isLoopback } from './caller-address.ts';
import { type ReadinessReport, readinessPage } from './readiness-page.ts';

interface Readiness {
  ready(): Promise<boolean>;
  /** paths of calls that the backend is known to lack */
  lacking?(): ReadonlySet<string>;
  /** what is known of each call that the backend may lack */
  knowledge?(): ReadinessReport['calls'];
  /** why it isn't ready */
  trouble?(): string | undefined;
  /** where its replies have differed from the contract */
  drift?(): ReadinessReport['drift'];
}

/**
 * `/healthz`: the process is up. `/readyz`: the backend answers too; with the calls that it lacks, if there are any. This machine
 * is also told why it doesn't answer, what is known of each call and which pages are therefore not offered, and where replies
 * have differed from the contract; its browser gets all this as a page.
 */
export function health(backend: Readiness): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (req, res) => {
    const ready = await backend.ready();
    const missing = backend.lacking?.() ?? new Set<string>();
    const lacking = [...missing].sort();
    const operator = isLoopback(callerAddress(req)) ? backend : undefined;
    const reason = ready ? undefined : operator?.trouble?.();
    const calls = operator?.knowledge?.();
    const reply: ReadinessReport & { lacking?: readonly string[] } = {
      status: ready ? 'ready' : 'not ready',
      reason,
      ...(lacking.length > 0 ? { lacking } : {}),
      drift: operator?.drift?.(),
      ...(calls ? { notOffered: absentFor(missing), calls } : {}),
    };
    res.status(ready ? 200 : 503).set('Cache-Control', 'no-store');
    if (operator && req.accepts(['json', 'html']) === 'html') res.type('html').send(readinessPage(reply));
    else res.type('json').send(`${JSON.stringify(reply, null, 2)}\n`);
  });
  return router;
}
