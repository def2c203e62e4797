import type { Logger } from 'pino';
import { CallFailure } from '../../../calls/call-failure.ts';
import type { ShopSettings } from '../../engine/answering/handler.ts';
import type { CardDesk } from '../../engine/card-desk/card-desk.ts';
import type { Db } from '../../engine/database/tables.ts';
import type { Outbox } from '../../engine/mail/outbox.ts';
import { endLapsed } from '../order/approval/end-lapsed.ts';
import { endUnpaid } from '../payment/end-unpaid.ts';
import { listPendingSince, removeBegun } from '../payment/repository.ts';
import { settle } from '../payment/settle.ts';
import { tellEnds } from '../quotation/tell-ends.ts';

/** The shop whose payments and quotations are looked after. */
export interface KeptShop {
  readonly db: Db;
  readonly outbox: Outbox;
  readonly settings: Pick<ShopSettings, 'brand' | 'siteUrl'>;
  /** milliseconds since 1970 */
  readonly clock: { now(): number };
  readonly cards: CardDesk;
}

const EVERY_MS = 60_000;
/** How long to wait for a call back before asking the provider. */
const PATIENCE_MS = 30_000;
const DAY_MS = 24 * 60 * 60_000;
const MOST_ASKED = 50;

/**
 * Does the work now and every minute, one round after the other.
 * @returns a function that stops it, and resolves when it has finished
 */
function everyMinute(work: () => Promise<void>, failed: (error: unknown) => void): () => Promise<void> {
  let round = Promise.resolve();
  const go = () => {
    round = round.then(work).catch(failed);
  };
  const timer = setInterval(go, EVERY_MS);
  timer.unref();
  go();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

/**
 * Asks the provider about payments without a call back, and cancels orders that were not paid or approved in time; now and
 * every minute.
 * @returns a function that stops it, and resolves when it has finished
 */
export function keepPayments(world: KeptShop, logger: Pick<Logger, 'warn'>): () => Promise<void> {
  return everyMinute(
    () => lookAfterPayments(world),
    (error) => logger.warn({ err: error }, "couldn't look after card payments"),
  );
}

/**
 * Mails customers about quotations that are about to expire; now and every minute.
 * @returns a function that stops it, and resolves when it has finished
 */
export function keepQuotations(world: KeptShop, logger: Pick<Logger, 'warn'>): () => Promise<void> {
  const { db, outbox, settings, clock } = world;
  return everyMinute(
    () => tellEnds({ db, outbox, brand: settings.brand, now: clock.now() }),
    (error) => logger.warn({ err: error }, "couldn't look after quotations"),
  );
}

export async function lookAfterPayments(world: KeptShop): Promise<void> {
  const { db, outbox, settings, clock, cards } = world;
  const now = clock.now();
  const deps = { db, outbox, brand: settings.brand, siteUrl: settings.siteUrl, now };
  for (const { session_id } of await listPendingSince(db, now - PATIENCE_MS, MOST_ASKED)) {
    const report = await cards.ask(session_id).catch((error: unknown) => {
      if (error instanceof CallFailure) return 'no answer' as const;
      throw error;
    });
    // the provider wouldn't answer for the others either
    if (report === 'no answer') break;
    if (report) await settle(deps, report);
  }
  await endUnpaid(deps);
  await endLapsed(deps);
  await removeBegun(db, now - DAY_MS);
}
