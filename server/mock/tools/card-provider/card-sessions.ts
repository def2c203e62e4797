import type { DeclineReason, SessionReport, SessionRequest } from '../../engine/card-desk/protocol.ts';
import type { CardSessionRow, Db } from '../../engine/database/tables.ts';
import type { TypedCard } from './read-card.ts';
import { changeSessionRow, findSessionRow, listMerchantRows, openSessionRow } from './session-rows.ts';
import { outcomeOf } from './test-cards.ts';

/** How long a hosted page can be used. */
const OPEN_MS = 30 * 60_000;
/** How long a slow bank takes. */
const SLOW_MS = 8_000;
const SESSION_ID = /^cs_[\w-]{24}$/;
const MOST_LISTED = 100;
const UNPAID = ['open', 'challenge'] as const;
const UNDECIDED = [...UNPAID, 'processing'] as const;
const ENDED: ReadonlySet<CardSessionRow['state']> = new Set(['paid', 'declined', 'cancelled', 'expired']);

type States = Parameters<typeof changeSessionRow>[2];
type Change = Parameters<typeof changeSessionRow>[3];

export interface CardSessionsDeps {
  readonly db: Db;
  /** milliseconds since 1970, by the machine's clock: the provider knows nothing of a shop's worlds */
  readonly clock: () => number;
  /** where the hosted pages are, without a trailing slash */
  readonly origin: () => string;
  /** called once for every session that ends */
  readonly onEnd: (session: CardSessionRow) => Promise<void>;
}

/** The provider's payments, with the actions of shops, customers and banks. */
export class CardSessions {
  readonly #deps: CardSessionsDeps;

  constructor(deps: CardSessionsDeps) {
    this.#deps = deps;
  }

  async open(merchant: string, request: SessionRequest): Promise<CardSessionRow> {
    const { db, clock } = this.#deps;
    return await openSessionRow(db, merchant, request, clock());
  }

  /** A session in its current state, which may have changed with time. */
  async find(sessionId: string): Promise<CardSessionRow | undefined> {
    const { db, clock } = this.#deps;
    const row = SESSION_ID.test(sessionId) ? await findSessionRow(db, sessionId) : undefined;
    if (!row) return undefined;
    const now = clock();
    if (row.state === 'processing' && row.settles_at > 0 && row.settles_at <= now)
      return await this.#end(row, ['processing'], { state: 'paid' });
    if ((row.state === 'open' || row.state === 'challenge') && row.created_at + OPEN_MS <= now)
      return await this.#end(row, UNPAID, { state: 'expired' });
    return row;
  }

  async list(merchant: string): Promise<readonly CardSessionRow[]> {
    return await listMerchantRows(this.#deps.db, merchant, MOST_LISTED);
  }

  /** For a card that the customer has entered, of which only the last four digits are kept. */
  async takeCard(row: CardSessionRow, { number }: TypedCard): Promise<CardSessionRow> {
    const last4 = number.slice(-4);
    const outcome = outcomeOf(number);
    switch (outcome.kind) {
      case 'taken':
        return await this.#end(row, ['open'], { state: 'paid', last4 });
      case 'declined':
        return await this.#end(row, ['open'], { state: 'declined', reason: outcome.reason, last4 });
      case 'challenge':
        return await this.#change(row, ['open'], { state: 'challenge', last4 });
      case 'slow':
        return await this.#wait(row, {
          state: 'processing',
          last4,
          settles_at: this.#deps.clock() + SLOW_MS,
        });
      case 'silent':
        return await this.#wait(row, { state: 'processing', last4, settles_at: 0 });
    }
  }

  /** The customer has answered their bank. */
  async answerChallenge(row: CardSessionRow, isConfirmed: boolean): Promise<CardSessionRow> {
    return await this.#end(
      row,
      ['challenge'],
      isConfirmed ? { state: 'paid' } : { state: 'declined', reason: 'not-confirmed' },
    );
  }

  /** Cancels a payment, unless a bank is being asked already. */
  async cancel(row: CardSessionRow): Promise<CardSessionRow> {
    return await this.#end(row, UNPAID, { state: 'cancelled' });
  }

  /** Ends a payment by hand, as the bank would. */
  async decide(row: CardSessionRow, outcome: 'paid' | 'declined'): Promise<CardSessionRow> {
    const reason: DeclineReason = outcome === 'paid' ? '' : 'declined';
    return await this.#end(row, UNDECIDED, { state: outcome, reason });
  }

  reportOf(row: CardSessionRow): SessionReport {
    return {
      sessionId: row.session_id,
      reference: row.reference,
      state: row.state === 'challenge' ? 'open' : row.state,
      reason: row.reason,
      amountPence: row.amount_pence,
      last4: row.last4,
      pageUrl: this.pageOf(row),
    };
  }

  pageOf = (row: CardSessionRow) => `${this.#deps.origin()}/pay/${row.session_id}`;

  async #wait(row: CardSessionRow, change: Change): Promise<CardSessionRow> {
    const changed = await this.#change(row, ['open'], change);
    const settlesIn = changed.settles_at - this.#deps.clock();
    // usually settled when it is next read; the timer is for a session that isn't read
    if (settlesIn > 0)
      setTimeout(() => void this.find(row.session_id).catch(() => undefined), settlesIn).unref();
    return changed;
  }

  /** Of two simultaneous changes the first counts; the other gets the session as it is after that. */
  async #change(row: CardSessionRow, from: States, change: Change): Promise<CardSessionRow> {
    const { db } = this.#deps;
    const changed = await changeSessionRow(db, row.session_id, from, change);
    return changed ?? (await findSessionRow(db, row.session_id)) ?? row;
  }

  async #end(row: CardSessionRow, from: States, change: Change): Promise<CardSessionRow> {
    const ended = await changeSessionRow(this.#deps.db, row.session_id, from, change);
    if (!ended) return (await findSessionRow(this.#deps.db, row.session_id)) ?? row;
    await this.#deps.onEnd(ended);
    return ended;
  }
}

export const hasEnded = ({ state }: Pick<CardSessionRow, 'state'>) => ENDED.has(state);
