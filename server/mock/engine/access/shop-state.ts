import { LRUCache } from 'lru-cache';
import type { CallPath, ReplyOf } from '../../../../contracts/api/calls.ts';
import type { Prepared } from '../../../http/prepared-bytes.ts';
import type { Db, Role } from '../database/tables.ts';

/** How long a process may use a reading; so a change elsewhere is seen within a second. */
const FRESH_MS = 1000;
/** Lists by type, series and audience, 105 products twice, dictionaries: about 300. */
const MAX_PREPARED = 600;
/** Before compression; a single reply that is longer is made anew each time. */
const MAX_PREPARED_BYTES = 16_000_000;

export interface PreparedReply {
  readonly reply: ReplyOf<CallPath>;
  readonly bytes: Prepared;
}

/** State that is valid for one revision of the database. */
export interface ShopState {
  readonly revision: number;
  readonly switchedOff: ReadonlySet<string>;
  readonly rights: Readonly<Record<Role, ReadonlySet<string>>>;
  /** replies of the reading calls, each made once */
  readonly prepared: LRUCache<string, PreparedReply>;
}

export interface ShopStateReader {
  /** Reads the revision at most once a second. Rejects with the database's error. */
  current(): ShopState | Promise<ShopState>;
  /** Reads the revision now, so that a change shows at once. */
  refresh(): Promise<void>;
  /** The last revision read; if that was some time ago, it is read again in the background. */
  revision(): number;
}

export function readShopState(db: Db, clock: () => number): ShopStateReader {
  let state: ShopState | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<ShopState> | undefined;

  const read = async (): Promise<ShopState> => {
    const { value } = await db.selectFrom('revision').select('value').executeTakeFirstOrThrow();
    const next = state?.revision === value ? state : await load(db, value);
    state = next;
    readAt = clock();
    return next;
  };

  const current = (): ShopState | Promise<ShopState> => {
    const age = clock() - readAt;
    if (state && age >= 0 && age < FRESH_MS) return state;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  return {
    current,
    async refresh() {
      // a read already under way may have missed the change
      await reading?.catch(() => undefined);
      await read();
    },
    revision() {
      const now = current();
      if (!('revision' in now)) now.catch(() => undefined);
      return state?.revision ?? 0;
    },
  };
}

async function load(db: Db, revision: number): Promise<ShopState> {
  const off = await db.selectFrom('functions').select('function_id').where('is_on', '=', 0).execute();
  const rows = await db.selectFrom('role_rights').selectAll().execute();
  const rightsOf = (role: Role) =>
    new Set(rows.filter((row) => row.role === role).map((row) => row.function_id));
  return {
    revision,
    switchedOff: new Set(off.map((row) => row.function_id)),
    rights: { guest: rightsOf('guest'), trade: rightsOf('trade'), staff: rightsOf('staff') },
    prepared: new LRUCache({
      max: MAX_PREPARED,
      maxSize: MAX_PREPARED_BYTES,
      sizeCalculation: ({ bytes }) => bytes.body.length,
    }),
  };
}
