import { afterAll, describe, expect, it } from 'vitest';
import { MAIN_WORLD } from '../../../../contracts/api/mock-console.ts';
import { beginPayment, readPayment } from '../../testing/card.ts';
import {
  comparePaidSums,
  expectNoCardNumber,
  item,
  PAYER,
  placeByCard,
  withCardShop,
} from '../../testing/card-orders.ts';
import { ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';

describe.each(ENGINES)('a failing card provider on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  withCardShop(engine, (opened, ofPayer) => {
    shop = opened;
    token = ofPayer;
  });

  afterAll(async () => {
    await comparePaidSums(shop);
    await expectNoCardNumber(shop);
  });

  it.each(['down', 'slow'] as const)(
    'a provider that is %s means 104 and holds no money; the same call works later',
    { timeout: 20_000 },
    async (state) => {
      const order = await placeByCard(shop);
      const callserial = newSerial();
      shop.backend.cardProvider.setState(MAIN_WORLD, state);
      const failed = await beginPayment(shop, [item(order)], { callserial });
      expect([failed.reply.resultCode, failed.reply.status]).toEqual(['104', 502]);
      shop.backend.cardProvider.setState(MAIN_WORLD, 'up');
      const toPay = await shop.call('/woojiapi/order/qrytopay', { userId: PAYER }, { token });
      expect(toPay.body.data.items.find(({ id }) => id === order.id)?.pendingPence).toBe(0);
      const begun = await beginPayment(shop, [item(order)], { callserial });
      expect(begun.reply.resultCode).toBe('0');
      shop.backend.cardProvider.setState(MAIN_WORLD, 'down');
      const asked = await readPayment(shop, begun.cardPaymentId);
      expect(asked.body).toMatchObject({ isAsked: 0, data: { sts: 'pending' } });
    },
  );
});
