// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { newPlan, newRoom } from '../../../../contracts/domain/plan/new-plan.ts';
import { changeRooms, planChoice, startPlan } from '../../../features/plan/kept-plan.ts';
import { type Pasted, pasteRooms } from './paste-rooms.ts';

const NAMES = ['Bedroom 1', 'Bedroom 2', 'Stairs', 'Kitchen'];
const rooms = () => planChoice.now().plan.rooms;
/** `Kitchen 4200 x 3600` */
const sizes = () =>
  rooms().map(({ name, shape: { kind, lengthMm, widthMm } }) =>
    kind === 'Rectangle' ? `${name} ${lengthMm} x ${widthMm}` : name,
  );
const paste = (text: string, from = 'r-1', key: 'lengthMm' | 'widthMm' = 'lengthMm') =>
  pasteRooms(from, key, text, 'metric');
const done = (text: string, from?: string): Pasted => {
  const pasted = paste(text, from);
  if (typeof pasted !== 'object') throw new Error(String(pasted));
  return pasted;
};

beforeEach(() =>
  startPlan(
    newPlan(
      'House',
      NAMES.map((name, index) => newRoom(`r-${index + 1}`, name)),
    ),
  ),
);

describe('cells of a spreadsheet', () => {
  it('fill lengths and widths from the room on, and pass over the stairs', () => {
    expect(done('4.2\t3,6\r\n3.5\t\r\n5\t3600 mm\r\n').words).toBe('3 rooms filled in.');
    expect(sizes()).toEqual(['Bedroom 1 4200 x 3600', 'Bedroom 2 3500 x 0', 'Stairs', 'Kitchen 5000 x 3600']);
  });

  it('fill one column, the one that they were pasted into', () => {
    paste('4.2\n3.5', 'r-1');
    paste('2\n3\n1.8', 'r-1', 'widthMm');
    expect(sizes()).toEqual(['Bedroom 1 4200 x 2000', 'Bedroom 2 3500 x 3000', 'Stairs', 'Kitchen 0 x 1800']);
  });

  it('with names rename rooms, and add those that the plan lacks', () => {
    const { words } = done('Galley\t3\t2\nUtility\t2\t1.5\nHallway\t4\t1', 'r-4');
    expect(words).toBe('1 room filled in and 2 rooms added.');
    expect(sizes().slice(3)).toEqual(['Galley 3000 x 2000', 'Utility 2000 x 1500', 'Hallway 4000 x 1000']);
    expect(rooms().map(({ kind }) => kind)).toEqual([
      'Bedroom',
      'Bedroom',
      'Stairs',
      'Kitchen',
      'Other',
      'Hallway',
    ]);
    expect(new Set(rooms().map(({ id }) => id)).size).toBe(6);
  });

  it('can be taken back, which leaves later changes of other things', () => {
    const { undo } = done('Galley\t3\t2\nUtility\t2\t1.5', 'r-4');
    changeRooms(['r-1'], { isHeated: true });
    undo();
    expect(sizes()).toEqual(['Bedroom 1 0 x 0', 'Bedroom 2 0 x 0', 'Stairs', 'Kitchen 0 x 0']);
    expect(rooms()[0]?.isHeated).toBe(true);
  });

  it('make a rectangle of a room with another shape', () => {
    startPlan(newPlan('Flat', [{ ...newRoom('r-1', 'Office'), shape: { kind: 'Area', areaM2: 12 } }]));
    done('4\t3');
    expect(sizes()).toEqual(['Office 4000 x 3000']);
  });

  it.each([
    ['a word', '4.2\t3.6\n4\tlong', 'Row 2 of what you pasted: “long” isn’t a length.'],
    ['more than a plan may have', '4.2\t201 m', '“201 m” isn’t a length.'],
    ['too many cells', 'a\tb\t1\t2', 'there are more cells than a name, a length and a width.'],
    ['a name that is too long', `${'x'.repeat(200)}\t1\t2`, 'a name has at most'],
    [
      'rows without a name beyond the last room',
      '1\n2\n3\n4',
      '4 rows, but there are only 3 rooms from here on.',
    ],
  ])('with %s change nothing, and it is said why', (_, text, why) => {
    const before = sizes();
    expect(paste(text)).toContain(why);
    expect(paste(text)).toContain('Nothing has changed.');
    expect(sizes()).toEqual(before);
  });

  it('stop at the most rooms that a plan takes', () => {
    const text = Array.from({ length: 300 }, (_, index) => `Room ${index}\t4\t3`).join('\n');
    expect(paste(text)).toContain('A plan takes at most');
    expect(rooms()).toHaveLength(4);
  });

  it('of a single one are typed as usual', () => {
    expect([paste('4.2'), paste('4.2\n')]).toEqual([undefined, undefined]);
  });
});
