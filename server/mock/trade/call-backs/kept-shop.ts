import type { ShopSettings } from '../../engine/answering/handler.ts';
import type { CardDesk } from '../../engine/card-desk/card-desk.ts';
import type { Db } from '../../engine/database/tables.ts';
import type { Outbox } from '../../engine/mail/outbox.ts';

/** The shop whose payments and quotations are looked after. */
export interface KeptShop {
  readonly db: Db;
  readonly outbox: Outbox;
  readonly settings: Pick<ShopSettings, 'brand' | 'siteUrl'>;
  /** milliseconds since 1970 */
  readonly clock: { now(): number };
  readonly cards: CardDesk;
}
