// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { newPlan, newRoom } from '../../../contracts/domain/plan/new-plan.ts';
import type { Plan } from '../../../contracts/domain/plan/plan.ts';
import { planText } from './plan-file.ts';
import { readPlanFile } from './read-plan-file.ts';

const file = (text: string) => new File([text], 'mill.json', { type: 'application/json' });
const read = (text: string) => readPlanFile(file(text));

const HALLWAY = [
  { x: 0, y: 0 },
  { x: 1200, y: 0 },
  { x: 3000, y: 1800 },
];

const PLAN: Plan = {
  ...newPlan('House', [
    { ...newRoom('r-1', 'Kitchen'), note: 'Old tiles stay', productId: 'p-0101', layout: 'Straight' },
    { ...newRoom('r-2', 'Stairs, 13 steps'), storey: 1 },
    { ...newRoom('r-4', 'Hallway'), shape: { kind: 'Corners', corners: HALLWAY } },
    { ...newRoom('r-3', 'Study'), shape: { kind: 'Area', areaM2: 12.35 } },
  ]),
  storeys: 2,
  doorways: [
    { roomIds: ['r-1', 'r-3'], widthMm: 838 },
    { roomIds: ['r-1'], widthMm: 926 },
  ],
  choices: [{ kind: 'Skirting', floorId: '', productId: '', isWanted: false }],
  quantities: [{ productId: 'a-7', number: 4 }],
  fitting: {
    isWanted: true,
    checkList: [0, 2],
    visitDay: '2026-12-04',
    visitNote: 'Ask for Ada, 01632 960001',
  },
};

/** The same file with something changed. */
function changed(
  change: (file: { format: unknown; version: unknown; plan: Record<string, unknown> }) => void,
) {
  const content = JSON.parse(planText(PLAN));
  change(content);
  return JSON.stringify(content);
}

it('a plan is the same after it was saved and opened, without whom the technician asks for', async () => {
  const text = planText(PLAN);
  expect(text).not.toMatch(/Ada|01632|2026-12-04/);
  expect(await read(text)).toEqual({
    ...PLAN,
    fitting: { ...PLAN.fitting, visitDay: '', visitNote: '' },
  });
});

it('a room whose name is just being typed is called after its kind', async () => {
  const { rooms } = await read(planText({ ...PLAN, rooms: [{ ...newRoom('r-1', 'Kitchen'), name: '' }] }));
  expect(rooms.map(({ name }) => name)).toEqual(['Kitchen']);
});

it('the largest plan can be opened again', async () => {
  const ids = Array.from({ length: 200 }, (_, index) => `r-${index}`);
  const part = { lengthMm: 120_000, widthMm: 120_000, joinedMm: 120_000 };
  const plan: Plan = {
    ...PLAN,
    rooms: ids.map((id) => ({
      ...newRoom(id, '×'.repeat(60)),
      shape: { kind: 'Rectangles', parts: Array(12).fill(part) },
      note: '×'.repeat(500),
    })),
    doorways: ids.flatMap((id) =>
      Array(10).fill({ roomIds: [id], widthMm: 12_000, leadsTo: 'elsewhere', beyondMm: 200 }),
    ),
  };
  expect((await read(planText(plan))).doorways).toHaveLength(2000);
});

it('a file that was saved before rooms had corners can still be opened', async () => {
  const old = changed((it) => {
    it.version = 1;
    it.plan.rooms = [PLAN.rooms[0]];
    it.plan.doorways = [];
  });
  expect((await read(old)).rooms).toEqual([PLAN.rooms[0]]);
});

describe('a file is refused in words', () => {
  const NOT_A_PLAN = '“mill.json” is not a plan. Please choose a file that was saved with “Save as a file”.';
  const DAMAGED = '“mill.json” is damaged or was changed by another program, so it can’t be opened.';
  const NEWER =
    '“mill.json” was saved by a newer version of this page. Please reload the page and open the file again.';
  const CROSSING = { kind: 'Corners', corners: [...HALLWAY, { x: 0, y: 1800 }, { x: 2000, y: 0 }] };
  it.each([
    ['that is empty', '', NOT_A_PLAN],
    ['that is a table', 'Product number,Packs\nAL-H101,4', NOT_A_PLAN],
    ['that is cut off', planText(PLAN).slice(0, 300), NOT_A_PLAN],
    ['of another program', '{"rooms":[]}', NOT_A_PLAN],
    ['that is only a number', '7', NOT_A_PLAN],
    ['of a newer version', changed((it) => Object.assign(it, { version: 3, plan: 'another' })), NEWER],
    ['without its plan', changed((it) => Object.assign(it, { plan: undefined })), DAMAGED],
    ['with a room that is nothing', changed(({ plan }) => Object.assign(plan, { rooms: [null] })), DAMAGED],
    ['with a plot too many', changed(({ plan }) => Object.assign(plan, { plots: 1000 })), DAMAGED],
    ['with more than a plan has', changed(({ plan }) => Object.assign(plan, { price: 4590 })), DAMAGED],
    [
      'with a room twice',
      changed(({ plan }) => Object.assign(plan, { rooms: [PLAN.rooms[0], PLAN.rooms[0]] })),
      DAMAGED,
    ],
    [
      'with a room whose walls cross',
      changed(({ plan }) => Object.assign(plan, { rooms: [{ ...PLAN.rooms[2], shape: CROSSING }] })),
      DAMAGED,
    ],
    ['that is far too large', ' '.repeat(1_000_001), '“mill.json” is too large to be a plan.'],
  ])('%s', async (_title, text, sentence) => {
    await expect(read(text)).rejects.toThrow(new Error(sentence));
  });

  it('that has gone meanwhile', async () => {
    const gone = file(planText(PLAN));
    gone.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    await expect(readPlanFile(gone)).rejects.toThrow(
      '“mill.json” could not be read. Please choose it again.',
    );
  });
});
