import type { Logger } from 'pino';
import { MAIN_WORLD } from '../../contracts/mock-console.ts';
import type { Backend } from '../calls/backend.ts';
import { type ConsoleCallers, consoleCallers } from './access/console-callers.ts';
import type { ShopSettings } from './answering/handler.ts';
import { servedCalls } from './app.ts';
import { keepHouse } from './database/keep-house.ts';
import { migrate } from './database/migrate.ts';
import { type DatabaseOptions, openDatabase, reach } from './database/open-database.ts';
import { startingOn } from './database/start-failures.ts';
import { sowOrders } from './histories/sow-orders.ts';
import { createSlowDown } from './limits/slow-down.ts';
import { deliverMails } from './mail/deliver-mails.ts';
import type { SmtpOptions } from './mail/smtp.ts';
import type { Seed } from './seeds/seed.ts';
import { holdsSeedPeople, SHOP_ALONE, sow, WITH_PEOPLE } from './seeds/sow.ts';
import { serveWorld, serveWorlds } from './worlds/serve-worlds.ts';
import { openWorld } from './worlds/world.ts';
import { Worlds } from './worlds/worlds.ts';

/** What a fresh database holds. */
export type Sowing = 'with people and orders' | 'with people' | 'shop alone';
const SEEDS: Readonly<Record<Sowing, readonly Seed[]>> = {
  'with people and orders': [...WITH_PEOPLE, sowOrders],
  'with people': WITH_PEOPLE,
  'shop alone': SHOP_ALONE,
};

export interface MockOptions extends Omit<ShopSettings, 'sessionMs'>, Pick<DatabaseOptions, 'onQuery'> {
  /** folder of the embedded database, created if missing */
  readonly dataDir: string;
  /** `postgres://...` instead of the embedded database */
  readonly databaseUrl?: string | undefined;
  /** how long an unused session lasts */
  readonly sessionMinutes: number;
  /** what a fresh database holds; people without orders by default */
  readonly sowing?: Sowing;
  /** whether calls may ask for worlds and faults, and are kept in a journal; off by default */
  readonly console?: boolean;
  /** who may do so; this machine by default */
  readonly consoleCallers?: ConsoleCallers;
  /** a mail server and the address that mails come from; without it they stay in the inbox */
  readonly smtp?: Pick<SmtpOptions, 'url' | 'from'> | undefined;
  /** whether calls are counted and stopped when there are too many; on by default */
  readonly limits?: boolean;
  /** milliseconds since 1970 */
  readonly clock?: () => number;
  /** waits so many milliseconds of real time */
  readonly wait?: (ms: number) => Promise<unknown>;
  /** 0 <= random < 1, for faults by percent */
  readonly random?: () => number;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** Loaded only if mails are sent: it takes 3 MB. */
async function openSender(smtp: Pick<SmtpOptions, 'url' | 'from'>, brand: string) {
  const { openSmtp } = await import('./mail/smtp.ts');
  return openSmtp({ ...smtp, brand });
}

const OLD_PEOPLE =
  'this database holds customers of an earlier start with SEED_PEOPLE on, whose password is public: use another database';

export interface Mock extends Backend {
  /** the main world and the named ones, for the console */
  readonly worlds: Worlds;
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
    sessionMinutes,
    logger,
    smtp,
    limits = true,
    sowing = 'with people',
  } = options;
  const seeds = SEEDS[sowing];
  const { clock = Date.now, random = Math.random } = options;
  const db = await startingOn(options, async () => {
    const opened = openDatabase(options);
    await reach(opened);
    await migrate(opened);
    await sow(opened, seeds, clock());
    return opened;
  });
  if (sowing === 'shop alone' && (await holdsSeedPeople(db))) logger.warn(OLD_PEOPLE);
  const shop = { brand, filesDir, makeMissing, sessionMs: sessionMinutes * 60_000 };
  const mailsLeave = smtp !== undefined;
  const settings = {
    calls: servedCalls,
    shop,
    seeds,
    machineClock: clock,
    random,
    limits,
    slowDown: createSlowDown(options.wait),
    mailsLeave,
    logger,
  };
  const main = openWorld(MAIN_WORLD, db, settings);
  const worlds = new Worlds(main, settings);
  const stopHousekeeping = keepHouse(db, main.clock.now, logger);
  const sender = smtp && (await openSender(smtp, brand));
  const stopDelivery = sender && deliverMails({ db, sender, machineClock: clock, logger });

  return {
    worlds,
    serve: options.console
      ? serveWorlds(worlds, options.consoleCallers ?? consoleCallers([]))
      : serveWorld(main),
    ask: main.ask,
    revision: main.shop.revision,
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
      await stopHousekeeping();
      await stopDelivery?.();
      await worlds.close();
    },
  };
}
