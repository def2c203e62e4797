import type { Logger } from 'pino';
import { tellEnds } from '../quotation/tell-ends.ts';
import type { KeptShop } from './kept-shop.ts';

const EVERY_MS = 60_000;

/**
 * Mails customers about quotations that are about to expire; now and every minute.
 * @returns a function that stops it, and resolves when it has finished
 */
export function keepQuotations(world: KeptShop, logger: Pick<Logger, 'warn'>): () => Promise<void> {
  let round = Promise.resolve();
  const { db, outbox, settings, clock } = world;
  const go = () => {
    round = round
      .then(() => tellEnds({ db, outbox, brand: settings.brand, now: clock.now() }))
      .catch((error: unknown) => logger.warn({ err: error }, "couldn't look after quotations"));
  };
  const timer = setInterval(go, EVERY_MS);
  timer.unref();
  go();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
