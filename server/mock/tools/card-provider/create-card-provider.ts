import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { CallBackMode, ProviderState } from '../../../../contracts/api/mock-console.ts';
import type { CardSessionRow, Db } from '../../engine/database/tables.ts';
import { CallBacks } from './call-backs.ts';
import { CardSessions } from './card-sessions.ts';
import { hostedPages } from './hosted-pages.ts';
import { shopApi } from './shop-api.ts';

/** Longer than any shop waits. */
const STALL_MS = 30_000;

export interface CardProviderDeps {
  /** used only for its own tables, because it plays another company's program */
  readonly db: Db;
  /** with which shops and provider sign */
  readonly secret: string;
  readonly clock: () => number;
  /** where its pages are, without a trailing slash */
  readonly origin: () => string;
  readonly logger: Pick<Logger, 'error'>;
}

/** A provider of card payments, and its operators' actions. */
export interface CardProvider {
  readonly listener: RequestListener;
  readonly desk: ProviderDesk;
  close(): void;
}

export interface ProviderDesk {
  sessionsOf(merchant: string): Promise<readonly CardSessionRow[]>;
  /** Ends a payment as the bank would. @returns undefined when this shop has no such session */
  decide(
    merchant: string,
    sessionId: string,
    outcome: 'paid' | 'declined',
  ): Promise<CardSessionRow | undefined>;
  /** Sends a call back again. @returns whether the shop took it; undefined when it has no such session */
  callBack(merchant: string, sessionId: string): Promise<boolean | undefined>;
  callBackMode(merchant: string): CallBackMode;
  setCallBackMode(merchant: string, mode: CallBackMode): void;
  state(merchant: string): ProviderState;
  setState(merchant: string, state: ProviderState): void;
}

/** The provider without its port: hosted pages for customers, and an API for shops. */
export function createCardProvider({ db, secret, clock, origin, logger }: CardProviderDeps): CardProvider {
  const states = new Map<string, ProviderState>();
  const stateOf = (merchant: string) => states.get(merchant) ?? 'up';
  const ending = new AbortController();
  const callBacks: CallBacks = new CallBacks({ secret, clock, reportOf: (row) => sessions.reportOf(row) });
  const sessions: CardSessions = new CardSessions({ db, clock, origin, onEnd: (row) => callBacks.tell(row) });
  const stall = () =>
    sleep(STALL_MS, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);

  const listener = express()
    .disable('x-powered-by')
    .use(plainHeaders)
    .use('/v1', shopApi({ secret, clock, sessions, stateOf, stall: async () => void (await stall()) }))
    .use(hostedPages({ clock, sessions, stateOf }))
    .use(notFound)
    .use(failed(logger));

  const ofShop = async (merchant: string, sessionId: string) => {
    const row = await sessions.find(sessionId);
    return row?.merchant === merchant ? row : undefined;
  };
  return {
    listener,
    desk: {
      sessionsOf: (merchant) => sessions.list(merchant),
      async decide(merchant, sessionId, outcome) {
        const row = await ofShop(merchant, sessionId);
        return row && (await sessions.decide(row, outcome));
      },
      async callBack(merchant, sessionId) {
        const row = await ofShop(merchant, sessionId);
        return row && (await callBacks.send(row));
      },
      callBackMode: callBacks.modeOf,
      setCallBackMode: (merchant, mode) => callBacks.setMode(merchant, mode),
      state: stateOf,
      setState: (merchant, state) => void states.set(merchant, state),
    },
    close() {
      ending.abort();
      callBacks.close();
    },
  };
}

const plainHeaders: RequestHandler = (_req, res, next) => {
  res.set({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  next();
};

const notFound: RequestHandler = (_req, res) => {
  res.status(404).type('text').send('There is no such page.\n');
};

/** Bodies contain card numbers, so neither requests nor parser errors are logged. */
function failed(logger: CardProviderDeps['logger']): ErrorRequestHandler {
  return (error: { status?: number; name?: string }, _req, res, _next) => {
    const status = error.status !== undefined && error.status < 500 ? error.status : 500;
    if (status === 500) logger.error({ failure: error.name }, "the card provider couldn't answer");
    res.status(status).type('text').send('This request could not be answered.\n');
  };
}
