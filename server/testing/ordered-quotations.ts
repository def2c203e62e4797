import type { CallPath } from '../../contracts/api/calls.ts';
import type { components } from '../../contracts/api/generated/woojiapi.ts';
import { buyer } from '../../contracts/suite/buyer.ts';
import { send, type Target } from '../../contracts/suite/call-client.ts';
import { expectCode } from '../../contracts/suite/judge.ts';
import { SITE } from '../../contracts/suite/order-of-basket.ts';
import { type CustomerName, logIn } from '../../contracts/suite/people.ts';
import { buildQuotedOrderInput } from '../../fixtures/builders/build-order.ts';

type Quotation = components['schemas']['Quotation'];
const MAKE = '/woojiapi/order/insertquotation';
const ACCEPT = '/woojiapi/order/acceptquotation';
const ORDER = '/woojiapi/order/insertorder';
const LIST = '/woojiapi/order/qryquotations';
const READ = '/woojiapi/order/qryquotationdetail';

/** The last reply about a quotation. */
export interface ToldQuotation {
  readonly quotationId: string;
  readonly sts: 'accepted' | 'ordered';
  /** '' until it is ordered */
  readonly orderId: string;
}

/**
 * A customer who quotes, accepts and orders again and again, under the quotation's number as the job reference, until the
 * server dies.
 */
export async function orderQuotationsUntilDeath(
  target: Target,
  name: CustomerName,
  onTold: (told: ToldQuotation) => void,
): Promise<void> {
  try {
    const { products, token, userId } = await buyer(target, name);
    const ask = async (path: CallPath, body: object) =>
      expectCode(path, await send(target, path, { userId, ...body }, { token, as: 'json' }), '0').data;
    const lines = products.slice(0, 2).map(({ productNo }) => ({ productNo, number: 1 }));
    for (;;) {
      const draft = { source: 'lines', title: 'Durable', postCode: SITE.postCode, lines };
      const { quotationId, quotationNo } = (await ask(MAKE, draft)) as Quotation;
      await ask(ACCEPT, { quotationId, version: 1, signedBy: 'Ada Moss' });
      onTold({ quotationId, sts: 'accepted', orderId: '' });
      const quotation = (await ask(READ, { quotationId })) as Quotation;
      const order = { userId, delivery: SITE, payment: 'transfer', jobReference: quotationNo } as const;
      const placed = await ask(ORDER, buildQuotedOrderInput([quotation], Date.now(), order));
      onTold({ quotationId, sts: 'ordered', orderId: (placed as { orderId: string }).orderId });
    }
  } catch {
    return;
  }
}

/** All quotations of a customer's company. */
export async function quotationsOf(target: Target, name: CustomerName): Promise<Quotation[]> {
  const { token, userId } = await logIn(target, name);
  const body = { userId, pageNo: 1, pageSize: 100 };
  const list = expectCode(LIST, await send(target, LIST, body, { token }), '0');
  const quotations: Quotation[] = [];
  for (const { quotationId } of list.data as { quotationId: string }[]) {
    const answer = await send(target, READ, { userId, quotationId }, { token });
    quotations.push(expectCode(READ, answer, '0').data as Quotation);
  }
  return quotations;
}
