import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallPath } from '../../../../contracts/api/calls.ts';
import { newPlan } from '../../../../contracts/domain/plan/new-plan.ts';
import { buildSite } from '../../../../fixtures/builders/build-order.ts';
import { OPERATIONS } from '../../../calls/operations.ts';
import { ARCHITECT, basketLine, productFields, stockedFloor, TRADE } from '../../testing/buy.ts';
import { BRAND, ENGINES, newSerial, newStore, openShop, type TestShop } from '../../testing/open-shop.ts';

const ADD = '/woojiapi/order/insertshoppingcar';
const floor = stockedFloor(0);
const line = (number: number) => basketLine(TRADE, floor, number);

/** A body for each x-idempotent call, and the table to which it adds a row. */
const WRITES = {
  [ADD]: [line(1), 'basket_lines'],
  '/woojiapi/order/insertbatchshoppingcar': [{ shoppingCarDetail: [line(1)] }, 'basket_lines'],
  '/woojiapi/order/insertproject': [{ projectName: 'Once', brand: BRAND, userId: 'u-1001' }, 'projects'],
  '/woojiapi/order/insertprojectproduct': [
    { projectId: 'j-1001', ...productFields(stockedFloor(20), 1) },
    'project_lines',
  ],
  '/woojiapi/order/copyproject': [{ projectId: 'j-1001', projectName: 'Twice' }, 'projects'],
  '/woojiapi/order/insertprojectroom': [{ projectId: 'j-1001', roomList: ['Loft'] }, 'project_rooms'],
  '/woojiapi/order/insertplan': [{ projectName: 'Once', plan: newPlan('Flat', []) }, 'plans'],
  '/woojiapi/order/insertaddress': [{ userId: 'u-1001', label: 'Yard', site: buildSite() }, 'addresses'],
  '/woojiapi/user/register': [
    {
      loginName: 'once@studio.example',
      password: 'Plank&Panel1',
      repassword: 'Plank&Panel1',
      firstName: 'Ada',
      lastName: 'Moss',
      userType: 'architect',
      postCode: 'CM1 1AA',
      brand: BRAND,
      email: 'once@studio.example',
      phoneNumber: 'once@studio.example',
    },
    'mails',
  ],
  '/woojiapi/compose/sendemail': [
    { sendTo: 'sales@alderline.example', firstName: 'Ada', email: 'ada@studio.example', message: 'Hello' },
    'mails',
  ],
} as const satisfies Partial<Record<CallPath, readonly [object, string]>>;
type WritePath = keyof typeof WRITES;

/** These calls need a picture, a basket, a quotation or an order, or end the session, so their own resources' tests repeat them. */
const SENT_ELSEWHERE: readonly CallPath[] = [
  '/woojiapi/order/decideorder',
  '/woojiapi/order/insertcardpayment',
  '/woojiapi/order/insertcreditpayment',
  '/woojiapi/order/updateorderpayment',
  '/woojiapi/order/insertorder',
  '/woojiapi/order/insertfloorplan',
  '/woojiapi/order/insertprojectexample',
  '/woojiapi/order/insertprojectpicture',
  '/woojiapi/order/insertreturn',
  '/woojiapi/order/insertsavedline',
  '/woojiapi/order/insertsharedbasket',
  '/woojiapi/order/restoresavedline',
  '/woojiapi/order/updateplan',
  '/woojiapi/order/uploadexamplepicture',
  '/woojiapi/order/uploadfloorplan',
  '/woojiapi/order/acceptquotation',
  '/woojiapi/order/copyquotation',
  '/woojiapi/order/declinequotation',
  '/woojiapi/order/insertquotation',
  '/woojiapi/order/insertquotationbasket',
  '/woojiapi/order/insertquotationmessage',
  '/woojiapi/order/requestquotation',
  '/woojiapi/order/updatequotation',
  '/woojiapi/order/uploadquotationfile',
  '/woojiapi/user/acceptinvitation',
  '/woojiapi/user/closeaccount',
  '/woojiapi/user/deletecolleague',
  '/woojiapi/user/deleteinvitation',
  '/woojiapi/user/insertinvitation',
  '/woojiapi/user/sendinvitation',
  '/woojiapi/user/updatecolleague',
  '/woojiapi/user/uploadcompanylogo',
];

