import { beforeEach, describe, expect, it } from 'vitest';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { totalAmount } from '../../../../contracts/domain/quantity/packs.ts';
import { catalogue } from '../../../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../../../fixtures/catalogue/to-product.ts';
import { ARCHITECT, basketLine, STAFF, stockedFloor, TRADE } from '../../testing/buy.ts';
import { ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { withShop } from '../../testing/with-shop.ts';

const ADD = '/woojiapi/order/insertshoppingcar';
const BATCH = '/woojiapi/order/insertbatchshoppingcar';
const READ = '/woojiapi/order/qryshoppingcar';
const CHANGE = '/woojiapi/order/updateshoppingcar';
const REMOVE = '/woojiapi/order/deleteshoppingcar';

const outdated = (now: string) =>
  `This product has changed since you saw it: ${now}. Please look at it again.`;

const floor = stockedFloor(0);
const other = stockedFloor(1);
const panel = toProduct(
  catalogue().find(({ series, stockPacks }) => series === 'Versailles Panel' && stockPacks > 0) ??
    catalogue()[0] ??
    expect.unreachable(),
);

describe.each(ENGINES)('the basket on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  withShop(engine, async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
  });
  beforeEach(async () => {
    await shop.db.deleteFrom('basket_lines').execute();
  });

  const add = (line: object) => shop.call(ADD, line, { token });
  const line = (number: number, changes: object = {}) => ({
    ...basketLine(TRADE, floor, number),
    ...changes,
  });
  const sample = (product = floor, changes: object = {}) => ({
    ...basketLine(TRADE, product, 1, 1),
    productPrice: 0,
    ...changes,
  });
  const read = async () => (await shop.call(READ, { userId: 'u-1001' }, { token })).body.data;

  it("lists what was added, with today's price, pack and stock", async () => {
    const { body } = await add(line(3));
    expect(await read()).toEqual([
      {
        carId: body.data.carId,
        carType: 0,
        userId: 'u-1001',
        productId: floor.productId,
        productNo: floor.productNo,
        productName: floor.productName,
        mainImg: floor.mainImg,
        productPrice: floor.productPrice,
        productUnit: floor.productUnit,
        number: 3,
        amount: totalAmount(3, floor.packSize),
        packSize: floor.packSize,
        packWeight: floor.packWeight,
        palletSize: floor.palletSize,
        specification: floor.specification,
        productInfo: '{}',
        inventoryBalance: floor.inventoryBalance,
      },
    ]);
  });

  it('adds to an existing line of the same product and kind', async () => {
    const first = await add(line(3));
    const second = await add(line(4));
    expect(second.body.data.carId).toBe(first.body.data.carId);
    await add(sample());
    expect((await read()).map(({ carType, number }) => [carType, number]).sort()).toEqual([
      [0, 7],
      [1, 1],
    ]);
  });

  it('loses no insert of many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(line(1))));
    expect(answers.map(({ resultCode }) => resultCode)).toEqual(Array(20).fill('0'));
    expect((await read()).map(({ number }) => number)).toEqual([20]);
  });

  it.each([
    ['productId', { productId: 'p-9999' }, 'This product is no longer available.'],
    ['productNo', { productNo: other.productNo }, outdated(`its number is now ${floor.productNo}`)],
    ['packSize', { packSize: floor.packSize + 1 }, outdated(`a pack now holds ${floor.packSize}`)],
    [
      'packWeight',
      { packWeight: floor.packWeight + 1 },
      outdated(`a pack now weighs ${floor.packWeight} kg`),
    ],
    [
      'amount',
      { amount: totalAmount(3, floor.packSize) },
      `amount: 2 x ${floor.packSize} is ${totalAmount(2, floor.packSize)}`,
    ],
  ])("refuses a line whose %s is not the product's", async (field, changes, why) => {
    const { status, text } = await add(line(2, changes));
    expect([status, JSON.parse(text)]).toEqual([200, { resultCode: '1', resultMsg: why, field }]);
    expect(await read()).toEqual([]);
  });

  it('counts 0 packs as one pack', async () => {
    expect((await add(line(1, { amount: 0 }))).resultCode).toBe('0');
    expect((await read())[0]?.amount).toBe(floor.packSize);
  });

  it('refuses a line when the price has gone up, and passes on a lower one', async () => {
    const price = floor.productPrice ?? 0;
    const risen = await add(line(1, { productPrice: price - 1 }));
    expect(JSON.parse(risen.text)).toEqual({
      resultCode: '1',
      resultMsg: `The price has risen to ${formatPence(price)} per m² since you saw it. Please look at it again.`,
      field: 'productPrice',
    });
    expect((await add(line(1, { productPrice: price + 500 }))).resultCode).toBe('0');
    const stored = await shop.db.selectFrom('basket_lines').select('price_pence').execute();
    expect(stored).toEqual([{ price_pence: price }]);
  });

  it('accepts no more than is in stock, counting what it already contains', async () => {
    const stock = floor.inventoryBalance;
    const message = (inBasket = '') =>
      `Sorry, insufficient stock. Available stock: ${stock} packs. ${inBasket}Please contact us for future stock.`;
    expect((await add(line(stock + 1))).resultMsg).toBe(message());
    expect((await add(line(stock - 1))).resultCode).toBe('0');
    const both = await Promise.all([add(line(1)), add(line(1))]);
    expect(both.map(({ resultMsg }) => resultMsg).sort()).toEqual([
      message(`${stock} packs of it are in your basket already. `),
      undefined,
    ]);
    expect((await read()).map(({ number }) => number)).toEqual([stock]);
  });

  describe('with the packs of a line changed', () => {
    const change = (body: object, as = token) =>
      shop.call(
        CHANGE,
        { userId: 'u-1001', number: 5, productPrice: floor.productPrice, ...body },
        { token: as },
      );
    const packs = async () => (await read()).map(({ number }) => number);

    it('has the packs that were set, however often the call is sent', async () => {
      const { carId } = (await add(line(3))).body.data;
      for (const number of [7, 7, 2]) expect((await change({ carId, number })).resultCode).toBe('0');
      expect(await read()).toMatchObject([{ carId, number: 2, amount: totalAmount(2, floor.packSize) }]);
    });

    it('has at most the packs in stock, but may have fewer at any time', async () => {
      const stock = floor.inventoryBalance;
      const { carId } = (await add(line(stock))).body.data;
      const over = await change({ carId, number: stock + 1 });
      expect(JSON.parse(over.text)).toEqual({
        resultCode: '1',
        resultMsg: `Sorry, insufficient stock. Available stock: ${stock} packs. Please contact us for future stock.`,
        field: 'number',
      });
      await shop.db
        .updateTable('products')
        .set({ stock_packs: 1 })
        .where('product_id', '=', floor.productId)
        .execute();
      try {
        expect((await change({ carId, number: 2 })).resultCode).toBe('0');
        expect((await change({ carId, number: 3 })).resultCode).toBe('1');
      } finally {
        await shop.db
          .updateTable('products')
          .set({ stock_packs: stock })
          .where('product_id', '=', floor.productId)
          .execute();
      }
      expect(await packs()).toEqual([2]);
    });

    it('refuses when the price has gone up, and changes nothing', async () => {
      const { carId } = (await add(line(3))).body.data;
      const risen = await change({ carId, productPrice: (floor.productPrice ?? 0) - 1 });
      expect(risen.resultMsg).toContain('The price has risen to');
      expect(JSON.parse(risen.text).field).toBe('productPrice');
      expect(await packs()).toEqual([3]);
    });

    it('refuses a sample, a line that has gone, and another user’s line', async () => {
      const { carId } = (await add(sample())).body.data;
      expect((await change({ carId, number: 1 })).resultMsg).toBe('A sample is always one piece.');
      expect((await change({ carId: 'b-none' })).resultMsg).toBe('This line is no longer in your basket.');
      const stranger = await shop.logIn(ARCHITECT);
      expect((await change({ carId, userId: 'u-1002' }, stranger)).resultCode).toBe('102');
      expect((await change({ carId }, stranger)).resultCode).toBe('102');
      expect(await packs()).toEqual([1]);
    });

    it('ends with one of several numbers sent at once', async () => {
      const { carId } = (await add(line(1))).body.data;
      const answers = await Promise.all([2, 3, 4, 5].map((number) => change({ carId, number })));
      expect(answers.map(({ resultCode }) => resultCode)).toEqual(Array(4).fill('0'));
      expect([2, 3, 4, 5]).toContain((await packs())[0]);
    });
  });

  describe('of samples', () => {
    it('accepts three, each once, free except for Versailles panels', async () => {
      expect((await add(sample())).resultCode).toBe('0');
      const twice = await add(sample());
      expect(twice.resultMsg).toBe('Samples do not need to be added again!');
      expect((await add(sample(panel))).resultMsg).toContain('has risen to £35.00 per piece');
      expect((await add(sample(panel, { productPrice: 3500 }))).resultCode).toBe('0');
      expect((await add(sample(other))).resultCode).toBe('0');
      expect((await add(sample(stockedFloor(2)))).resultMsg).toBe('Maximum 3 samples');
      const lines = await read();
      expect(lines.map(({ productUnit, number, amount }) => [productUnit, number, amount])).toEqual(
        Array(3).fill(['Piece', 1, 1]),
      );
      expect(lines.map(({ productPrice }) => productPrice).sort()).toEqual([0, 0, 3500]);
    });

    it('accepts three when four are sent at once', async () => {
      const products = [0, 1, 2, 3].map(stockedFloor);
      const answers = await Promise.all(products.map((product) => add(sample(product))));
      expect(answers.filter(({ resultCode }) => resultCode === '0')).toHaveLength(3);
      expect(await read()).toHaveLength(3);
    });

    it('accepts one piece of each', async () => {
      expect((await add(sample(floor, { number: 2 }))).resultMsg).toBe(
        'number: a sample is always one piece',
      );
    });
  });

  it('accepts a batch whole or not at all, as JSON and in both form notations', async () => {
    const good = [line(1), { ...basketLine(TRADE, other, 2), productInfo: 'a & b = ü' }];
    const bad = [line(1), { ...basketLine(TRADE, other, 2), packSize: 0.5 }];
    const refused = await shop.call(BATCH, { shoppingCarDetail: bad }, { token, json: true });
    expect(JSON.parse(refused.text).field).toBe('shoppingCarDetail[1].packSize');
    expect(await read()).toEqual([]);

    const brackets = Object.fromEntries(
      good.flatMap((each, index) =>
        Object.entries(each).map(([key, value]) => [`shoppingCarDetail[${index}][${key}]`, String(value)]),
      ),
    );
    const answers = [
      await shop.call(BATCH, { shoppingCarDetail: good }, { token, json: true }),
      await shop.call(BATCH, { shoppingCarDetail: JSON.stringify(good) }, { token }),
      await shop.call(BATCH, brackets, { token }),
    ];
    expect(answers.map(({ resultCode, body }) => [resultCode, body.data.length])).toEqual(
      Array(3).fill(['0', 2]),
    );
    const byNumber = (await read()).map(({ number, productInfo }) => [number, productInfo]);
    expect(byNumber.sort()).toEqual([
      [3, '{}'],
      [6, 'a & b = ü'],
    ]);
  });

  it('shows the lines of a batch in the order in which they were sent', async () => {
    const products = [6, 2, 5, 0, 3, 1, 4].map(stockedFloor);
    const sent = products.map((product) => basketLine(TRADE, product, 1));
    await shop.call(BATCH, { shoppingCarDetail: sent }, { token, json: true });
    expect((await read()).map(({ productNo }) => productNo)).toEqual(sent.map(({ productNo }) => productNo));
  });

  it('can only be read, filled and emptied by its owner', async () => {
    const { carId } = (await add(line(1))).body.data;
    const stranger = await shop.logIn(ARCHITECT);
    const asStranger = (path: typeof READ | typeof ADD | typeof BATCH | typeof REMOVE, body: object) =>
      shop.call(path, body, { token: stranger, json: true });
    const answers = [
      await asStranger(READ, { userId: 'u-1001' }),
      await asStranger(ADD, line(1)),
      await asStranger(ADD, line(1, { userId: 'u-1002' })),
      await asStranger(BATCH, { shoppingCarDetail: [basketLine(ARCHITECT, floor, 1), line(1)] }),
      await asStranger(REMOVE, { userId: 'u-1001', carId }),
      await asStranger(REMOVE, { userId: 'u-1002', carId }),
    ];
    expect(answers.map(({ status, resultCode }) => [status, resultCode])).toEqual(
      Array(6).fill([200, '102']),
    );
    expect(await read()).toHaveLength(1);
    expect((await asStranger(READ, { userId: 'u-1002' })).body).toEqual({ resultCode: '0', data: [] });
  });

  it('lets a line be removed, twice without harm', async () => {
    const { carId } = (await add(line(1))).body.data;
    const remove = () => shop.call(REMOVE, { userId: 'u-1001', carId }, { token });
    expect((await remove()).resultCode).toBe('0');
    expect((await remove()).resultCode).toBe('0');
    expect(await read()).toEqual([]);
  });

  it('can be used by staff too, but not by guests and visitors', async () => {
    const { access_token: guest, user } = (await shop.call('/api/guestlogin', {})).body;
    const { userId, loginName } = user;
    const ofGuest = line(1, { userId, loginName });
    expect((await shop.call(ADD, ofGuest, { token: guest })).resultCode).toBe('102');
    expect((await shop.call(ADD, line(1))).status).toBe(401);
    const staff = await shop.logIn(STAFF);
    expect((await shop.call(ADD, basketLine(STAFF, floor, 1), { token: staff })).resultCode).toBe('0');
  });
});
