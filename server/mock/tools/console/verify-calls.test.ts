import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { BRAND } from '../../testing/open-shop.ts';

const DIC = '/api/dic';
const PRODUCT = '/woojiapi/product/qrybyproductid';

let shop: TestConsole;
beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.control('POST /reset');
});

const verify = async (body: object) =>
  (await shop.control('POST /journal/verify', { body: { path: DIC, ...body } })).entries;
const refusal = (body: object) =>
  shop.refusal('POST /journal/verify', { body: { path: DIC, waitMs: 0, ...body } });
const grades = () => shop.call(DIC, { type: 'Grade' });

describe('how often a call was made', () => {
  it('is counted by its path and what was sent, whether as a form or as JSON', async () => {
    await grades();
    await shop.call(DIC, { type: 'Finish' });
    for (const as of ['form', 'json'] as const)
      await shop.call(PRODUCT, { productId: 'p-0101', brand: BRAND }, { as });
    expect(await verify({ times: 2 })).toHaveLength(2);
    expect(await verify({ input: { type: 'Grade' } })).toMatchObject([{ url: `${DIC}?type=Grade` }]);
    expect(await verify({ path: PRODUCT, input: { productId: 'p-0101' }, times: 2 })).toHaveLength(2);
    expect(await verify({ path: PRODUCT, input: { productId: 'p-0102' }, times: 0 })).toEqual([]);
  });

  it('names the calls that were made instead if it is another number', async () => {
    expect(await refusal({ times: 1 })).toEqual([
      409,
      `times: ${DIC} {} was called 0 times instead of 1 time. There was no call at all.`,
    ]);
    await grades();
    await shop.call(PRODUCT, { productId: 'p-0101', brand: BRAND });
    expect(await refusal({ input: { type: 'Finish' } })).toEqual([
      409,
      `times: ${DIC} {"type":"Finish"} was called 0 times instead of 1 time. There were, newest first: ${PRODUCT} productId=p-0101&brand=${BRAND}; ${DIC}?type=Grade`,
    ]);
    expect((await refusal({ times: 0 }))[1]).toContain('was called 1 time instead of 0 times.');
  });

  it('leaves out a call that was refused unread, and names it with the reason', async () => {
    await fetch(`${shop.origin}${DIC}?type=Grade`);
    expect(await refusal({ times: 1 })).toEqual([
      409,
      `times: ${DIC} {} was called 0 times instead of 1 time. There were, newest first: ${DIC}?type=Grade (refused: request: brand: is required)`,
    ]);
  });

  it('is waited for while there are too few', async () => {
    const waiting = verify({ times: 2 });
    await grades();
    await grades();
    expect(await waiting).toHaveLength(2);
  });

  it.each([0, 1])('waits for a call that is under way before it says that there were %d', async (times) => {
    await Promise.all(Array.from({ length: times }, grades));
    await shop.setFault({ kind: 'delay', ms: 400 }, { path: DIC });
    const underWay = grades();
    while ((await shop.control('/faults')).faults[0]?.hits === 0);
    const [status, why] = await refusal({ times, waitMs: 15_000 });
    expect([status, why]).toEqual([409, expect.stringContaining(`was called ${times + 1} time`)]);
    await underWay;
  });

  it('is counted after another call if the order matters', async () => {
    await grades();
    const [first] = await verify({});
    expect(await refusal({ after: first?.id })).toMatchObject([409, expect.stringContaining('0 times')]);
    await grades();
    expect(await verify({ after: first?.id })).toHaveLength(1);
    expect(await verify({ times: 2 })).toHaveLength(2);
  });

  it("isn't told once the journal has lost its first calls", async () => {
    await Promise.all(Array.from({ length: 500 }, grades));
    expect(await verify({ times: 500 })).toHaveLength(500);
    await grades();
    const lost = "path: can't be counted, as the journal no longer has the first calls";
    expect(await refusal({ times: 500 })).toEqual([409, lost]);
    const { entries } = await shop.control('/journal');
    await grades();
    expect(await verify({ after: entries[0]?.id })).toHaveLength(1);
    await shop.control('DELETE /journal');
    expect(await verify({ times: 0 })).toEqual([]);
  });

  it.each([
    [{ path: '/api/dics' }, 'path: no such call; did you mean /api/dic?'],
    [{ input: { tpye: 'Grade' } }, 'input.tpye: is not a field of this call; did you mean type?'],
    [{ times: -1 }, 'times: must be at least 0'],
    [{ waitMs: 15_001 }, 'waitMs: must be at most 15000'],
    [{ time: 2 }, 'time: is not a field of this call; it has path, input, times, after, waitMs'],
  ])('is refused for a wrong question: %j', async (body, why) => {
    expect(await refusal(body)).toEqual([400, why]);
  });
});
