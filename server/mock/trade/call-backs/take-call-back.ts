import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAIN_WORLD } from '../../../../contracts/api/mock-console.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { Report } from '../../engine/card-desk/card-desk.ts';
import { isSigned, MERCHANT_HEADER, SIGNATURE_HEADER } from '../../engine/card-desk/protocol.ts';
import { readBody } from '../../engine/input/read-body.ts';
import { settle } from '../payment/settle.ts';
import type { KeptShop } from './keep-shop.ts';

export interface CallBackDeps {
  readonly secret: string;
  /** milliseconds since 1970 by the machine's clock */
  readonly clock: () => number;
  readonly has: (world: string) => boolean;
  readonly within: (world: string, work: (world: KeptShop) => Promise<unknown>) => Promise<unknown>;
}

/**
 * Answers a call back: 413 or 400 if its body can't be read, 401 if the provider hasn't signed it, 400 if it isn't a report,
 * 404 if we don't know the payment, and otherwise 204. The provider doesn't repeat these; it does repeat after a 500, which
 * means a failure of ours.
 */
export function takeCallBacks(deps: CallBackDeps) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    res.setHeader('Cache-Control', 'no-store');
    try {
      res.statusCode = await statusOf(deps, req);
    } catch {
      res.statusCode = 500;
    }
    res.end();
  };
}

async function statusOf({ secret, clock, has, within }: CallBackDeps, req: IncomingMessage): Promise<number> {
  const body = await readBody(req).catch((failure: unknown) => {
    if (failure instanceof CallFailure) return failure;
    throw failure;
  });
  if (body instanceof CallFailure) return body.status;
  const merchant = String(req.headers[MERCHANT_HEADER] ?? MAIN_WORLD);
  const signed = { merchant, method: 'POST', path: req.url ?? '', body };
  if (!isSigned(secret, signed, req.headers[SIGNATURE_HEADER], clock())) return 401;
  const report = Report.safeParse(jsonOf(body));
  if (!report.success) return 400;
  if (!has(merchant)) return 404;
  let isKnown = false;
  await within(merchant, async ({ db, outbox, settings, clock: worldClock }) => {
    const deps = { db, outbox, brand: settings.brand, now: worldClock.now() };
    isKnown = (await settle(deps, report.data)) !== undefined;
  });
  return isKnown ? 204 : 404;
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
