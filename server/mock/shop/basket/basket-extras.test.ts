import { beforeEach, describe, expect, it } from 'vitest';
import type { ReplyOf } from '../../../../contracts/api/calls.ts';
import { ARCHITECT, basketLine, stockedFloor, TRADE } from '../../testing/buy.ts';
import { ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { checkoutOf } from '../../testing/order.ts';
import { withShop } from '../../testing/with-shop.ts';

const ADD = '/woojiapi/order/insertshoppingcar';
const READ = '/woojiapi/order/qryshoppingcar';
const NOTE = '/woojiapi/order/updateshoppingcarnote';
const SAVE = '/woojiapi/order/insertsavedline';
const SAVED = '/woojiapi/order/qrysavedlines';
const RESTORE = '/woojiapi/order/restoresavedline';
const REMOVE = '/woojiapi/order/deletesavedline';
const SHARE = '/woojiapi/order/insertsharedbasket';
const SHARED = '/woojiapi/order/qrysharedbasket';
const LINKS = '/woojiapi/order/qrysharedbaskets';
const END = '/woojiapi/order/deletesharedbasket';
const DAY_MS = 24 * 60 * 60_000;

const floor = stockedFloor(0);
const other = stockedFloor(1);
const own = { userId: 'u-1001' };

describe.each(ENGINES)('what goes with a basket on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  let stranger: string;
  withShop(engine, async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
    stranger = await shop.logIn(ARCHITECT);
  });
  beforeEach(async () => {
    for (const table of ['basket_lines', 'saved_lines', 'basket_links'] as const)
      await shop.db.deleteFrom(table).execute();
  });

  const add = async (product = floor, packs = 3) =>
    (await shop.call(ADD, basketLine(TRADE, product, packs), { token })).body.data.carId;
  const basket = async () => (await shop.call(READ, own, { token })).body.data;
  const saved = async () => (await shop.call(SAVED, own, { token })).body.data;
  const setStock = async (packs: number) =>
    await shop.db
      .updateTable('products')
      .set({ stock_packs: packs })
      .where('product_id', '=', floor.productId)
      .execute();
  const setPrice = async (pence: number) =>
    await shop.db
      .updateTable('products')
      .set({ price_pence: pence })
      .where('product_id', '=', floor.productId)
      .execute();

  describe('a note', () => {
    it('stays with its line, on one line of text, and goes onto the order', async () => {
      const carId = await add();
      const note = (text: string) => shop.call(NOTE, { ...own, carId, note: text }, { token });
      expect((await note('  first floor\n only ')).resultCode).toBe('0');
      expect(await basket()).toMatchObject([{ carId, note: 'first floor only' }]);
      await add(floor, 1);
      expect(await basket()).toMatchObject([{ carId, number: 4, note: 'first floor only' }]);
      const placed = await shop.call('/woojiapi/order/insertorder', await checkoutOf(shop, TRADE), {
        token,
        json: true,
      });
      const { orderId } = placed.body.data as { orderId: string };
      const { body } = await shop.call('/woojiapi/order/qryorderdetail', { ...own, orderId }, { token });
      expect(body.data.lines).toMatchObject([{ number: 4, note: 'first floor only' }]);
      for (const kind of ['confirmation', 'delivery-note'] as const) {
        if (kind === 'delivery-note')
          await shop.db
            .updateTable('orders')
            .set({ sts: 'picking' })
            .where('order_id', '=', orderId)
            .execute();
        const paper = await shop.call('/woojiapi/order/qrypaper', { ...own, kind, id: orderId }, { token });
        expect(paper.body.data.lines).toMatchObject([{ note: 'first floor only' }]);
      }
    });

    it('is removed by an empty text, and refused for a line that has gone or is another user’s', async () => {
      const carId = await add();
      await shop.call(NOTE, { ...own, carId, note: 'Hall' }, { token });
      await shop.call(NOTE, { ...own, carId, note: ' ' }, { token });
      expect((await basket())[0]).not.toHaveProperty('note');
      const gone = await shop.call(NOTE, { ...own, carId: 'b-none', note: 'Hall' }, { token });
      expect(gone.resultMsg).toBe('This line is no longer in your basket.');
      const theirs = await shop.call(NOTE, { userId: 'u-1002', carId, note: 'Hall' }, { token: stranger });
      expect(theirs.resultCode).toBe('102');
    });
  });

  describe('a line that is saved for later', () => {
    it('leaves the basket with its packs and note, and comes back with them', async () => {
      const carId = await add();
      await shop.call(NOTE, { ...own, carId, note: 'Hall' }, { token });
      expect((await shop.call(SAVE, { ...own, carId }, { token })).resultCode).toBe('0');
      expect(await basket()).toEqual([]);
      const [line] = await saved();
      expect(line).toMatchObject({ productId: floor.productId, number: 3, note: 'Hall' });
      const back = { ...own, carId: line?.carId ?? '', productPrice: floor.productPrice ?? 0 };
      expect((await shop.call(RESTORE, back, { token })).resultCode).toBe('0');
      expect(await saved()).toEqual([]);
      expect(await basket()).toMatchObject([{ number: 3, note: 'Hall' }]);
    });

    it('adds up the packs when the same product is saved twice', async () => {
      for (const packs of [3, 4])
        await shop.call(SAVE, { ...own, carId: await add(floor, packs) }, { token });
      expect(await saved()).toMatchObject([{ number: 7 }]);
    });

    it('is saved and put back only once, however often the calls are sent', async () => {
      const carId = await add();
      const twice = async (path: typeof SAVE | typeof RESTORE, body: object) => {
        const callserial = newSerial();
        const answers = [1, 2].map(() => shop.call(path, { ...own, ...body }, { token, callserial }));
        const texts = (await Promise.all(answers)).map(({ text }) => text);
        expect(texts[0]).toContain('"resultCode":"0"');
        expect(texts[1]).toBe(texts[0]);
      };
      await twice(SAVE, { carId });
      const [line] = await saved();
      expect(line).toMatchObject({ number: 3 });
      await twice(RESTORE, { carId: line?.carId, productPrice: floor.productPrice });
      expect(await basket()).toMatchObject([{ number: 3 }]);
      expect(await saved()).toEqual([]);
    });

    it('stays saved when the price has risen or the stock is short, and says so', async () => {
      await shop.call(SAVE, { ...own, carId: await add() }, { token });
      const [line] = await saved();
      const price = floor.productPrice ?? 0;
      const back = () =>
        shop.call(RESTORE, { ...own, carId: line?.carId ?? '', productPrice: price }, { token });
      try {
        await setPrice(price + 100);
        expect((await back()).resultMsg).toContain('The price has risen to');
        await setPrice(price);
        await setStock(2);
        expect((await back()).resultMsg).toContain('Available stock: 2 packs.');
        expect(await basket()).toEqual([]);
        expect(await saved()).toMatchObject([{ number: 3 }]);
      } finally {
        await setPrice(price);
        await setStock(floor.inventoryBalance);
      }
    });

    it('is moved only once by many calls at once, and never lost', async () => {
      const carId = await add();
      const saves = await Promise.all([1, 2, 3].map(() => shop.call(SAVE, { ...own, carId }, { token })));
      expect(saves.filter(({ resultCode }) => resultCode === '0')).toHaveLength(1);
      expect(await saved()).toMatchObject([{ number: 3 }]);
    });

    it("can only be used by its owner, and can't be a sample", async () => {
      const carId = await add();
      expect((await shop.call(SAVE, { userId: 'u-1002', carId }, { token: stranger })).resultCode).toBe(
        '102',
      );
      await shop.call(SAVE, { ...own, carId }, { token });
      const [line] = await saved();
      const theirs = { userId: 'u-1002', carId: line?.carId ?? '' };
      expect((await shop.call(REMOVE, theirs, { token: stranger })).resultCode).toBe('102');
      const restore = { ...theirs, productPrice: 1_000_000 };
      expect((await shop.call(RESTORE, restore, { token: stranger })).resultCode).toBe('102');
      expect(await saved()).toHaveLength(1);
      const sample = { ...basketLine(TRADE, floor, 1, 1), productPrice: 0 };
      const { carId: sampleId } = (await shop.call(ADD, sample, { token })).body.data;
      const refused = await shop.call(SAVE, { ...own, carId: sampleId }, { token });
      expect(refused.resultMsg).toBe('Samples are not saved for later.');
      expect(await basket()).toHaveLength(1);
    });
  });

  describe('a basket that is shared', () => {
    const share = async () => (await shop.call(SHARE, own, { token })).body.data;
    const open = (shareId: string, as = stranger, userId = 'u-1002') =>
      shop.call(SHARED, { userId, shareId }, { token: as });

    it('shows another company products and packs at their price and stock of today, and nothing about its owner', async () => {
      const carId = await add(floor, 3);
      await shop.call(NOTE, { ...own, carId, note: 'Secret job' }, { token });
      await add(other, 2);
      await shop.call(ADD, { ...basketLine(TRADE, floor, 1, 1), productPrice: 0 }, { token });
      const link = await share();
      expect(link).toMatchObject({ lineCount: 2, endsAt: link.createdAt + 30 * DAY_MS });
      await setStock(2);
      const reply = await open(link.shareId);
      await setStock(floor.inventoryBalance);
      const { data } = reply.body as ReplyOf<typeof SHARED>;
      expect(data.goneCount).toBe(0);
      expect(data.lines.map(({ number, product }) => [product.productNo, number]).sort()).toEqual(
        [
          [floor.productNo, 3],
          [other.productNo, 2],
        ].sort(),
      );
      const line = data.lines.find(({ product }) => product.productNo === floor.productNo);
      expect(line?.product).toMatchObject({ productPrice: floor.productPrice, inventoryBalance: 2 });
      expect(reply.text).not.toMatch(/Secret job|alderline\.example|u-1001|Halloran/);
    });

    it('is one link, however often the call is sent', async () => {
      await add();
      const callserial = newSerial();
      const [first, second] = await Promise.all(
        [1, 2].map(() => shop.call(SHARE, own, { token, callserial })),
      );
      expect(first?.resultCode).toBe('0');
      expect(second?.text).toBe(first?.text);
    });

    it('stays as it was when the basket changes, and counts products that have gone', async () => {
      await add();
      const { shareId } = await share();
      await add(other, 5);
      const listed = (isListed: number) =>
        shop.db
          .updateTable('products')
          .set({ is_listed: isListed })
          .where('product_id', '=', floor.productId)
          .execute();
      await listed(0);
      const { data } = (await open(shareId)).body;
      await listed(1);
      expect([data.lines, data.goneCount]).toEqual([[], 1]);
    });

    it('can be opened until it expires or its owner ends it', async () => {
      await add();
      const [first, second] = [await share(), await share()];
      expect((await shop.call(LINKS, own, { token })).body.data).toHaveLength(2);
      await shop.call(END, { userId: 'u-1002', shareId: first.shareId }, { token: stranger });
      expect((await open(first.shareId)).resultCode).toBe('0');
      expect((await shop.call(END, { ...own, shareId: first.shareId }, { token })).resultCode).toBe('0');
      const ended = await open(first.shareId);
      expect([ended.resultCode, ended.resultMsg]).toEqual([
        '1',
        'This link has ended. Please ask for a new one.',
      ]);
      await shop.db
        .updateTable('basket_links')
        .set({ ends_at: shop.clock.now })
        .where('share_id', '=', second.shareId)
        .execute();
      expect((await open(second.shareId)).resultMsg).toBe(ended.resultMsg);
      expect((await open('no-such')).resultMsg).toBe(ended.resultMsg);
      expect((await shop.call(LINKS, own, { token })).body.data).toEqual([]);
    });

    it('can’t be shared while it is empty, nor by more than twenty links', async () => {
      const empty = await shop.call(SHARE, own, { token });
      expect(empty.resultMsg).toBe('There are no floors or accessories in your basket to share.');
      await add();
      for (let made = 0; made < 20; made++) await share();
      expect((await shop.call(SHARE, own, { token })).resultMsg).toContain('You have 20 links already');
    });
  });
});
