import type { BodyOf } from '../../../contracts/api/calls.ts';
import { answerQuotation, type StaffAnswer } from '../trade/quotation/staff-answer.ts';
import type { TestShop } from './open-shop.ts';
import { type Quoter, quotingAs } from './quote.ts';
import { emptyTables, floor, other, restock } from './stock.ts';

type Making = BodyOf<'/woojiapi/order/insertquotation'>;

/** When each test begins. */
export const START = Date.UTC(2026, 10, 21, 9, 30);
const DAY_MS = 86_400_000;

/** A request for a quotation, as carelessly typed as by people. */
const ASKED = {
  title: ' Mill Lane 4 ',
  postCode: 'ip4 2be',
  lines: [
    { productNo: floor.productNo, number: 3, note: 'Kitchen first' },
    { productNo: other.productNo, number: 2 },
  ],
};

/** A shop without quotations, orders and mails, with both floors in stock. */
export async function beginQuoting(shop: TestShop): Promise<void> {
  shop.clock.now = START;
  await emptyTables(
    shop,
    'quotation_files',
    'quotation_messages',
    'quotation_revisions',
    'quotation_lines',
    'quotations',
    'order_events',
    'order_lines',
    'orders',
    'basket_lines',
    'mails',
  );
  // tests move the clock over weeks and stay logged in
  await shop.db
    .updateTable('sessions')
    .set({ expires_at: START + 400 * DAY_MS })
    .execute();
  await restock(shop);
}

/** A customer's actions on their quotations for Mill Lane. */
export function quotingMillLane(shop: TestShop, quoter: Quoter) {
  const quoting = quotingAs(shop, quoter);
  return {
    ...quoting,
    make: async (differs: object = {}) =>
      (await quoting.ok('/woojiapi/order/insertquotation', { source: 'lines', ...ASKED, ...differs })).data,
    accepted: (differs: Partial<Making> = {}) => quoting.accepted({ ...ASKED, ...differs }),
  };
}

/** Answers a quotation as our staff would. */
export const answerAsStaff = ({ db, clock }: TestShop, quotationId: string, answer: StaffAnswer) =>
  db.transaction().execute((trx) => answerQuotation(trx, quotationId, answer, clock.now));

/** Kind and address of each mail that was written, in alphabetical order. */
export async function writtenMails({ db }: TestShop): Promise<readonly string[]> {
  const mails = await db.selectFrom('mails').select(['kind', 'to_address']).execute();
  return mails.map(({ kind, to_address }) => `${kind} ${to_address}`).sort();
}
