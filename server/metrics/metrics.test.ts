import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../../contracts/suite/call-client.ts';
import { type Listening, listen } from '../gateway/testing/listen.ts';
import { freePort } from '../testing/free-port.ts';
import { type RunningShop, startShop } from '../testing/start-shop.ts';

describe('the metrics of a running shop', () => {
  let shop: RunningShop;
  let door: string;
  let collector: Listening;
  let spans = '';
  beforeAll(async () => {
    const port = await freePort();
    door = `http://127.0.0.1:${port}`;
    collector = await listen(async (req, res) => {
      spans += JSON.stringify(await json(req));
      res.end('{}');
    });
    shop = await startShop({
      METRICS_PORT: String(port),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'shop@alderline.example',
    });
  }, 160_000);
  afterAll(async () => {
    await shop.stop();
    await collector.close();
  });

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

  it('tell how many mails wait for a mail server that is down, and for how long', async () => {
    expect(numberAt(await read(), 'shop_mails_waiting')).toBe(0);
    await send(shop.target, '/woojiapi/user/getauthcode', {
      loginName: 'trade@alderline.example',
      brand: 'Alderline',
    });
    const text = await read();
    expect(numberAt(text, 'shop_mails_waiting')).toBe(1);
    await expect.poll(async () => numberAt(await read(), 'shop_mail_oldest_seconds')).toBeGreaterThan(0.1);
  });

  it('come with a span of each request, and of the page and the statements in it', async () => {
    const { headers } = await fetch(`${shop.target.baseUrl}/flooring`);
    const traceId = headers.get('x-request-id') ?? 'none';
    const spansNamed = (name: string) =>
      `"traceId":"${traceId}","spanId":"[0-9a-f]{16}".{0,40}"name":"${name}"`;
    for (const name of ['GET /flooring', 'make page', 'select products'])
      await expect.poll(() => spans, { timeout: 20_000 }).toMatch(new RegExp(spansNamed(name)));
    await expect.poll(read).toMatch(/shop_spans_total\{outcome="sent"\} [1-9]/);
    expect(shop.output()).toContain(`"traceId":"${traceId}"`);
  });

  it('are at no other address on their port, and nowhere on the public one', async () => {
    expect((await fetch(`${door}/`)).status).toBe(404);
    expect((await fetch(`${door}/metrics`, { method: 'POST' })).status).toBe(404);
    const publicly = await fetch(`${shop.target.baseUrl}/metrics`);
    expect(await publicly.text()).not.toContain('shop_calls_total');
  });
});
