import { describe, expect, it } from 'vitest';
import { newPlan, newRoom } from '../../../contracts/domain/plan/new-plan.ts';
import type { Plan, PlanRoom } from '../../../contracts/domain/plan/plan.ts';
import { planFacts } from '../../../contracts/domain/plan/testing/facts.ts';
import { changedDraft, placeOf, planNews } from './draft-lines.ts';
import { plannedLines } from './planned-lines.ts';

const room = (id: string, lengthMm: number): PlanRoom => ({
  ...newRoom(id, `Room ${id}`),
  shape: { kind: 'Rectangle', lengthMm, widthMm: 2500 },
  productId: 'plank',
  hasSkirting: false,
});
const house = (...rooms: PlanRoom[]): Plan => newPlan('House', rooms);
const before = house(room('a', 3000), room('b', 2400));
const sold = new Map(
  [...planFacts.floors, ...planFacts.accessories].map((product) => [product.productId, product]),
);

/** A draft of a plan, as it comes back from the backend. */
function draftOf(plan: Plan, packing: 'eachPlot' | 'together' = 'eachPlot', plots = 1) {
  const planned = plannedLines(plan, planFacts, { plots, packing, postCode: '' });
  const lines = planned.lines.map((line, at) => {
    const product = sold.get(line.productId);
    const input = planned.input[at];
    if (!product || !input) throw new Error('Everything of this plan is sold');
    return {
      ...input,
      lineId: `t-${at}`,
      productId: line.productId,
      productName: line.productName,
      mainImg: '',
      productUnit: line.productUnit,
      productSeries: line.productId === 'plank' ? 'Multiply Inspiration' : 'Accessories',
      productSurface: '',
      specification: product.specification,
      isFloor: line.productId === 'plank' ? (1 as const) : (0 as const),
      totalNumber: line.number,
      amount: line.amount,
      packSize: line.packSize,
      packWeight: product.packWeight,
      palletSize: product.palletSize,
      productPrice: line.price ?? 0,
      linePence: line.cost ?? 0,
      catalogPrice: line.price ?? 0,
      todayPrice: line.price ?? 0,
      inventoryBalance: 100,
      note: '',
      rooms: input.rooms ?? [],
    };
  });
  return { lines, plots, packing, postCode: '' };
}
const planned = (plan: Plan) =>
  plannedLines(plan, planFacts, { plots: 1, packing: 'eachPlot', postCode: '' });
const floorOf = (draft: ReturnType<typeof draftOf>) => {
  const at = draft.lines.findIndex(({ productId }) => productId === 'plank');
  const line = draft.lines[at];
  if (!line) throw new Error('The plan has a floor');
  return { line, place: placeOf(line, at) };
};

describe('the lines of a draft', () => {
  it('stay the same until packs are typed', () => {
    const draft = draftOf(before);
    expect(changedDraft(draft, {}).input).toEqual(planned(before).input);
    expect(changedDraft(draft, {}).totalPence).toBe(planned(before).sums?.total);
  });

  it('have the typed packs at today’s price, given to the rooms in order until none are left', () => {
    const draft = draftOf(before);
    const { line, place } = floorOf(draft);
    expect(line.rooms.map(({ number }) => number)).toEqual([4, 3]);
    const fewer = changedDraft(draft, { [place]: 5 }).input.find(({ number }) => number === 5);
    expect(fewer?.rooms?.map(({ number }) => number)).toEqual([4, 1]);
    const dearer = {
      ...draft,
      lines: draft.lines.map((each) => ({ ...each, todayPrice: each.todayPrice + 100 })),
    };
    expect(changedDraft(dearer, {}).totalPence).toBeGreaterThan(changedDraft(draft, {}).totalPence);
  });

  it('have the plan’s share for each room again with the packs that the plan counts', () => {
    const draft = draftOf(before);
    const { line } = floorOf(draft);
    const cut = {
      ...line,
      number: 5,
      rooms: line.rooms.map((share, at) => ({ ...share, number: at === 0 ? 4 : 1 })),
    };
    const changed = changedDraft({ ...draft, lines: [cut] }, { [placeOf(cut, 0)]: 7 });
    expect(changed.input[0]?.rooms?.map(({ number }) => number)).toEqual([4, 3]);
  });

  it('leave out lines set to no packs and products no longer sold', () => {
    const draft = draftOf(before);
    const { line, place } = floorOf(draft);
    expect(changedDraft(draft, { [place]: 0 }).input.map(({ productNo }) => productNo)).not.toContain(
      line.productNo,
    );
    const gone = draft.lines.map((each) => (each === line ? { ...each, todayPrice: 0 } : each));
    expect(changedDraft({ ...draft, lines: gone }, { [place]: 9 }).input).toHaveLength(
      draft.lines.length - 1,
    );
  });
});

describe('what a plan changes in its draft', () => {
  it('is empty if the plan has not changed, whichever way packs are counted', () => {
    expect(planNews(draftOf(before), planned(before))).toEqual([]);
    const plotted = { plots: 12, packing: 'together' as const, postCode: '' };
    expect(planNews(draftOf(before, 'together', 12), plannedLines(before, planFacts, plotted))).toEqual([]);
  });

  it('lists changed packs, added lines and lines left out', () => {
    const [news] = planNews(draftOf(before), planned(house(room('a', 3000))));
    expect(news).toMatchObject({ productName: 'Harwich Oak', text: '7 packs become 4.' });
    const vinyl = house({ ...room('a', 3000), productId: 'vinyl' });
    const texts = planNews(draftOf(house(room('a', 3000))), planned(vinyl)).map(({ text }) => text);
    expect(texts).toContain('Left out.');
    expect(texts.some((text) => text.startsWith('Added: '))).toBe(true);
  });

  it('lists a room with another size even if the packs stay the same', () => {
    const [news] = planNews(draftOf(before), planned(house(room('a', 3010), room('b', 2400))));
    expect(news).toMatchObject({
      productName: 'Harwich Oak',
      text: 'The rooms or the amounts change; the packs stay the same.',
    });
  });

  it('lists a room that is drawn in another way, though its area is the same', () => {
    const turned = {
      ...room('a', 2500),
      shape: { kind: 'Rectangle' as const, lengthMm: 2500, widthMm: 3000 },
    };
    const [news] = planNews(draftOf(before), planned(house(turned, room('b', 2400))));
    expect(news?.text).toBe('The rooms or the amounts change; the packs stay the same.');
  });
});
