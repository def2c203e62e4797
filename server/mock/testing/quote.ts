import type { BodyOf } from '../../../contracts/api/calls.ts';
import type { CompanyRole } from '../../../contracts/domain/people/company-people.ts';
import { buildQuotedOrderInput } from '../../../fixtures/builders/build-order.ts';
import { openSession } from '../engine/access/session.ts';
import { newId } from '../engine/security/token.ts';
import { stockedFloor } from './buy.ts';
import { newSerial, type TestShop } from './open-shop.ts';
import type { OrderInput } from './order.ts';

type Making = BodyOf<'/woojiapi/order/insertquotation'>;

/** A logged-in user who quotes and orders. */
export interface Quoter {
  readonly userId: string;
  readonly token: string;
}

/**
 * A colleague with a role, logged in.
 * @param limitPence none by default
 * @param companyId the first seeded company by default
 */
export async function newColleague(
  { db, clock }: TestShop,
  companyRole: CompanyRole,
  limitPence: number | null = null,
  companyId?: string,
): Promise<Quoter> {
  const account = await db
    .selectFrom('users')
    .selectAll()
    .where('user_id', '=', 'u-1001')
    .executeTakeFirstOrThrow();
  const userId = newId('u');
  await db
    .insertInto('users')
    .values({
      ...account,
      user_id: userId,
      login_name: `${userId}@buyer.example`,
      login_key: `${userId}@buyer.example`,
      company_id: companyId ?? account.company_id,
    })
    .execute();
  await db
    .insertInto('company_roles')
    .values({ user_id: userId, company_role: companyRole, order_limit_pence: limitPence })
    .execute();
  return { userId, token: await openSession(db, userId, clock.now, 30 * 60_000) };
}

/** A user's actions on quotations, as by their browser. */
export function quotingAs(shop: TestShop, { userId, token }: Quoter) {
  const call = <P extends Parameters<TestShop['call']>[0]>(
    path: P,
    body: object,
    callserial: string = newSerial(),
  ) => shop.call(path, { userId, ...body }, { token, json: true, callserial });

  const ok = async <P extends Parameters<TestShop['call']>[0]>(path: P, body: object) => {
    const answer = await call(path, body);
    if (answer.resultCode !== '0') throw new Error(`${path}: ${answer.text}`);
    return answer.body;
  };

  /** A draft of two floors. */
  const make = async (differs: Partial<Making> = {}): Promise<string> =>
    (
      await ok('/woojiapi/order/insertquotation', {
        source: 'lines',
        title: 'Mill Lane 4',
        postCode: 'IP4 2BE',
        lines: [
          { productNo: stockedFloor(0).productNo, number: 3 },
          { productNo: stockedFloor(1).productNo, number: 2 },
        ],
        ...differs,
      })
    ).data.quotationId;

  const read = async (quotationId: string) =>
    (await ok('/woojiapi/order/qryquotationdetail', { quotationId })).data;

  const accepted = async (differs: Partial<Making> = {}): Promise<string> => {
    const quotationId = await make(differs);
    await ok('/woojiapi/order/acceptquotation', { quotationId, version: 1, signedBy: 'Tom Halloran' });
    return quotationId;
  };

  /** The checkout's input for accepted quotations. */
  const checkout = async (quotationIds: readonly string[], differs: Partial<OrderInput> = {}) => {
    const { quotations = [] } = (await ok('/woojiapi/order/qrycheckout', { quotationIds })).data;
    return buildQuotedOrderInput(quotations, shop.clock.now, { userId, ...differs });
  };

  const ordered = async (quotationIds: readonly string[], differs: Partial<OrderInput> = {}) =>
    (await ok('/woojiapi/order/insertorder', await checkout(quotationIds, differs))).data;

  return { userId, call, ok, make, read, accepted, checkout, ordered };
}
