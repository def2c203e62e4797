import { companyOf } from '../../../company/company/repository.ts';
import { nameOf } from '../../../engine/access/company-people.ts';
import type { CallContext } from '../../../engine/answering/handler.ts';
import type { Db, OrderRow } from '../../../engine/database/tables.ts';
import { askedMail, waitingText } from './approval-mail.ts';
import { decidersOf } from './approval-rights.ts';

/** Mails those who may approve an order. @returns the text for the buyer */
export async function askApprovers(
  db: Db,
  { outbox, brand, siteUrl, now }: CallContext,
  order: OrderRow,
): Promise<string> {
  const buyer = nameOf(await companyOf(db, order.user_id));
  const deciders = await decidersOf(db, order.company_id, order.user_id);
  for (const { login_name, first_name } of deciders) {
    await outbox.post(
      db,
      askedMail({ to: login_name, firstName: first_name, brand }, order, buyer, siteUrl),
      now,
    );
  }
  return waitingText(order, deciders.map(nameOf), siteUrl);
}
