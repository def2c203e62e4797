import express, { type RequestHandler, Router } from 'express';
import { CONSOLE_API, type ConsoleReplies, HAR_MOST_MB } from '../../../../contracts/api/mock-console.ts';
import type { FailureBook } from '../../../browser-reports/failure-book.ts';
import type { ConsoleCallers } from '../../engine/access/console-callers.ts';
import type { ProviderDesk } from '../card-provider/create-card-provider.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { applicationRoutes } from './applications.ts';
import { cardPaymentRoutes } from './card-payments.ts';
import { catalogueRoutes } from './catalogue.ts';
import { type ConsolePagesDeps, consolePages, sendConsoleApi } from './console-pages.ts';
import { ControlFailure, handleControlFailures } from './control-failure.ts';
import { faultRoutes } from './faults.ts';
import { functionRoutes } from './functions.ts';
import { guard, onlyFor } from './guard.ts';
import { inWorldOf } from './in-world.ts';
import { journalRoutes } from './journal.ts';
import { mailRoutes } from './mails.ts';
import { orderRoutes } from './orders.ts';
import { peopleRoutes } from './people.ts';
import { quotationRoutes } from './quotations.ts';
import { returnRoutes } from './returns.ts';
import { savedWorldRoutes } from './saved-worlds.ts';
import { sharedProjectRoutes } from './shared-projects.ts';
import { worldRoutes } from './worlds.ts';

export interface ConsoleDeps extends ConsolePagesDeps {
  readonly worlds: Worlds;
  readonly failures: FailureBook;
  /** the card provider's operators */
  readonly provider: ProviderDesk;
  readonly callers: ConsoleCallers;
  /** what calls are signed with, for the docs that call the mock */
  readonly site: ConsoleReplies['/site'];
}

/** The console of the mock, to be mounted at CONSOLE_PATH: control calls, its pages and the contract. */
export function createConsoleRouter(deps: ConsoleDeps): Router {
  return Router()
    .use(onlyFor(deps.callers))
    .get('/api/openapi.json', sendConsoleApi)
    .use('/api', controlCalls(deps))
    .use(consolePages(deps));
}

/** The calls below CONSOLE_API. */
export function controlCalls({ worlds, failures, provider, site }: ConsoleDeps): Router {
  const inWorld = inWorldOf(worlds);
  return Router()
    .use(noStore, guard)
    .use(savedWorldRoutes(worlds))
    .use(jsonOnly, readBody)
    .get('/site', (_req, res) => {
      res.json(site);
    })
    .use(browserFailureRoutes(failures))
    .use(applicationRoutes(inWorld))
    .use(sharedProjectRoutes(inWorld))
    .use(orderRoutes(inWorld))
    .use(returnRoutes(inWorld))
    .use(quotationRoutes(inWorld))
    .use(cardPaymentRoutes(inWorld, provider))
    .use(mailRoutes(inWorld))
    .use(peopleRoutes(inWorld))
    .use(catalogueRoutes(inWorld))
    .use(functionRoutes(inWorld))
    .use(faultRoutes(inWorld))
    .use(journalRoutes(inWorld))
    .use(worldRoutes(inWorld, worlds))
    .use(() => {
      throw new ControlFailure(`path: no such control call; GET ${CONSOLE_API}/openapi.json lists them`, 404);
    })
    .use(handleControlFailures);
}

const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};

const jsonOnly: RequestHandler = (req, _res, next) => {
  const hasBody =
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (hasBody && !req.is('application/json')) {
    throw new ControlFailure('content-type: must be application/json', 415);
  }
  next();
};

const readSmall = express.json({ limit: '64kb' });
const readHarFile = express.json({ limit: `${HAR_MOST_MB}mb` });
const readBody: RequestHandler = (req, res, next) => {
  const read = req.method === 'POST' && req.path === '/journal' ? readHarFile : readSmall;
  read(req, res, next);
};

/** What browsers have reported to this process; the worlds share it, as a page doesn't know its world. */
function browserFailureRoutes(failures: FailureBook): Router {
  return Router()
    .get('/browser-failures', (_req, res) => {
      res.json({ failures: failures.list() } satisfies ConsoleReplies['/browser-failures']);
    })
    .delete('/browser-failures', (_req, res) => {
      failures.clear();
      res.json({});
    });
}
