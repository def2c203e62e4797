import { setMaxListeners } from 'node:events';
import type { Logger } from 'pino';
import type { CallPath, InputOf, ReplyOf } from '../../../../contracts/api/calls.ts';
import type { CheckedCall } from '../../../calls/backend.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { readShopState, type ShopStateReader } from '../../engine/access/shop-state.ts';
import { type Answer, failureAnswer, jsonAnswer, madeFileAnswer } from '../../engine/answering/answer.ts';
import { type CallBody, type CallNote, createCallChain } from '../../engine/answering/call-chain.ts';
import { FileReply, MadeFile } from '../../engine/answering/file-reply.ts';
import type { ServedCalls, ShopSettings } from '../../engine/answering/handler.ts';
import { StreamedList } from '../../engine/answering/streamed-list.ts';
import type { CardDesk } from '../../engine/card-desk/card-desk.ts';
import { isDatabaseFailure } from '../../engine/database/database-failure.ts';
import type { Db } from '../../engine/database/tables.ts';
import type { SlowDown } from '../../engine/limits/slow-down.ts';
import { createOutbox, type Outbox } from '../../engine/mail/outbox.ts';
import type { Seed } from '../../engine/seeds/seed.ts';
import { resow } from '../../engine/seeds/sow.ts';
import { AskedFaults } from '../faults/asked-faults.ts';
import { FaultBook } from '../faults/fault-book.ts';
import { Journal } from '../journal/journal.ts';
import { WorldClock } from './world-clock.ts';

/** Settings that all worlds of a process share. */
export interface WorldSettings {
  /** how each call is served */
  readonly calls: ServedCalls;
  /** what every call may read */
  readonly shop: ShopSettings;
  /** what a reset restores */
  readonly seeds: readonly Seed[];
  /** milliseconds since 1970 */
  readonly machineClock: () => number;
  /** whether calls are counted and stopped when there are too many */
  readonly limits: boolean;
  /** delays a call that comes too often */
  readonly slowDown: SlowDown;
  /** whether mails are sent; else they stay in the inbox */
  readonly mailsLeave: boolean;
  /** a world's client for the card provider, by the world's name */
  readonly cards: (world: string) => CardDesk;
  readonly logger: Pick<Logger, 'error'>;
}

/** One isolated backend: its data, its time, its faults and its journal. */
export interface World {
  readonly name: string;
  readonly db: Db;
  readonly settings: ShopSettings;
  readonly clock: WorldClock;
  readonly outbox: Outbox;
  readonly cards: CardDesk;
  readonly shop: ShopStateReader;
  readonly faults: FaultBook;
  /** of calls that ask for faults themselves */
  readonly askedFaults: AskedFaults;
  readonly journal: Journal;
  /** aborted when the world ends, so that nothing waits any longer */
  readonly ending: AbortSignal;
  /** Answers a call; failures are answers too. @throws CallerGone, or any bug of ours */
  answer(call: CheckedCall, body: CallBody, note?: CallNote): Promise<Answer>;
  /** @throws CallFailure */
  ask<P extends CallPath>(path: P, input: InputOf<P>): Promise<ReplyOf<P>>;
  /** Back to the seed and to the machine's time; faults and journal are empty. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** @param db migrated and sown; closed with the world */
export function openWorld(name: string, db: Db, settings: WorldSettings): World {
  const { calls, limits, slowDown, logger } = settings;
  const clock = new WorldClock(settings.machineClock);
  const shop = readShopState(db, clock.now);
  const outbox = createOutbox(settings.mailsLeave, settings.machineClock);
  const cards = settings.cards(name);
  const chain = createCallChain({
    calls,
    settings: settings.shop,
    db,
    shop,
    clock: clock.now,
    outbox,
    cards,
    limits,
    slowDown,
  });
  const faults = new FaultBook(clock.now);
  const askedFaults = new AskedFaults(clock.now);
  const journal = new Journal();
  const ending = new AbortController();
  // each call that is delayed listens to it
  setMaxListeners(0, ending.signal);

  /** @throws any error that is neither a business refusal nor a database failure: a bug of ours */
  const failureOf = (error: unknown, call: { path: string; requestId?: string }): CallFailure => {
    if (error instanceof CallFailure) return error;
    if (!isDatabaseFailure(error)) throw error;
    const { path, requestId } = call;
    logger.error({ requestId, err: error, path }, 'a call failed because of the database');
    return new CallFailure('104', undefined, 502);
  };

  /** Once a part of a list is sent, its failure can't be a reply any more. */
  const logged = ({ path, requestId }: CheckedCall) =>
    async function* <Row>(pieces: AsyncIterable<Row>): AsyncGenerator<Row> {
      try {
        yield* pieces;
      } catch (error) {
        logger.error({ requestId, err: error, path }, 'a list broke off while it was sent');
        throw error;
      }
    };

  return {
    name,
    db,
    settings: settings.shop,
    clock,
    outbox,
    cards,
    shop,
    faults,
    askedFaults,
    journal,
    ending: ending.signal,
    async answer(call, body, note) {
      try {
        const answer = await chain.answer(call, body, note);
        if (answer instanceof FileReply) return { kind: 'file', file: answer };
        if (answer instanceof MadeFile) return madeFileAnswer(answer);
        if (answer instanceof StreamedList) return { kind: 'streamed', list: answer.through(logged(call)) };
        return 'variant' in answer ? { kind: 'prepared', prepared: answer } : jsonAnswer(200, answer);
      } catch (error) {
        return failureAnswer(failureOf(error, call));
      }
    },
    async ask(path, input) {
      try {
        return await chain.ask(path, input);
      } catch (error) {
        throw failureOf(error, { path });
      }
    },
    async reset() {
      await resow(db, settings.seeds, settings.machineClock());
      clock.set(0);
      faults.clear();
      askedFaults.clear();
      journal.reset();
      await shop.refresh();
    },
    async close() {
      ending.abort();
      await db.destroy();
    },
  };
}
