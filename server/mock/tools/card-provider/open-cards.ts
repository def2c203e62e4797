import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { StartFailure } from '../../../config/start-failure.ts';
import { CALL_BACK_PATH } from '../../../http/call-backs.ts';
import { closeServer, openServer, portOf } from '../../../http/open-server.ts';
import { type CardDesk, openCardDesk } from '../../engine/card-desk/card-desk.ts';
import type { Db } from '../../engine/database/tables.ts';
import { createCardProvider, type ProviderDesk } from './create-card-provider.ts';

const FINISH_WITHIN_MS = 2_000;

/** Where the provider is reached. */
export interface CardProviderPlace {
  /** 0 lets the system choose one */
  readonly port: number;
  /** where browsers reach it, without a trailing slash; this machine by default */
  readonly url?: string | undefined;
}

export interface CardsOptions {
  readonly db: Db;
  readonly place: CardProviderPlace;
  /** where the provider reaches this backend, without a trailing slash */
  readonly backendOrigin: () => string;
  /** milliseconds since 1970 by the machine's clock */
  readonly clock: () => number;
  readonly logger: Pick<Logger, 'error'>;
}

/** The card provider at its own port, and the shop's clients for it. */
export interface Cards {
  readonly secret: string;
  /** where the hosted pages are */
  readonly origin: string;
  /** a world's client; the world's name is its merchant name */
  deskOf(world: string): CardDesk;
  /** the operators' actions */
  readonly provider: ProviderDesk;
  close(): Promise<void>;
}

/** @throws StartFailure when its port is taken */
export async function openCards(options: CardsOptions): Promise<Cards> {
  const { db, place, backendOrigin, clock, logger } = options;
  const secret = await readCardSecret(db);
  let origin = '';
  const provider = createCardProvider({ db, secret, clock, origin: () => origin, logger });
  const server = await openServer(place.port, provider.listener).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartFailure(
      `The card provider can't start: ${why.replace(/: PORT=.*/, ': CARD_PROVIDER_PORT.')}`,
    );
  });
  const local = `http://localhost:${portOf(server)}`;
  origin = place.url ?? local;
  return {
    secret,
    origin,
    deskOf: (merchant) =>
      openCardDesk({
        providerUrl: () => local,
        secret,
        merchant,
        callBackUrl: () => backendOrigin() + CALL_BACK_PATH,
        clock,
      }),
    provider: provider.desk,
    async close() {
      provider.close();
      await closeServer(server, FINISH_WITHIN_MS);
    },
  };
}

/**
 * The secret with which shop and provider sign. It is made once for a database, so that all processes on it share it, and an
 * outsider can't report a payment.
 */
async function readCardSecret(db: Db): Promise<string> {
  await db
    .insertInto('card_secrets')
    .values({ id: 1, secret: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('card_secrets')
    .select('secret')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return secret;
}
