import type { Logger } from 'pino';
import { MAIN_WORLD } from '../../contracts/mock-console.ts';
import type { Backend } from '../calls/backend.ts';
import type { ShopSettings } from './answering/handler.ts';
import { servedCalls } from './app.ts';
import { keepHouse } from './database/keep-house.ts';
import { migrate } from './database/migrate.ts';
import { type DatabaseOptions, openDatabase } from './database/open-database.ts';
import { deliverMails } from './mail/deliver-mails.ts';
import { openSmtp, type SmtpOptions } from './mail/smtp.ts';
import { sow } from './seeds/sow.ts';
import { serveWorld, serveWorlds } from './worlds/serve-worlds.ts';
import { openWorld } from './worlds/world.ts';
import { Worlds } from './worlds/worlds.ts';

export interface MockOptions extends Omit<ShopSettings, 'sessionMs'>, Pick<DatabaseOptions, 'onQuery'> {
  /** folder of the embedded database, made when it is not there */
  readonly dataDir: string;
  /** `postgres://...` instead of the embedded database */
  readonly databaseUrl?: string | undefined;
  /** how long a session lives without a call */
  readonly sessionMinutes: number;
  /** whether calls may ask for worlds and faults, and are kept in a journal; off by default */
  readonly console?: boolean;
  /** a mail server and the address that mails come from; without it they stay in the inbox */
  readonly smtp?: Pick<SmtpOptions, 'url' | 'from'> | undefined;
  /** whether calls are counted and stopped when there are too many; on by default */
  readonly limits?: boolean;
  /** milliseconds since 1970 */
  readonly clock?: () => number;
  /** 0 <= random < 1, for faults by percent */
  readonly random?: () => number;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

export interface Mock extends Backend {
  /** the main world and the named ones, for the console */
  readonly worlds: Worlds;
}

/**
 * The backend that is ours: opens its database, brings tables and seeds up to date, and answers calls by the
 * contract.
 * @throws the database's error when it cannot be opened or migrated
 */
export async function createMock(options: MockOptions): Promise<Mock> {
  const { brand, filesDir, sessionMinutes, logger, smtp, limits = true } = options;
  const { clock = Date.now, random = Math.random } = options;
  const db = openDatabase(options);
  await migrate(db);
  await sow(db);
  const shop = { brand, filesDir, sessionMs: sessionMinutes * 60_000 };
  const mailsLeave = smtp !== undefined;
  const settings = {
    calls: servedCalls,
    shop,
    machineClock: clock,
    random,
    limits,
    mailsLeave,
    logger,
  };
  const main = openWorld(MAIN_WORLD, db, settings);
  const worlds = new Worlds(main, settings);
  const stopHousekeeping = keepHouse(db, main.clock.now, logger);
  const stopDelivery =
    smtp && deliverMails({ db, sender: openSmtp({ ...smtp, brand }), machineClock: clock, logger });

  return {
    worlds,
    serve: options.console ? serveWorlds(worlds) : serveWorld(main),
    ask: main.ask,
    revision: main.shop.revision,
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
