import { EventEmitter, once } from 'node:events';
import type { JournalEntry } from '../../../../contracts/api/mock-console.ts';
import type { Exchange } from './exchange.ts';
import { type ReadCall, readExchange } from './read-exchange.ts';
import { isSentWith } from './sent-fields.ts';

export const MAX_ENTRIES = 500;
/** Limit for the bodies of one world, without prepared replies, which are shared. */
const MAX_BYTES = 16 * 1024 * 1024;

interface Made {
  readonly serial: number;
  readonly exchange: Exchange;
  entry?: JournalEntry;
}

/** A call of a file, or one that was refused unread, which was masked before it came here. */
interface AlreadyRead {
  readonly serial: number;
  readonly exchange?: undefined;
  readonly entry: JournalEntry;
}

type Kept = Made | AlreadyRead;

/** The last calls of one world. */
export class Journal {
  #kept: Kept[] = [];
  #bytes = 0;
  #serial = 0;
  /** ids of what isn't counted: calls before the last reset, as ids continue so that a reader who asks for newer ones misses none; calls of files or refused unread */
  #before = 0;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #added = new EventEmitter().setMaxListeners(0);
  /** the newest call that was dropped for want of room; 0 if there is none */
  #forgotten = 0;

  /** calls since the world was made or last reset */
  get calls(): number {
    return this.#serial - this.#before;
  }

  /** @returns its id */
  add(exchange: Exchange): string {
    this.#serial += 1;
    this.#keep({ serial: this.#serial, exchange });
    this.#added.emit('entry');
    return String(this.#serial);
  }

  /**
   * Adds calls of a file, or that were refused unread: they stay as they are and aren't counted.
   * @param read in their order
   */
  addRead(read: readonly ReadCall[]): void {
    for (const call of read) {
      this.#serial += 1;
      this.#before += 1;
      this.#keep({ serial: this.#serial, entry: { id: String(this.#serial), ...call } });
    }
  }

  #keep(kept: Kept): void {
    this.#kept.push(kept);
    this.#bytes += weightOf(kept);
    while (this.#kept.length > MAX_ENTRIES || (this.#bytes > MAX_BYTES && this.#kept.length > 1)) {
      const oldest = this.#kept.shift();
      if (oldest) this.#bytes -= weightOf(oldest);
      this.#forgotten = oldest?.serial ?? 0;
    }
  }

  /**
   * Masked, newest first.
   * @param after only entries that came after this id
   */
  list(after = 0): JournalEntry[] {
    return this.#kept
      .filter(({ serial }) => serial > after)
      .map(entryOf)
      .reverse();
  }

  /** The masked entry, and the exchange behind it; one of a file or refused unread has none. */
  find(id: string): { readonly entry: JournalEntry; readonly exchange: Exchange | undefined } | undefined {
    const kept = this.#kept.find(({ serial }) => String(serial) === id);
    return kept && { entry: entryOf(kept), exchange: kept.exchange };
  }

  /**
   * The calls with this input among others, newest first, as they were sent; not those of a saved world.
   * @param after only those that came after this id
   */
  matching(path: string, input: Readonly<Record<string, unknown>>, after = 0): JournalEntry[] {
    const meets = ({ serial, exchange }: Kept) =>
      serial > after && exchange?.call.path === path && isSentWith(input, exchange.call, exchange.body);
    return this.#kept.filter(meets).map(entryOf).reverse();
  }

  /** Whether calls after this id may be missing, because only the last ones are kept. */
  hasForgotten(after: number): boolean {
    return this.#forgotten > after;
  }

  /** Does a call's work; `settled` waits for it. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    const call = work();
    this.#underWay.add(call);
    try {
      return await call;
    } finally {
      this.#underWay.delete(call);
    }
  }

  /** Waits for the calls that are under way now, until `end` at most. */
  async settled(end: AbortSignal): Promise<void> {
    if (this.#underWay.size === 0 || end.aborted) return;
    await Promise.race([Promise.allSettled(this.#underWay), once(end, 'abort')]);
  }

  /** Waits for the next call, until `end` at most. */
  async next(end: AbortSignal): Promise<void> {
    await once(this.#added, 'entry', { signal: end }).catch(() => undefined);
  }

  /** For a reset of the world. */
  reset(): void {
    this.clear();
    this.#before = this.#serial;
  }

  /**
   * Takes over the journal of a saved world.
   * @param entries newest first
   * @param calls as it counted them
   */
  restore(entries: readonly JournalEntry[], calls: number): void {
    for (const entry of entries.toReversed())
      this.#keep({ serial: Number(entry.id), entry: { ...entry, isFromFile: true } });
    this.#serial = Math.max(calls, this.#kept.at(-1)?.serial ?? 0);
    this.#before = this.#serial - calls;
  }

  clear(): void {
    this.#kept = [];
    this.#bytes = 0;
    this.#forgotten = 0;
  }
}

function entryOf(kept: Kept): JournalEntry {
  if (!kept.exchange) return kept.entry;
  kept.entry ??= { id: String(kept.serial), ...readExchange(kept.exchange) };
  return kept.entry;
}

function weightOf({ exchange, entry }: Kept): number {
  if (!exchange) return entry.requestBody.length + entry.replyBody.length;
  const { body, reply, isReplyShared } = exchange;
  return body.text.length + (isReplyShared ? 0 : reply.length);
}
