import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../../contracts/suite/call-client.ts';
import { freePort } from '../testing/free-port.ts';
import { type RunningShop, startShop } from '../testing/start-shop.ts';

describe('the metrics of a running shop', () => {
  let shop: RunningShop;
  let door: string;
  beforeAll(async () => {
    const port = await freePort();
    door = `http://127.0.0.1:${port}`;
    shop = await startShop({ METRICS_PORT: String(port) });
  }, 160_000);
  afterAll(() => shop.stop());

  const read = async () => (await fetch(`${door}/metrics`)).text();
  /** the value on the line that starts like this */
  const numberAt = (text: string, line: string): number => {
    const found = text.split('\n').find((each) => each.startsWith(`${line} `));
    return Number(found?.slice(line.length + 1) ?? 0);
  };

  it('count calls by path and result code, with how long they took', async () => {
    const login = { loginName: 'nobody@studio.example', password: 'wrong', brand: 'Alderline' };
    await send(shop.target, '/api/dic', { type: 'Grade' });
    await send(shop.target, '/api/dic', { type: 'Grade' });
    await send(shop.target, '/woojiapi/user/login', login);
    await fetch(`${shop.target.baseUrl}/api/a-stranger-made-this-up`);
    await expect.poll(read).toContain('shop_calls_total{path="(unknown)",code="105"} 1');
    const text = await read();
    expect(numberAt(text, 'shop_calls_total{path="/api/dic",code="0"}')).toBe(2);
    expect(numberAt(text, 'shop_calls_total{path="/woojiapi/user/login",code="1"}')).toBe(1);
    expect(numberAt(text, 'shop_call_seconds_count{path="/api/dic"}')).toBe(2);
    expect(text).not.toContain('made-this-up');
    expect(text).not.toContain('nobody@');
  });

  it('cover the database, the event loop and whether the backend answers', async () => {
    const text = await read();
    expect(numberAt(text, 'shop_database_query_seconds_count{outcome="ok"}')).toBeGreaterThan(0);
    expect(numberAt(text, 'shop_backend_ready')).toBe(1);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('are at no other address on their port, and nowhere on the public one', async () => {
    expect((await fetch(`${door}/`)).status).toBe(404);
    expect((await fetch(`${door}/metrics`, { method: 'POST' })).status).toBe(404);
    const publicly = await fetch(`${shop.target.baseUrl}/metrics`);
    expect(await publicly.text()).not.toContain('shop_calls_total');
  });
});
