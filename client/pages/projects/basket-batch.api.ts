import type { BodyOf } from '../../../contracts/calls.ts';
import { call } from '../../lib/api-client.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { invalidate } from '../../lib/use-call.ts';

export type BasketLines = BodyOf<'/woojiapi/order/insertbatchshoppingcar'>['shoppingCarDetail'];

const sendBatch = safeToRepeat((body: { shoppingCarDetail: BasketLines }, serial: string) =>
  call('/woojiapi/order/insertbatchshoppingcar', body, { serial }),
);

/** All lines or none. */
export async function addToBasket(shoppingCarDetail: BasketLines): Promise<void> {
  await sendBatch({ shoppingCarDetail });
  await invalidate('/woojiapi/order/qryshoppingcar');
}
