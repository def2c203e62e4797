import { describe, expect, it } from 'vitest';
import { ARCHITECT, productFields, stockedFloor, TRADE } from '../../testing/buy.ts';
import { BRAND, ENGINES, type TestShop } from '../../testing/open-shop.ts';
import { withShop } from '../../testing/with-shop.ts';

const LIST = '/woojiapi/order/qryprojectbyuserid';
const OPEN = '/woojiapi/order/insertproject';
const ADD = '/woojiapi/order/insertprojectproduct';
const PRODUCTS = '/woojiapi/order/qryprojectproduct';
const floor = stockedFloor(0);

describe.each(ENGINES)('projects on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  withShop(engine, async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
  });

  const open = (projectName: string) =>
    shop.call(OPEN, { projectName, brand: BRAND, userId: 'u-1001' }, { token });
  const add = (projectId: string, changes: object = {}) =>
    shop.call(ADD, { projectId, ...productFields(floor, 2), ...changes }, { token });

  it('are listed to their owner, newest first; a new one is Ongoing', async () => {
    const { body } = await open('  Mill Lane 4 ');
    const list = await shop.call(LIST, { userId: 'u-1001' }, { token });
    expect(list.body.data[0]).toEqual({
      projectId: body.data.projectId,
      userId: 'u-1001',
      projectName: 'Mill Lane 4',
      sts: 'Ongoing',
    });
    expect(list.body.data.map(({ sts }) => sts)).toContain('Finished');
    const strangers = await shop.call(LIST, { userId: 'u-1002' }, { token: await shop.logIn(ARCHITECT) });
    expect(new Set(strangers.body.data.map(({ userId }) => userId))).toEqual(new Set(['u-1002']));
  });

  it('need a name that isn’t blank', async () => {
    for (const name of ['', '   ']) {
      const { status, resultMsg } = await open(name);
      expect([status, resultMsg]).toEqual([400, 'Please enter the project name.']);
    }
  });

  it('accept products; the same product again adds to the first', async () => {
    const { projectId } = (await open('Quay 1')).body.data;
    expect((await add(projectId)).resultCode).toBe('0');
    expect((await add(projectId)).resultCode).toBe('0');
    const { body } = await shop.call(PRODUCTS, { projectId }, { token });
    const { productName, productSeries, productSurface, specification, productUnit, inventoryBalance } =
      floor;
    const { productInfo: _, ...sums } = productFields(floor, 4);
    const lineId = body.data[0]?.lineId ?? '';
    expect(lineId).not.toBe('');
    expect(body.data).toEqual([
      {
        ...sums,
        lineId,
        roomId: '',
        productName,
        productSeries,
        productSurface,
        specification,
        productUnit,
        inventoryBalance,
      },
    ]);
  });

  it.each([
    ['productId', { productId: 'p-9999' }],
    ['packSize', { packSize: floor.packSize + 1 }],
    ['amount', { amount: 1 }],
    ['productPrice', { productPrice: (floor.productPrice ?? 0) - 1 }],
  ])('check %s like the basket', async (field, changes) => {
    const { text } = await add('j-1001', changes);
    expect(JSON.parse(text)).toMatchObject({ resultCode: '1', field });
  });

  it('accept nothing once they are finished', async () => {
    expect((await add('j-1002')).resultMsg).toBe("This project is finished, so you can't add to it.");
  });

  it("give a stranger the same reply for another's project and for an unknown one", async () => {
    const stranger = await shop.logIn(ARCHITECT);
    for (const projectId of ['j-1001', 'j-9999']) {
      const read = await shop.call(PRODUCTS, { projectId }, { token: stranger });
      const written = await shop.call(ADD, { projectId, ...productFields(floor, 1) }, { token: stranger });
      expect([read.resultCode, written.resultCode]).toEqual(['102', '102']);
    }
    const opened = await shop.call(
      OPEN,
      { projectName: 'x', brand: BRAND, userId: 'u-1001' },
      { token: stranger },
    );
    expect(opened.resultCode).toBe('102');
  });
});
