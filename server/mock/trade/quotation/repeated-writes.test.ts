import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallPath } from '../../../../contracts/api/calls.ts';
import { OPERATIONS } from '../../../calls/operations.ts';
import { stockedFloor, TRADE } from '../../testing/buy.ts';
import { BRAND, ENGINES, newSerial, newStore, openShop, type TestShop } from '../../testing/open-shop.ts';
import { goodPicture } from '../../testing/pictures.ts';
import { quotingAs } from '../../testing/quote.ts';

const UPLOAD = '/woojiapi/order/uploadquotationfile';
const DELETE = '/woojiapi/order/deletequotation';
/** What the writes below write into. */
const TABLES = [
  'basket_lines',
  'mails',
  'order_lines',
  'orders',
  'quotation_files',
  'quotation_lines',
  'quotation_messages',
  'quotations',
] as const;
const lines = [{ productNo: stockedFloor(0).productNo, number: 4 }];

/** Each write, with the fields of a first body about a quotation, and what another body has instead. */
const WRITES: Partial<Record<CallPath, readonly [first: object, other: object]>> = {
  '/woojiapi/order/insertquotation': [{ source: 'lines', title: 'Mill Lane 4', lines }, { title: 'Chapel' }],
  '/woojiapi/order/updatequotation': [{ version: 1, plots: 2 }, { plots: 3 }],
  '/woojiapi/order/requestquotation': [{ version: 1, message: 'Less?' }, { message: 'Much less?' }],
  '/woojiapi/order/acceptquotation': [{ version: 1, signedBy: 'Tom' }, { signedBy: 'Ada' }],
  '/woojiapi/order/declinequotation': [{ version: 2, reason: 'Late' }, { reason: 'Dear' }],
  '/woojiapi/order/copyquotation': [{ plots: 2 }, { plots: 3 }],
  '/woojiapi/order/insertquotationmessage': [{ text: 'Hello', fileIds: [] }, { text: 'Goodbye' }],
  '/woojiapi/order/insertquotationbasket': [{}, { quotationId: 'n-other' }],
};
const PATHS = Object.keys(WRITES) as CallPath[];

it('are all that the contract lets be repeated about quotations', () => {
  const repeatable = [...OPERATIONS.values()].filter(
    ({ path, idempotent }) => idempotent && path.includes('quotation'),
  );
  expect([...PATHS, UPLOAD].sort()).toEqual(repeatable.map(({ path }) => path).sort());
});

describe.each(ENGINES)('a write about quotations that is sent again on %s', (engine) => {
  let shop: TestShop;
  let twin: TestShop;
  let clear: () => Promise<void>;
  let token: string;
  beforeAll(async () => {
    const opened = await newStore(engine);
    clear = opened.clear;
    shop = await openShop(opened.place);
    twin = await shop.twin();
    token = await shop.logIn(TRADE);
  });
  afterAll(async () => {
    await twin?.close();
    await shop?.close();
    await clear?.();
  });
  beforeEach(async () => {
    await shop.db.deleteFrom('basket_lines').execute();
    await shop.db.updateTable('products').set({ stock_packs: 500 }).execute();
  });

  const here = () => quotingAs(shop, { userId: 'u-1001', token });
  const there = () => quotingAs(twin, { userId: 'u-1001', token });
  const REFUSED = '{"resultCode":"1","resultMsg":"callserial: was already used for a different request"}';

  async function kept(): Promise<string[]> {
    const tables = await Promise.all(
      TABLES.map(async (table) =>
        (await shop.db.selectFrom(table).selectAll().execute()).map(
          (row) => `${table} ${JSON.stringify(row)}`,
        ),
      ),
    );
    return tables.flat().sort();
  }

  /** Sends something first once, then six times through two processes, then otherwise. */
  async function judge(
    send: (through: 'here' | 'there', isOther?: boolean) => Promise<{ status: number; text: string }>,
  ): Promise<void> {
    const before = await kept();
    const first = await send('here');
    expect(first.text).toContain('"resultCode":"0"');
    const done = await kept();
    expect(done).not.toEqual(before);
    const again = await Promise.all(
      Array.from({ length: 6 }, (_, at) => send(at % 2 === 0 ? 'here' : 'there')),
    );
    expect(new Set(again.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`200 ${first.text}`]),
    );
    const other = await send('there', true);
    expect([other.status, other.text]).toEqual([400, REFUSED]);
    expect(await kept()).toEqual(done);
  }

  /** A quotation in a state in which a write can be done. */
  async function quotedFor(path: CallPath): Promise<string | undefined> {
    if (path === '/woojiapi/order/insertquotation') return undefined;
    return path === '/woojiapi/order/declinequotation' ? await here().accepted() : await here().make();
  }

  it.each(PATHS)('gets the first answer and does nothing more: %s', async (path) => {
    const [first = {}, other = {}] = WRITES[path] ?? [];
    const quotationId = await quotedFor(path);
    const body = { ...(quotationId === undefined ? {} : { quotationId }), ...first };
    const callserial = newSerial();
    await judge((through, isOther) =>
      (through === 'here' ? here() : there()).call(path, isOther ? { ...body, ...other } : body, callserial),
    );
  });

  it('gets the first file and keeps no second one', async () => {
    const callserial = newSerial();
    const [picture, otherPicture] = [await goodPicture('png'), await goodPicture('png', 800)];
    await judge(async (through, isOther) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(isOther ? otherPicture : picture)]), 'plan.png');
      const answer = await fetch((through === 'here' ? shop : twin).origin + UPLOAD, {
        method: 'POST',
        headers: { brand: BRAND, callserial, token },
        body: form,
      });
      return { status: answer.status, text: await answer.text() };
    });
  });

  it('orders accepted quotations once', async () => {
    const quotationIds = [await here().accepted({ plots: 2 }), await here().accepted()];
    const input = await here().checkout(quotationIds);
    const callserial = newSerial();
    await judge((through, isOther) =>
      (through === 'here' ? here() : there()).call(
        '/woojiapi/order/insertorder',
        isOther ? { ...input, notes: 'Ring first' } : input,
        callserial,
      ),
    );
  });

  it('deletes a draft, and answers the same when it has gone', async () => {
    const { make, call } = here();
    const before = await kept();
    const quotationId = await make();
    const callserial = newSerial();
    const first = await call(DELETE, { quotationId }, callserial);
    const second = await call(DELETE, { quotationId }, callserial);
    expect(first.resultCode, first.text).toBe('0');
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect(await kept()).toEqual(before);
  });
});
