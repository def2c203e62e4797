import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketLine, stockedFloor, TRADE } from '../../testing/buy.ts';
import { BRAND, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { withShop } from '../../testing/with-shop.ts';

const LIST = '/woojiapi/product/qrybrandseries';
const GALLERY = '/woojiapi/order/qryprojectexamplebysts';
const BATCH = '/woojiapi/order/insertbatchshoppingcar';
const SEND = '/woojiapi/compose/sendemail';
const FORM = 'application/x-www-form-urlencoded';

// the rules for bodies don't depend on the database
describe('bodies', () => {
  let shop: TestShop;
  let token: string;
  withShop('libSQL', async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
  });

  async function post(
    path: string,
    body: BodyInit | null,
    contentType: string | undefined = FORM,
    headers = {},
  ) {
    const response = await fetch(shop.origin + path, {
      method: 'POST',
      body,
      headers: {
        callserial: newSerial(),
        token,
        ...(contentType ? { 'content-type': contentType } : {}),
        ...headers,
      },
    });
    const { resultCode, resultMsg, field } = await response.json();
    return { status: response.status, resultCode, resultMsg, field };
  }
  /** for a mistake that only a program can make, the message names the field too */
  const refused = (status: number, resultMsg: unknown, field = fieldIn(resultMsg)) => ({
    status,
    resultCode: '1',
    resultMsg,
    field,
  });
  const fieldIn = (resultMsg: unknown) => {
    const [, named] = /^([\w.[\]]+): /.exec(String(resultMsg)) ?? [];
    return named === 'body' ? undefined : named;
  };

  it.each([
    ['pageSize=&pageNo=1&sts=1', 'pageSize: must be a number'],
    ['pageSize=ten&pageNo=1&sts=1', 'pageSize: must be a number'],
    ['pageSize=0x10&pageNo=1&sts=1', 'pageSize: must be a number'],
    ['pageSize=1e1&pageNo=1&sts=1', 'pageSize: must be a number'],
    ['pageSize=1.5&pageNo=1&sts=1', 'pageSize: must be a whole number'],
    ['pageSize=0&pageNo=1&sts=1', 'pageSize: must be at least 1'],
    ['pageSize=101&pageNo=1&sts=1', 'pageSize: must be at most 100'],
    ['pageNo=1&sts=1', 'pageSize: is required'],
    ['pageSize=5&pageNo=1&sts=7', 'sts: must be one of 0, 1'],
    ['pageSize=5&pageNo=1', 'sts: is required'],
    ['pageSize=5&pageNo=1&sts=1&colour=red', 'colour: is not a field of this call'],
    ['pageSize=5&pageSize=6&pageNo=1&sts=1', 'pageSize: is given more than once'],
    ['pageSize[0]=5&pageNo=1&sts=1', 'pageSize: must be a number'],
    ['pageSize=%ZZ&pageNo=1&sts=1', 'pageSize: is not correctly percent-encoded UTF-8'],
    ['pageSize=%ED%A0%80&pageNo=1&sts=1', 'pageSize: is not correctly percent-encoded UTF-8'],
    ['pageSize=5%00&pageNo=1&sts=1', 'pageSize: must not contain the NUL character'],
    ['__proto__=1&pageNo=1&sts=1', '__proto__: is not allowed'],
    ['a[constructor][prototype]=1', 'a.constructor: is not allowed'],
    ['a[b]=1&a=2', 'a: is given more than once'],
    ['a=2&a[b]=1', 'a.b: is given more than once'],
    ['a[b=1', 'body: the field name "a[b" has the wrong format'],
    ['a[1][1][1][1][1][1][1][1][1]=1', 'a: must not be nested deeper than 8 levels'],
    [Array.from({ length: 2001 }, (_, i) => `f${i}=`).join('&'), 'body: must not have more than 2000 fields'],
  ])('as a form: %s', async (fields, message) => {
    expect(await post(GALLERY, `brand=${BRAND}&${fields}`)).toEqual(refused(400, message));
  });

  it.each([
    ['{', 'body: must be JSON'],
    ['', 'body: must be JSON'],
    ['[]', 'body: must be an object'],
    ['null', 'body: must be an object'],
    ['"text"', 'body: must be an object'],
    ['{"pageSize":"5","pageNo":1,"sts":1}', 'pageSize: must be a number'],
    ['{"__proto__":{"a":1}}', '__proto__: is not allowed'],
    ['{"a":{"constructor":1}}', 'a.constructor: is not allowed'],
    [`{"a":${'['.repeat(20)}${']'.repeat(20)}}`, 'a: must not be nested deeper than 8 levels'],
    ['{"a":"\\u0000"}', 'a: must not contain the NUL character'],
    ['{"a":"\\ud800"}', 'a: must be well-formed Unicode text'],
    ['{"a":null}', 'a: is not a field of this call'],
  ])('as JSON: %s', async (text, message) => {
    const { resultMsg, field, ...rest } = await post(GALLERY, text, 'application/json');
    expect(rest).toEqual({ status: 400, resultCode: '1' });
    expect(field).toBe(fieldIn(resultMsg));
    // zod reports missing fields before unknown ones
    if (message.endsWith('is not a field of this call'))
      expect(resultMsg).toMatch(/: (is not a field of this call|is required)$/);
    else expect(resultMsg).toBe(message);
  });

  it.each([
    ['text/plain', {}],
    ['multipart/form-data; boundary=x', {}],
    [`${FORM}; charset=latin1`, {}],
    ['application/json', { 'content-encoding': 'gzip' }],
  ])('of another kind are refused: %s %o', async (contentType, headers) => {
    expect(await post(GALLERY, 'a=1', contentType, headers)).toEqual(
      refused(415, expect.stringMatching(/^content-(type|encoding): /)),
    );
  });

  it('may say that they are UTF-8, and null is an empty text in a form', async () => {
    const body = `productType=Timber&series=&brand=${BRAND}`;
    expect(await post(LIST, body, `${FORM}; charset=UTF-8`)).toMatchObject({ status: 200, resultCode: '0' });
    const json = JSON.stringify({ productType: 'Timber', series: null, brand: BRAND });
    expect(await post(LIST, json, 'application/json; charset="utf-8"')).toMatchObject({
      status: 200,
      resultCode: '0',
    });
  });

  it('of another brand are refused', async () => {
    const answer = await post(LIST, 'productType=Timber&series=&brand=Other');
    expect(answer).toEqual(refused(400, `brand: must be ${BRAND}`));
  });

  it('that are not UTF-8 or too large are refused', async () => {
    expect(await post(LIST, new Uint8Array([0x61, 0x3d, 0xff]))).toEqual(
      refused(400, 'body: must be UTF-8 text'),
    );
    const large = refused(413, 'body: must not be larger than 256 kB');
    expect(await post(SEND, `message=${'x'.repeat(300 * 1024)}`)).toEqual(large);
  });

  it('name the line of a list that is wrong', async () => {
    const line = basketLine(TRADE, stockedFloor(0), 1);
    const fields = (index: number, changes: object) =>
      Object.entries({ ...line, ...changes }).map(([key, value]) => [
        `shoppingCarDetail[${index}][${key}]`,
        String(value),
      ]);
    const body = new URLSearchParams([...fields(0, {}), ...fields(1, { number: 0 })]);
    expect(await post(BATCH, body)).toEqual(refused(400, 'shoppingCarDetail[1].number: must be at least 1'));
    const gap = new URLSearchParams([...fields(0, {}), ...fields(2, {})]);
    expect(await post(BATCH, gap)).toEqual(
      refused(400, 'shoppingCarDetail: must be numbered 0, 1, 2 ... in brackets'),
    );
    const noJson = await post(BATCH, 'shoppingCarDetail=%5B%7B');
    expect(noJson).toEqual(
      refused(400, 'shoppingCarDetail: must be JSON text, or numbered 0, 1, 2 ... in brackets'),
    );
    expect(await post(BATCH, 'shoppingCarDetail=%5B%5D')).toEqual(
      refused(400, 'shoppingCarDetail: must be at least 1 entry'),
    );
  });

  it('a full batch of 100 lines fits, in brackets too', async () => {
    const line = {
      ...basketLine(TRADE, stockedFloor(0), 1),
      realNum: 1,
      packNum: 1,
      packNumber: 1,
      subTotal: 1,
    };
    const fields = Array.from({ length: 100 }, (_, index) =>
      Object.entries({ ...line, productNo: 'x' }).map(([key, value]) => [
        `shoppingCarDetail[${index}][${key}]`,
        String(value),
      ]),
    ).flat();
    const answer = await post(BATCH, new URLSearchParams(fields));
    expect(answer).toEqual(
      refused(200, expect.stringContaining('has changed since'), 'shoppingCarDetail[0].productNo'),
    );
  });

  it('to unknown calls, or by another method, are 105', async () => {
    expect(await post('/woojiapi/order/nothing', 'a=1')).toMatchObject({ status: 404, resultCode: '105' });
    expect(await post('/api/dic', 'type=Unit')).toMatchObject({ status: 405, resultCode: '105' });
    const get = await shop.call(LIST);
    expect([get.status, get.resultCode]).toEqual([405, '105']);
    for (const path of ['/constructor', '/__proto__', '/toString']) {
      expect(await post(path, 'a=1')).toMatchObject({ status: 404, resultCode: '105' });
    }
  });

  it('never make the server fail, whatever they contain', async () => {
    const paths = fc.constantFrom(
      LIST,
      GALLERY,
      BATCH,
      SEND,
      '/woojiapi/user/login',
      '/woojiapi/order/insertproject',
    );
    const types = fc.constantFrom(FORM, 'application/json');
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.webQueryParameters(),
      fc
        .array(fc.tuple(fc.constantFrom('a', 'brand', 'series', 'a[0]', '[', ']'), fc.webQueryParameters()))
        .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&')),
    );
    await fc.assert(
      fc.asyncProperty(paths, types, text, async (path, type, body) => {
        const { status, resultCode } = await post(path, body, type);
        expect([resultCode, status >= 400 && status < 500]).toEqual(['1', true]);
      }),
      { numRuns: 300 },
    );
  });
});
