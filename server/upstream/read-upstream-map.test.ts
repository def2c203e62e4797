import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { StartFailure } from '../config/start-failure.ts';
import { parseUpstreamMap, readUpstreamMap } from './read-upstream-map.ts';

function refusalOf(text: string): string {
  try {
    parseUpstreamMap(text, 'map.yaml');
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  }
  return 'none';
}

const ORDERS = '/woojiapi/order/qryorders';
const SECRET = 'Secret-99';

/** Each map, the line of its mistake and the sentence about it. */
const WRONG: Record<string, readonly [text: string, line: number, what: string]> = {
  'a call that the contract lacks': [
    `${ORDERS}:\n  path: /trade/orders\n/woojiapi/order/qryordres:\n  path: /trade/list`,
    3,
    '/woojiapi/order/qryordres is not a call of the contract',
  ],
  'a documented call': [
    '# ours\n/woojiapi/user/login:\n  path: /trade/login',
    2,
    '/woojiapi/user/login is a documented call, and those keep their names',
  ],
  'a setting that there is none of': [
    `${ORDERS}:\n  paths: /trade/orders`,
    2,
    `${ORDERS} > paths is not a setting here`,
  ],
  'a path with a query': [
    `${ORDERS}:\n  path: /trade/orders?key=${SECRET}`,
    2,
    `${ORDERS} > path must be a path such as /trade/orders, without a query`,
  ],
  'a path of two calls': [
    `${ORDERS}: { path: /trade/orders }\n/woojiapi/order/cancelorder:\n  codes: { 9: '0' }\n  path: /trade/orders`,
    4,
    `/woojiapi/order/cancelorder has the path of ${ORDERS}, and two calls can't share one`,
  ],
  'the path of a documented call': [
    `${ORDERS}:\n  path: /woojiapi/user/login`,
    2,
    `${ORDERS} has the path of /woojiapi/user/login, and two calls can't share one`,
  ],
  'an unknown field of the request': [
    `${ORDERS}:\n  request:\n    pageNo: page\n    pageNumber: page`,
    4,
    `${ORDERS} > request > pageNumber is not a field of the contract`,
  ],
  'an unknown field in a list of the reply': [
    `${ORDERS}:\n  reply:\n    data.orderid: id`,
    3,
    `${ORDERS} > reply > data.orderid is not a field of the contract`,
  ],
  'one name for two fields': [
    `${ORDERS}:\n  reply:\n    data.orderId: id\n    data.orderNo: id`,
    4,
    `${ORDERS} > reply > data.orderNo has the name of data.orderId`,
  ],
  'the name of a field that keeps it': [
    `${ORDERS}:\n  reply:\n    data.orderId: orderNo`,
    3,
    `${ORDERS} > reply > data.orderId has the name of data.orderNo`,
  ],
  'a name that reaches the prototype': [
    `${ORDERS}:\n  reply:\n    total: __proto__`,
    3,
    `${ORDERS} > reply > total > name must be a name of letters and digits`,
  ],
  'an unknown unit': [
    `${ORDERS}:\n  reply:\n    data.totalPence:\n      name: total\n      unit: ${SECRET}`,
    5,
    `${ORDERS} > reply > data.totalPence > unit must be one of pounds, hundredths, seconds, yes-no`,
  ],
  'a unit that the field has not': [
    `${ORDERS}:\n  reply:\n    data.orderNo: { unit: pounds }`,
    3,
    `${ORDERS} > reply > data.orderNo is not a whole number, so its unit can't be pounds`,
  ],
  'an unknown result code': [
    `${ORDERS}:\n  codes:\n    200: '0'\n    404: '106'`,
    4,
    `${ORDERS} > codes > 404 must be a result code of this call: 0, -1, 1, 101, 102, 103, 104, -1000, 105`,
  ],
  'a call given twice': [`${ORDERS}: {}\n${ORDERS}: {}`, 2, 'this key is given twice'],
  'an alias without an anchor': [`${ORDERS}:\n  codes: *codes`, 2, 'this alias has no anchor before it'],
  'a key that would be dropped': [
    `${ORDERS}:\n  request:\n    __proto__: x`,
    3,
    'this key must be a plain name',
  ],
  'a key that is a list': [`${ORDERS}: {}\n? [a]\n: {}`, 2, 'this key must be a plain name'],
  'bad indentation': [`${ORDERS}:\n  path: /trade/orders\n request: {}`, 3, 'this is not YAML (bad indent)'],
  'something else than a map': [`password=${SECRET}`, 1, 'the file must hold calls by their paths'],
};

describe('a wrong map', () => {
  it.each(Object.entries(WRONG))('is refused with its line: %s', (_, [text, line, what]) => {
    const said = refusalOf(text);
    expect(said).toBe(`UPSTREAM_MAP: map.yaml, line ${line}: ${what}.`);
    expect(said).not.toContain(SECRET);
  });

  it('finds what one call has from another, and lacks, where it takes it', () => {
    const shared = `${ORDERS}:\n  reply: &names\n    data.orderId: id\n/woojiapi/order/cancelorder:\n  reply: *names`;
    expect(refusalOf(shared)).toBe(
      'UPSTREAM_MAP: map.yaml, line 5: /woojiapi/order/cancelorder > reply > data.orderId is not a field of the contract.',
    );
  });

  it('names a file that is not there', async () => {
    await expect(readUpstreamMap('/no/such/map.yaml')).rejects.toThrow(
      new StartFailure("UPSTREAM_MAP: /no/such/map.yaml can't be read (ENOENT)."),
    );
  });
});

it('loads the example of docs/operating.md', async () => {
  const document = await readFile(new URL('../../docs/operating.md', import.meta.url), 'utf8');
  const [, example = ''] = /```yaml\n([^`]+)```/.exec(document) ?? [];
  expect([...parseUpstreamMap(example, 'example').keys()]).toEqual([
    '/woojiapi/order/qryorders',
    '/woojiapi/order/cancelorder',
    '/woojiapi/order/qryvoucher',
  ]);
});
