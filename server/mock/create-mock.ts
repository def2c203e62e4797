import type { Logger } from 'pino';
import { MAIN_WORLD } from '../../contracts/api/mock-console.ts';
import type { Backend } from '../calls/backend.ts';
import { servedCalls } from './app.ts';
import { type ConsoleCallers, consoleCallers } from './engine/access/console-callers.ts';
import type { ShopSettings } from './engine/answering/handler.ts';
import { keepHouse } from './engine/database/keep-house.ts';
import { migrate } from './engine/database/migrate.ts';
import { type DatabaseOptions, openDatabase, reach } from './engine/database/open-database.ts';
import { startingOn } from './engine/database/start-failures.ts';
import { createSlowDown } from './engine/limits/slow-down.ts';
import { type DeliveryDeps, deliverMails, waitingMails } from './engine/mail/deliver-mails.ts';
import type { SmtpOptions } from './engine/mail/smtp.ts';
import type { Seed } from './engine/seeds/seed.ts';
import { holdsSeedPeople, SHOP_ALONE, sow, WITH_PEOPLE } from './engine/seeds/sow.ts';
import type { ProviderDesk } from './tools/card-provider/create-card-provider.ts';
import { type CardProviderPlace, openCards } from './tools/card-provider/open-cards.ts';
import { sowOrders } from './tools/histories/sow-orders.ts';
import { sowQuotations } from './tools/histories/sow-quotations.ts';
import { keepRefused, namedWorlds, serveWorld, serveWorlds } from './tools/worlds/serve-worlds.ts';
import { openWorld } from './tools/worlds/world.ts';
import { Worlds } from './tools/worlds/worlds.ts';
import { keepPayments, keepQuotations } from './trade/call-backs/keep-shop.ts';
import { takeCallBacks } from './trade/call-backs/take-call-back.ts';

/** The initial contents of a fresh database. */
export type Sowing = 'with people and orders' | 'with people' | 'shop alone';
const SEEDS: Readonly<Record<Sowing, readonly Seed[]>> = {
  'with people and orders': [...WITH_PEOPLE, sowOrders, sowQuotations],
  'with people': WITH_PEOPLE,
  'shop alone': SHOP_ALONE,
};

export interface MockOptions
  extends Omit<ShopSettings, 'sessionMs' | 'siteUrl'>,
    Pick<DatabaseOptions, 'onQuery'>,
    Pick<DeliveryDeps, 'onMail'> {
  /** base of links in mails; publicUrl by default, or else this machine */
  readonly siteUrl?: string;
  /** folder of the embedded database, created if missing */
  readonly dataDir: string;
  /** `postgres://...` instead of the embedded database */
  readonly databaseUrl?: string | undefined;
  /** how long an unused session lasts */
  readonly sessionMinutes: number;
  /** what a fresh database holds; people without orders by default */
  readonly sowing?: Sowing;
  /** whether calls may choose worlds and faults, and are kept in a journal; off by default */
  readonly console?: boolean;
  /** callers who may do so; this machine by default */
  readonly consoleCallers?: ConsoleCallers;
  /** where the card provider is; at a free port of this machine by default */
  readonly cardProvider?: CardProviderPlace;
  /** where the card provider reaches this backend, without a trailing slash; needed before the first card payment */
  readonly backendOrigin?: () => string;
  /** a mail server and the address that mails come from; without it they stay in the inbox */
  readonly smtp?: Pick<SmtpOptions, 'url' | 'from'> | undefined;
  /** whether calls are counted and stopped when there are too many; on by default */
  readonly limits?: boolean;
  /** milliseconds since 1970 */
  readonly clock?: () => number;
  /** waits so many milliseconds of real time */
  readonly wait?: (ms: number) => Promise<unknown>;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** Loaded only if mails are sent: it takes 3 MB. */
async function openSender(smtp: Pick<SmtpOptions, 'url' | 'from'>, brand: string) {
  const { openSmtp } = await import('./engine/mail/smtp.ts');
  return openSmtp({ ...smtp, brand });
}

const OLD_PEOPLE =
  'this database holds customers of an earlier start with SEED_PEOPLE on, whose password is public: use another database';

export interface Mock extends Backend {
  /** the main world and the named ones, for the console */
  readonly worlds: Worlds;
  /** where customers pay by card */
  readonly cardPages: string;
  /** the card provider's operators, for the console */
  readonly cardProvider: ProviderDesk;
}

/**
 * Our own backend: opens its database, brings tables and seeds up to date, and answers calls by the
 * contract.
 * @throws StartFailure when the database can't be opened or brought up to date
 */
export async function createMock(options: MockOptions): Promise<Mock> {
  const {
    brand,
    filesDir,
    makeMissing,
    publicUrl,
    siteUrl = publicUrl ?? 'http://localhost:4000',
    sessionMinutes,
    logger,
    smtp,
    onMail,
    limits = true,
    sowing = 'with people',
  } = options;
  const seeds = SEEDS[sowing];
  const { clock = Date.now } = options;
  const db = await startingOn(options, async () => {
    const opened = openDatabase(options);
    await reach(opened);
    await migrate(opened);
    await sow(opened, seeds, clock());
    return opened;
  });
  if (sowing === 'shop alone' && (await holdsSeedPeople(db))) logger.warn(OLD_PEOPLE);
  const shop = { brand, filesDir, makeMissing, publicUrl, siteUrl, sessionMs: sessionMinutes * 60_000 };
  const mailsLeave = smtp !== undefined;
  const cards = await openCards({
    db,
    place: options.cardProvider ?? { port: 0 },
    backendOrigin: options.backendOrigin ?? (() => publicUrl ?? ''),
    clock,
    logger,
  }).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  const settings = {
    calls: servedCalls,
    shop,
    seeds,
    machineClock: clock,
    limits,
    slowDown: createSlowDown(options.wait),
    mailsLeave,
    cards: cards.deskOf,
    logger,
  };
  const main = openWorld(MAIN_WORLD, db, settings);
  const worlds = new Worlds(main, settings);
  const callers = options.consoleCallers ?? consoleCallers([]);
  const stopHousekeeping = keepHouse(db, main.clock.now, logger);
  const stopPayments = keepPayments(main, logger);
  const stopQuotations = keepQuotations(main, logger);
  const sender = smtp && (await openSender(smtp, brand));
  const stopDelivery = sender && deliverMails({ db, sender, machineClock: clock, logger, onMail });

  return {
    worlds,
    cardPages: cards.origin,
    cardProvider: cards.provider,
    takeCallBack: takeCallBacks({
      secret: cards.secret,
      clock,
      has: (name) => worlds.has(name),
      within: (name, work) => worlds.within(name, work),
    }),
    ...(options.console
      ? {
          serve: serveWorlds(worlds, callers),
          refused: keepRefused(worlds, callers),
          namedBy: namedWorlds(worlds, callers),
        }
      : { serve: serveWorld(main) }),
    ask: main.ask,
    revision: main.shop.revision,
    ...(mailsLeave && { waitingMails: () => waitingMails(db, clock()) }),
    sharedPicture: (pictureId, size) => worlds.sharedPicture(pictureId, size),
    async ready() {
      try {
        await db.selectFrom('revision').select('value').executeTakeFirstOrThrow();
        return true;
      } catch {
        return false;
      }
    },
    async close() {
      await Promise.all([stopHousekeeping(), stopPayments(), stopQuotations(), cards.close()]);
      await stopDelivery?.();
      await worlds.close();
    },
  };
}
