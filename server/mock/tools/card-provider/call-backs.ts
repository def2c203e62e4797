import { setTimeout as sleep } from 'node:timers/promises';
import type { CallBackMode } from '../../../../contracts/api/mock-console.ts';
import {
  MERCHANT_HEADER,
  type SessionReport,
  SIGNATURE_HEADER,
  signatureOf,
} from '../../engine/card-desk/protocol.ts';
import type { CardSessionRow } from '../../engine/database/tables.ts';

/** Milliseconds until a call back is sent again, after each failure. */
const AGAIN_AFTER_MS = [1_000, 5_000, 25_000];
const LATE_MS = 20_000;
const TIMEOUT_MS = 5_000;
/** How long the customer's return to the shop is delayed for the call back to arrive first. */
const BROWSER_WAITS_MS = 1_500;

export interface CallBacksDeps {
  readonly secret: string;
  readonly clock: () => number;
  readonly reportOf: (row: CardSessionRow) => SessionReport;
}

/** Reports ended payments to shops' backends. */
export class CallBacks {
  readonly #deps: CallBacksDeps;
  readonly #modes = new Map<string, CallBackMode>();
  readonly #ending = new AbortController();

  constructor(deps: CallBacksDeps) {
    this.#deps = deps;
  }

  modeOf = (merchant: string): CallBackMode => this.#modes.get(merchant) ?? 'at once';

  setMode(merchant: string, mode: CallBackMode): void {
    this.#modes.set(merchant, mode);
  }

  /** Sends a call back in the shop's current mode; returns when it has arrived, or after a short wait. */
  async tell(row: CardSessionRow): Promise<void> {
    const mode = this.modeOf(row.merchant);
    if (mode === 'never') return;
    if (mode === 'late') {
      void this.#after(LATE_MS, () => this.#sendUntilTaken(row));
      return;
    }
    const sent =
      mode === 'twice' ? this.#sendUntilTaken(row).then(() => this.send(row)) : this.#sendUntilTaken(row);
    await Promise.race([sent, this.#after(BROWSER_WAITS_MS, async () => undefined)]);
  }

  /** Sends one call back now. @returns whether the backend took it */
  async send(row: CardSessionRow): Promise<boolean> {
    const { secret, clock, reportOf } = this.#deps;
    const { merchant } = row;
    const url = new URL(row.call_back_url);
    const body = JSON.stringify(reportOf(row));
    const signed = { merchant, method: 'POST', path: url.pathname + url.search, body };
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [MERCHANT_HEADER]: merchant,
          [SIGNATURE_HEADER]: signatureOf(secret, signed, clock()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any([this.#ending.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  close(): void {
    this.#ending.abort();
  }

  async #sendUntilTaken(row: CardSessionRow): Promise<void> {
    if (await this.send(row)) return;
    for (const pause of AGAIN_AFTER_MS) {
      let isTaken = false;
      await this.#after(pause, async () => {
        isTaken = await this.send(row);
      });
      if (isTaken || this.#ending.signal.aborted) return;
    }
  }

  /** Does something after a while, unless the provider closes first. */
  async #after(ms: number, work: () => Promise<unknown>): Promise<void> {
    try {
      await sleep(ms, undefined, { signal: this.#ending.signal, ref: false });
    } catch {
      return;
    }
    await work();
  }
}
