import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORLD_HEADER } from '../../contracts/api/mock-console.ts';
import { type ModelOptions, runModel } from '../../contracts/suite/model/run-model.ts';
import { type Listening, listen } from '../gateway/testing/listen.ts';
import { openConsole, type TestConsole } from './testing/open-console.ts';
import { ENGINES, newStore } from './testing/open-shop.ts';

/** In the nightly run there are more and longer ones: `npm run contract -- --model`. */
const RUNS = { libSQL: 12, PostgreSQL: 2 } as const;

describe.each(ENGINES)('sequences of steps on %s', (engine) => {
  it('leave the shop as the model says', async () => {
    const store = await newStore(engine);
    const shop = await openConsole(store.place);
    const isMainWorld = engine === 'PostgreSQL';
    const options = { runs: RUNS[engine], seed: 2026, steps: 10, isMainWorld };
    const report = await runModel(shop.target, { baseUrl: shop.origin }, options);
    await shop.close();
    await store.clear();
    expect(report.failure).toBeUndefined();
    expect(report.sequences).toBe(RUNS[engine]);
  });
});

const PASSED_ON = [
  ...['debug', 'brand', 'callserial', 'calltime', 'sign', 'token'],
  ...['content-type', WORLD_HEADER],
];

describe('a shop that differs from the model', () => {
  let shop: TestConsole;
  let liar: Listening;
  beforeAll(async () => {
    shop = await openConsole();
    // no order of this shop can be cancelled
    liar = await listen(async (req, res) => {
      const headers = PASSED_ON.flatMap((name) => {
        const value = req.headers[name];
        return typeof value === 'string' ? [[name, value] as [string, string]] : [];
      });
      const body = req.method === 'POST' ? { method: 'POST', body: await text(req) } : {};
      const answer = await fetch(`${shop.origin}${req.url}`, { headers, ...body });
      res.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      res.end((await answer.text()).replace('"mayCancel":1', '"mayCancel":0'));
    });
  });
  afterAll(async () => {
    await liar.close();
    await shop.close();
  });

  const run = (options: Partial<ModelOptions>) =>
    runModel(
      { ...shop.target, baseUrl: liar.url },
      { baseUrl: shop.origin },
      { runs: 30, seed: 2026, steps: 12, isMainWorld: false, ...options },
    );

  it('is reported as the shortest sequence, which can be repeated', async () => {
    const { failure } = await run({});
    expect(failure?.why).toMatch(/^AO-\d{6}-0001: mayCancel is 0 where 1 is due$/);
    expect(failure?.steps.map(({ kind }) => kind)).toEqual(['add to the basket', 'order the basket']);
    expect(failure?.steps[1]?.calls[0]).toContain('/woojiapi/order/insertorder {"userId":"u-');
    const again = await run({ runs: 1, path: failure?.path ?? '' });
    expect(again.failure?.steps.map(({ title }) => title)).toEqual(failure?.steps.map(({ title }) => title));
  });
});
