import { expect, it } from 'vitest';
import { newPlan, newRoom } from '../../../../contracts/domain/plan/new-plan.ts';
import { planFacts } from '../../../../contracts/domain/plan/testing/facts.ts';
import { plannedLines } from '../planned-lines.ts';
import { planBasket } from './plan-basket.ts';
import { planCsv } from './plan-csv.ts';
import { planLetters } from './plan-letter.ts';

const kitchen = {
  ...newRoom('r-1', 'Kitchen'),
  shape: { kind: 'Rectangle', lengthMm: 5000, widthMm: 4000 } as const,
  productId: 'plank',
  direction: 'Along the room',
  note: 'Island in the middle',
};
const plan = newPlan('Flat', [kitchen, newRoom('r-2', 'Office')]);
const fitted = { ...plan, fitting: { ...plan.fitting, isWanted: true } };
const noAdhesive = planFacts.accessories.filter(({ kind }) => kind !== 'Adhesive');
const facts = { ...planFacts, accessories: noAdhesive };
const planned = plannedLines(fitted, facts, { plots: 1, packing: 'eachPlot', postCode: '' });
const visitor = {
  ...planned,
  sums: undefined,
  lines: planned.lines.map((line) => ({ ...line, cost: undefined })),
};

it('writes each room, then what all take, what is to be suggested, and the total', () => {
  const facts = [
    ['Name', 'Tom Halloran'],
    ['Phone', ''],
  ] as const;
  expect(planLetters({ reference: 'P-7K2M9', facts, planned })).toEqual([
    [
      'Plan P-7K2M9',
      '',
      'Name: Tom Halloran',
      '',
      'Kitchen, Ground floor: 20.00 m², Harwich Oak, Straight, along the room, 21.40 m² with wastage, “Island in the middle”',
      'Office, Ground floor: not measured, no floor',
      '',
      'AL-M101 Harwich Oak: 10 packs, 21.70 m², £996.03',
      'skirting skirting: 3 packs, 12 pieces, £514.80',
      'F1 Fitting, glue down: 20 m², £650.00',
      'Adhesive for Harwich Oak: please suggest one',
      '',
      'Goods £2,160.83, VAT £432.17, total £2,593.00.',
    ].join('\n'),
  ]);
});

it('names no price that a visitor may not see, in the letter and in the list', () => {
  expect(planLetters({ reference: 'P-7K2M9', facts: [], planned: visitor }).join()).not.toContain('£');
  const [, floor = ''] = planCsv(visitor.lines.map((line) => ({ ...line, price: undefined }))).split('\r\n');
  expect(floor).toContain('AL-M101,Harwich Oak,10,21.70,m²,,,');
});

it('puts goods and fitting into the basket as they are sold', () => {
  const lines = planBasket(planned.lines, facts, { userId: 'u-1', loginName: 'trade@alderline.example' });
  expect(lines.map(({ name, line }) => [name, line.number, line.amount, line.productPrice])).toEqual([
    ['Harwich Oak', 10, 21.7, 4590],
    ['skirting', 3, 12, 4290],
    ['Fitting, glue down', 20, 20, 3250],
  ]);
  expect(JSON.parse(lines[2]?.line.productInfo ?? '')).toMatchObject({
    installMethods: 'Glue down',
    installAmount: 65_000,
  });
});
