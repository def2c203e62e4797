import { describe, expect, it } from 'vitest';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { newId } from '../../engine/security/token.ts';
import { ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import {
  decide,
  PACKS,
  packsLeft,
  pdfText,
  RETURNER,
  type Returner,
  receive,
  sum,
  withReturner,
} from '../../testing/returns.ts';
import { OrderStays } from '../order/move-order.ts';

describe.each(ENGINES)('returns on %s', (engine) => {
  let shop: TestShop;
  let customer: Returner;
  withReturner(engine, (opened, theCustomer) => {
    shop = opened;
    customer = theCustomer;
  });

  const uploaded = async () => {
    const pictureId = newId('i');
    const bytes = Buffer.from('picture');
    await shop.db
      .insertInto('shared_pictures')
      .values({
        picture_id: pictureId,
        user_id: RETURNER,
        example_id: null,
        position: 0,
        is_public: 0,
        small: bytes,
        large: bytes,
        created_at: shop.clock.now,
      })
      .execute();
    return pictureId;
  };

  it('that are agreed and received go into the stock, and are credited once on the invoice, the account and the statement', async () => {
    const orderId = await customer.delivered();
    const before = { order: await customer.detail(orderId), stock: await packsLeft(shop, 0) };
    expect(before.order).toMatchObject({ returnBy: '2026-11-28', reportBy: '2026-11-27', returns: [] });
    expect(before.order.lines.map(({ delivered: there, mayReturn }) => [there, mayReturn])).toEqual([
      [PACKS, PACKS],
      [PACKS, PACKS],
    ]);
    const reply = await customer.ask(orderId, [2, 1]);
    const { returnId, returnNo } = reply.body.data;
    expect(returnNo).toMatch(/^RT-\d{6}$/);
    expect((await customer.detail(orderId)).lines.map(({ mayReturn }) => mayReturn)).toEqual([
      PACKS - 2,
      PACKS - 1,
    ]);
    await decide(shop, returnId, 'agreed');
    expect(await packsLeft(shop, 0)).toBe(before.stock);
    expect((await customer.creditNote(returnId)).resultCode).toBe('102');
    await receive(shop, returnId);
    await expect(receive(shop, returnId)).rejects.toThrow(OrderStays);
    expect(await packsLeft(shop, 0)).toBe(before.stock + 2);

    const after = await customer.detail(orderId);
    const [back] = after.returns;
    expect(back).toMatchObject({ returnNo, sts: 'received', isCharged: 0, reason: 'Too many' });
    expect(after.sts).toBe('delivered');
    expect(after.events.at(-1)).toMatchObject({
      sts: 'returned',
      note: expect.stringContaining('2 packs of'),
    });
    expect(after.duePence).toBe(before.order.totalPence - (back?.creditPence ?? 0));
    const { data: paper } = (await customer.creditNote(returnId)).body;
    expect(paper).toMatchObject({ kind: 'credit-note', paperNo: back?.creditNo });
    const { goodsPence = 0, vat = [], totalPence = 0 } = paper.sums ?? {};
    expect(sum(paper.lines.map(({ netPence = 0 }) => netPence))).toBe(goodsPence);
    expect(vat).toEqual([{ percent: 20, netPence: goodsPence, vatPence: Math.round(goodsPence / 5) }]);
    expect(totalPence).toBe(goodsPence + Math.round(goodsPence / 5));
    expect(totalPence).toBe(back?.creditPence);
    const { entries } = await customer.statement();
    expect(entries.filter(({ text }) => text === `Credit note ${back?.creditNo}`)).toMatchObject([
      { chargePence: 0, paymentPence: totalPence },
    ]);
    await customer.expectBooksAgree();

    const text = await textOf({ userId: RETURNER, kind: 'credit-note', id: returnId });
    expect(text).toContain(`Credit note ${back?.creditNo}`);
    expect(text).toContain(`Credit incl. VAT ${formatPence(totalPence)}`);
    for (const { netPence = 0 } of paper.lines) expect(text).toContain(formatPence(netPence));
  });

  /** The text of a downloaded paper. */
  async function textOf(body: Record<string, string>): Promise<string> {
    const headers = { brand: 'Alderline', callserial: newSerial(), token: customer.token };
    const reply = await fetch(`${shop.origin}/woojiapi/order/downloadpaper`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(body),
    });
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    return await pdfText(new Uint8Array(await reply.arrayBuffer()));
  }

  it('without our agreement, or with a charge, cost a fifth', async () => {
    const orderId = await customer.delivered();
    const early = (await customer.ask(orderId, [1])).body.data;
    const charged = (await customer.ask(orderId, [1])).body.data;
    await receive(shop, early.returnId);
    await decide(shop, charged.returnId, 'agreed', true);
    await receive(shop, charged.returnId);
    const { returns, lines } = await customer.detail(orderId);
    const packPence = Math.round((lines[0]?.linePence ?? 0) / PACKS);
    for (const each of returns) {
      expect(each).toMatchObject({ sts: 'received', isCharged: 1 });
      expect(Math.abs(each.creditPence - packPence * 0.8 * 1.2)).toBeLessThan(3);
    }
    await customer.expectBooksAgree();
  });

  it('that are declined say why and free their packs; each is answered only once', async () => {
    const orderId = await customer.delivered();
    const { returnId } = (await customer.ask(orderId, [PACKS])).body.data;
    expect((await customer.ask(orderId, [1])).resultMsg).toMatch(/^No packs of .* are left to return/);
    await expect(decide(shop, returnId, 'declined', false, '')).rejects.toThrow(OrderStays);
    await decide(shop, returnId, 'declined', false, 'The packs are open.');
    await expect(decide(shop, returnId, 'agreed')).rejects.toThrow(OrderStays);
    await expect(receive(shop, returnId)).rejects.toThrow(OrderStays);
    const { returns, lines } = await customer.detail(orderId);
    expect(returns).toMatchObject([{ sts: 'declined', answer: 'The packs are open.', creditNo: '' }]);
    expect(lines[0]?.mayReturn).toBe(PACKS);
  });

  it('a defect needs a picture, is credited when it is accepted, and puts nothing into the stock', async () => {
    const orderId = await customer.delivered();
    const before = await packsLeft(shop, 0);
    const defect = { kind: 'defect', reason: 'Two boards are split.' };
    expect((await customer.ask(orderId, [1], defect)).resultMsg).toMatch(/^Please add at least one picture/);
    expect((await customer.ask(orderId, [1], { ...defect, pictureIds: ['i-none'] })).resultCode).toBe('102');
    const pictureIds = [await uploaded(), await uploaded()];
    const { returnId } = (await customer.ask(orderId, [1], { ...defect, pictureIds })).body.data;
    // a defect's picture can't be used for another
    expect((await customer.ask(orderId, [1], { ...defect, pictureIds })).resultCode).toBe('102');
    await expect(receive(shop, returnId)).rejects.toThrow(OrderStays);
    await decide(shop, returnId, 'agreed', true, '');
    const { returns } = await customer.detail(orderId);
    expect(returns).toMatchObject([{ kind: 'defect', sts: 'agreed', isCharged: 0, pictures: 2 }]);
    expect(returns[0]?.creditNo).toMatch(/^AC-\d{6}$/);
    expect(await packsLeft(shop, 0)).toBe(before);
    await customer.expectBooksAgree();
  });
});
