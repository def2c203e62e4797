import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Backend, CheckedCall } from '../gateway/backend.ts';
import { CallFailure } from '../gateway/call-failure.ts';
import { sendPrepared } from '../http/prepared-bytes.ts';
import { CALL_HEADERS } from '../http/security-headers.ts';
import { readShopState } from './access/shop-state.ts';
import { createCallChain } from './call-chain.ts';
import { CallerGone } from './contract/read-body.ts';
import { isDatabaseFailure } from './database/database-failure.ts';
import { keepHouse } from './database/keep-house.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { sow } from './database/sow.ts';

export interface MockOptions {
  /** folder of the embedded database, made when it is not there */
  readonly dataDir: string;
  /** `postgres://...` instead of the embedded database */
  readonly databaseUrl?: string | undefined;
  readonly brand: string;
  /** how long a session lives without a call */
  readonly sessionMinutes: number;
  /** milliseconds since 1970 */
  readonly clock?: () => number;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

const NO_STORE = ['Cache-Control', 'no-store'] as const;

/**
 * The backend that is ours: opens its database, brings tables and seeds up to date, and answers calls by the
 * contract.
 * @throws the database's error when it cannot be opened or migrated
 */
export async function createMock(options: MockOptions): Promise<Backend> {
  const { brand, sessionMinutes, logger, clock = Date.now } = options;
  const db = openDatabase(options);
  await migrate(db);
  await sow(db);
  const stopHousekeeping = keepHouse(db, clock, logger);
  const chain = createCallChain({
    db,
    brand,
    clock,
    sessionMs: sessionMinutes * 60_000,
    shop: readShopState(db, clock),
  });

  /** @throws what is neither an answer of the business nor a failure of the database: a slip of ours */
  const failureOf = (error: unknown, path: string): CallFailure => {
    if (error instanceof CallFailure) return error;
    if (!isDatabaseFailure(error)) throw error;
    logger.error({ err: error, path }, 'the database failed a call');
    return new CallFailure('104', undefined, 502);
  };

  return {
    async serve(call: CheckedCall, req, res) {
      try {
        const answer = await chain.answer(call, req);
        if ('variant' in answer) sendPrepared(req, res, answer, NO_STORE);
        else sendJson(res, 200, answer);
      } catch (error) {
        if (error instanceof CallerGone) return;
        const failure = failureOf(error, call.path);
        sendJson(res, failure.status, failure);
      }
    },
    async ask(path, input) {
      try {
        return await chain.ask(path, input);
      } catch (error) {
        throw failureOf(error, path);
      }
    },
    async ready() {
      try {
        await db.selectFrom('revision').select('value').executeTakeFirstOrThrow();
        return true;
      } catch {
        return false;
      }
    },
    async close() {
      await stopHousekeeping();
      await db.destroy();
    },
  };
}

function sendJson(res: ServerResponse, status: number, value: object): void {
  if (res.headersSent || res.destroyed) return;
  const body = Buffer.from(JSON.stringify(value));
  const length = String(body.length);
  // what is left of a body that was too large is not waited for
  const close = status === 413 ? ['Connection', 'close'] : [];
  res.writeHead(status, [
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    length,
    ...NO_STORE,
    ...CALL_HEADERS,
    ...close,
  ]);
  res.end(body);
}
