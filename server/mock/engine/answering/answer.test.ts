import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallPath } from '../../../../contracts/api/calls.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';

describe('a reply of the mock', () => {
  let shop: TestConsole;
  beforeAll(async () => {
    shop = await openConsole();
  });
  afterAll(() => shop.close());

  it.each<[what: string, path: CallPath, body: string]>([
    ['prepared once', '/woojiapi/product/qrybrandseries', 'productSeries=Timber%20Flooring&pageNo=1'],
    ['made for the call', '/woojiapi/user/login', 'loginName=ada%40studio.example&password=wrong'],
    ['a refusal', '/woojiapi/order/qryorders', 'userId=1'],
  ])('carries the id of its line in the log: %s', async (_, path, body) => {
    const { headers } = await shop.post(path, body, { 'x-request-id': 'r-17' });
    expect(headers.get('x-request-id')).toBe('r-17');
  });
});
