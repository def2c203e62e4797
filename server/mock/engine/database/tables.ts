import type { Kysely } from 'kysely';
import type { BasketTables } from './tables/basket.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { OrdersTables } from './tables/orders.ts';
import type { PaymentsTables } from './tables/payments.ts';
import type { PeopleTables } from './tables/people.ts';
import type { ProjectsTables } from './tables/projects.ts';
import type { QuotationsTables } from './tables/quotations.ts';
import type { ReturnsTables } from './tables/returns.ts';

interface EngineTables {
  /** one row; incremented with every change to the replies of reading calls */
  revision: { id: number; value: number };
  /** hashes of the seeds that have been sown, so that a changed seed is noticed */
  seeds: { name: string; hash: string };
  /** the last number given in each series of papers: orders, invoices; a number is taken in the transaction that uses it */
  paper_numbers: { series: string; last: number };
  /** how often a call was made from an address or for a name within a window */
  rate_limits: { limit_key: string; used: number; ends_at: number };
  answered_calls: { call_key: string; request_hash: string; reply: string; created_at: number };
}

/**
 * Rows as both engines store them: ids made by us, times in integer milliseconds since 1970, switches 0 or 1,
 * JSON as text, money in pence, stock and number in packs.
 */
export interface Tables
  extends EngineTables,
    BasketTables,
    CatalogueTables,
    OrdersTables,
    PaymentsTables,
    PeopleTables,
    ProjectsTables,
    QuotationsTables,
    ReturnsTables {}

/** The database, or a transaction of it. */
export type Db = Kysely<Tables>;

export { bytesOf } from './stored-values.ts';
export type * from './tables/basket.ts';
export type * from './tables/catalogue.ts';
export type * from './tables/orders.ts';
export type * from './tables/payments.ts';
export type * from './tables/people.ts';
export type * from './tables/projects.ts';
export type * from './tables/quotations.ts';
export type * from './tables/returns.ts';