it('covers every call that the contract marks as idempotent', () => {
  const idempotent = [...OPERATIONS.values()].filter((operation) => operation.idempotent);
  expect([...Object.keys(WRITES), ...SENT_ELSEWHERE].sort()).toEqual(
    idempotent.map(({ path }) => path).sort(),
  );
});

describe.each(ENGINES)('a call that is sent again on %s', (engine) => {
  let shop: TestShop;
  let twin: TestShop;
  let clear: () => Promise<void>;
  let token: string;
  beforeAll(async () => {
    const place = await newStore(engine);
    clear = place.clear;
    shop = await openShop(place.place);
    twin = await shop.twin();
    token = await shop.logIn(TRADE);
  });
  afterAll(async () => {
    await twin.close();
    await shop.close();
    await clear();
  });
  beforeEach(async () => {
    await shop.db.deleteFrom('basket_lines').execute();
  });

  const rows = async (table: (typeof WRITES)[WritePath][1]) =>
    (await shop.db.selectFrom(table).selectAll().execute()).length;
  const packs = async () =>
    (await shop.db.selectFrom('basket_lines').select('number').execute()).map(({ number }) => number);

  it.each(Object.keys(WRITES) as WritePath[])('gets the first answer and adds one row: %s', async (path) => {
    const [body, table] = WRITES[path];
    const before = await rows(table);
    const options = { token, callserial: newSerial(), json: true };
    const first = await shop.call(path, body, options);
    expect(first.resultCode).toBe('0');
    const after = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? shop : twin).call(path, body, options)),
    );
    expect(new Set(after.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`200 ${first.text}`]),
    );
    expect(await rows(table)).toBe(before + 1);
  });

  it("adds one row when all twenty come at once, through two processes' mocks", async () => {
    const options = { token, callserial: newSerial() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? shop : twin).call(ADD, line(3), options)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.resultCode).toBe('0');
    expect(await packs()).toEqual([3]);
  });

  it('counts as another call with another serial, token or path', async () => {
    const callserial = newSerial();
    await shop.call(ADD, line(1), { token, callserial });
    await shop.call(ADD, line(1), { token, callserial: newSerial() });
    const batch = { shoppingCarDetail: [line(1)] };
    await shop.call('/woojiapi/order/insertbatchshoppingcar', batch, { token, callserial, json: true });
    const architect = await shop.logIn(ARCHITECT);
    await shop.call(ADD, basketLine(ARCHITECT, floor, 5), { token: architect, callserial });
    expect((await packs()).sort()).toEqual([3, 5]);
  });

  it('is refused with another body', async () => {
    const callserial = newSerial();
    await shop.call(ADD, line(1), { token, callserial });
    const { status, text } = await shop.call(ADD, line(2), { token, callserial });
    expect(status).toBe(400);
    expect(text).toBe(
      '{"resultCode":"1","resultMsg":"callserial: was already used for a different request"}',
    );
    expect(await packs()).toEqual([1]);
  });

  it('is refused again, even if it would be accepted by now', async () => {
    const callserial = newSerial();
    const { inventoryBalance } = floor;
    await shop.call(ADD, line(inventoryBalance), { token });
    const refused = await shop.call(ADD, line(1), { token, callserial });
    expect(refused.resultMsg).toContain('insufficient stock');
    await shop.db.deleteFrom('basket_lines').execute();
    expect((await shop.call(ADD, line(1), { token, callserial })).text).toBe(refused.text);
    expect(await packs()).toEqual([]);
  });

  it('is known to a second process, and so is the session', async () => {
    const callserial = newSerial();
    const first = await shop.call(ADD, line(1), { token, callserial });
    expect((await twin.call(ADD, line(1), { token, callserial })).text).toBe(first.text);
    const read = await twin.call('/woojiapi/order/qryshoppingcar', { userId: 'u-1001' }, { token });
    expect(read.body.data.map(({ number }) => number)).toEqual([1]);
  });

  it('stores nothing that would help guess a password', async () => {
    const kept = await shop.db.selectFrom('answered_calls').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('Plank&Panel1');
  });
});
