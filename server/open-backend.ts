import type { Router } from 'express';
import { NEEDED_CALLS } from '../contracts/site/page-calls.ts';
import type { Backend } from './calls/backend.ts';
import type { Environment } from './config/read-environment.ts';
import { siteUrlOf } from './config/site-url.ts';
import type { Logger } from './http/logger.ts';
import type { MockOptions, Sowing } from './mock/create-mock.ts';
import type { PeopleToTry } from './mock/engine/seeds/sow-people.ts';
import type { ConsoleDeps } from './mock/tools/console/create-console-router.ts';
import type { UpstreamMap } from './upstream/call-names.ts';
import type { UpstreamOptions } from './upstream/create-upstream.ts';
import type { Watch, WatchOptions } from './upstream/watch-replies.ts';

export interface OpenedBackend {
  readonly backend: Backend;
  /** who can log in, if people were sown */
  readonly toTry?: PeopleToTry;
  /** where customers pay by card, if the card provider is in this program */
  readonly cardPages?: string;
  /** makes the mock's console, if it is on */
  readonly createConsole?: (shop: Pick<ConsoleDeps, 'distDir' | 'vite' | 'failures'>) => Router;
}

type BackendWatch = Pick<MockOptions, 'onQuery' | 'onMail'> &
  Pick<WatchOptions, 'onChecked'> &
  Pick<UpstreamOptions, 'tracer'>;

/** The initial contents of a fresh database. */
function sowingOf({
  seedPeople,
  seedOrders,
}: {
  readonly seedPeople: boolean;
  readonly seedOrders: boolean;
}): Sowing {
  if (!seedPeople) return 'shop alone';
  return seedOrders ? 'with people and orders' : 'with people';
}

/**
 * Opens the configured backend. The other kind is not even loaded.
 * @param files the mock's files for download
 * @param port where this program will be
 * @param watch hears of the mock's statements and mails, and of the calls to woojiapi and its checked replies
 */
export async function openBackend(
  environment: Environment,
  files: Pick<MockOptions, 'filesDir' | 'makeMissing'>,
  logger: Logger,
  port: number,
  { onQuery, onMail, onChecked, tracer }: BackendWatch = {},
): Promise<OpenedBackend> {
  const { backend: choice, brand, siteSalt } = environment;
  if (choice.kind === 'upstream') {
    const { createUpstream } = await import('./upstream/create-upstream.ts');
    const { url, signSalt, isDocumentedOnly, mapFile, watchSample } = choice;
    const map = mapFile === undefined ? undefined : await openMap(mapFile);
    const watch =
      watchSample === undefined ? undefined : await openWatch({ sample: watchSample, logger, onChecked });
    const known = isDocumentedOnly ? { isDocumentedOnly } : { looksFor: NEEDED_CALLS };
    const backend = createUpstream({
      url,
      signSalt,
      brand,
      logger,
      watch,
      tracer,
      ...known,
      ...(map ? { map } : {}),
    });
    // a wrong salt is logged now, not with the first customer's call
    void backend.ready();
    return { backend };
  }
  const { createMock } = await import('./mock/create-mock.ts');
  const { PEOPLE_TO_TRY } = await import('./mock/engine/seeds/sow-people.ts');
  const { readRecordings } = await import('./mock/tools/recorded/read-recordings.ts');
  const { withRecordings } = await import('./mock/tools/recorded/with-recordings.ts');
  const { consoleCallers } = await import('./mock/engine/access/console-callers.ts');
  const callers = consoleCallers(choice.consoleHosts);
  const { dataDir, databaseUrl, sessionMinutes, smtp, rateLimits } = environment;
  const siteUrl = siteUrlOf(environment, port);
  if (smtp && environment.publicUrl === undefined)
    logger.warn(`PUBLIC_URL is not set, so the links in mails lead to ${siteUrl}`);
  const mock = await createMock({
    brand,
    dataDir,
    databaseUrl,
    sessionMinutes,
    ...files,
    smtp,
    sowing: sowingOf(choice),
    limits: rateLimits,
    publicUrl: environment.publicUrl,
    siteUrl,
    cardProvider: environment.cardProvider,
    backendOrigin: () => `http://127.0.0.1:${port}`,
    console: choice.console,
    consoleCallers: callers,
    onQuery,
    onMail,
    logger,
  });
  const backend = withRecordings(mock, await readRecordings(environment.recordedDir));
  const opened = { backend, cardPages: mock.cardPages };
  const seen = choice.seedPeople ? { ...opened, toTry: PEOPLE_TO_TRY } : opened;
  if (!choice.console) return seen;
  const { createConsoleRouter } = await import('./mock/tools/console/create-console-router.ts');
  return {
    ...seen,
    createConsole: (shop) =>
      createConsoleRouter({
        ...shop,
        worlds: mock.worlds,
        provider: mock.cardProvider,
        callers,
        site: { brand, siteSalt },
      }),
  };
}

/** The reader of YAML is loaded only if there is a map. */
async function openMap(file: string): Promise<UpstreamMap> {
  const { readUpstreamMap } = await import('./upstream/read-upstream-map.ts');
  return await readUpstreamMap(file);
}

/** The contract's validators are loaded only if replies are watched. */
async function openWatch(options: WatchOptions): Promise<Watch> {
  const { createWatch } = await import('./upstream/watch-replies.ts');
  return createWatch(options);
}
