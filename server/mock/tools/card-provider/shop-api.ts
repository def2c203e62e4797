import express, { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import type { ProviderState } from '../../../../contracts/api/mock-console.ts';
import { isSigned, MERCHANT_HEADER, SIGNATURE_HEADER, signatureOf } from '../../engine/card-desk/protocol.ts';
import type { CardSessionRow } from '../../engine/database/tables.ts';
import type { CardSessions } from './card-sessions.ts';

const webAddress = z.url({ protocol: /^https?$/ }).max(2000);
const Opening = z.strictObject({
  reference: z.string().min(1).max(60),
  amountPence: z.int().min(1),
  description: z.string().max(500),
  shopName: z.string().max(60),
  returnUrl: webAddress,
  callBackUrl: webAddress,
});

export interface ShopApiDeps {
  readonly secret: string;
  readonly clock: () => number;
  readonly sessions: CardSessions;
  /** how the provider answers this shop now */
  readonly stateOf: (merchant: string) => ProviderState;
  /** waits until a caller has given up */
  readonly stall: () => Promise<void>;
}

/** The API for shops' backends; requests and answers are signed. */
export function shopApi({ secret, clock, sessions, stateOf, stall }: ShopApiDeps): Router {
  const check: RequestHandler = async (req, res, next) => {
    const merchant = String(req.headers[MERCHANT_HEADER] ?? '');
    const body = typeof req.body === 'string' ? req.body : '';
    const signed = { merchant, method: req.method, path: req.originalUrl, body };
    if (!isSigned(secret, signed, req.headers[SIGNATURE_HEADER], clock())) {
      res.status(401).json({ error: 'the signature is wrong or too old' });
      return;
    }
    res.locals.merchant = merchant;
    const state = stateOf(merchant);
    if (state === 'down') res.status(503).json({ error: 'closed for maintenance' });
    else {
      if (state === 'slow') await stall();
      next();
    }
  };

  const answer = (req: express.Request, res: express.Response, row: CardSessionRow) => {
    const body = JSON.stringify(sessions.reportOf(row));
    const signed = { merchant: row.merchant, method: req.method, path: req.originalUrl, body };
    res
      .set(SIGNATURE_HEADER, signatureOf(secret, signed, clock()))
      .type('json')
      .send(body);
  };

  /** A shop's own session, or 404. */
  const own = (change: (row: CardSessionRow) => Promise<CardSessionRow>): RequestHandler<{ id: string }> => {
    return async (req, res) => {
      const row = await sessions.find(req.params.id);
      if (row?.merchant === res.locals.merchant && row) answer(req as never, res, await change(row));
      else res.status(404).json({ error: 'there is no such session' });
    };
  };

  return Router()
    .use(express.text({ type: () => true, limit: '16kb' }), check)
    .post('/sessions', async (req, res) => {
      const asked = Opening.safeParse(jsonOf(req.body));
      if (!asked.success) {
        res.status(400).json({ error: z.prettifyError(asked.error) });
        return;
      }
      answer(req, res, await sessions.open(String(res.locals.merchant), asked.data));
    })
    .get(
      '/sessions/:id',
      own(async (row) => row),
    )
    .post(
      '/sessions/:id/cancel',
      own((row) => sessions.cancel(row)),
    );
}

function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
