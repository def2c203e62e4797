import type { Logger } from 'pino';
import { CallFailure } from '../../../calls/call-failure.ts';
import { endLapsed } from '../order/approval/end-lapsed.ts';
import { endUnpaid } from '../payment/end-unpaid.ts';
import { listPendingSince, removeBegun } from '../payment/repository.ts';
import { settle } from '../payment/settle.ts';
import type { KeptShop } from './kept-shop.ts';

const EVERY_MS = 60_000;
/** How long to wait for a call back before asking the provider. */
const PATIENCE_MS = 30_000;
const DAY_MS = 24 * 60 * 60_000;
const MOST_ASKED = 50;

/**
 * Asks the provider about payments without a call back, and cancels orders that were not paid or approved in time; now and
 * every minute.
 * @returns a function that stops it, and resolves when it has finished
 */
export function keepPayments(world: KeptShop, logger: Pick<Logger, 'warn'>): () => Promise<void> {
  let round = Promise.resolve();
  const go = () => {
    round = round
      .then(() => lookAfterPayments(world))
      .catch((error: unknown) => logger.warn({ err: error }, "couldn't look after card payments"));
  };
  const timer = setInterval(go, EVERY_MS);
  timer.unref();
  go();
  return async () => {
    clearInterval(timer);
    await round;
  };
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
