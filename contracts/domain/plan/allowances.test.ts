import { describe, expect, it } from 'vitest';
import { newPlan, newRoom } from './new-plan.ts';
import type { Plan, PlanRoom } from './plan.ts';
import { workOut } from './plan-lines.ts';
import { planFacts } from './testing/facts.ts';

const room: PlanRoom = {
  ...newRoom('a', 'Kitchen'),
  shape: { kind: 'Rectangle', lengthMm: 4000, widthMm: 3000 },
  openEdgeMm: 2000,
  productId: 'plank',
};
const result = (rooms: readonly PlanRoom[], allowances: Plan['allowances'] = []) =>
  workOut({ ...newPlan('House', rooms), allowances }, planFacts);
const neededOf = (kind: string, percent?: number, hasSkirting = true) => {
  const allowances = percent === undefined ? [] : [{ kind: kind as 'Skirting', percent }];
  const { needs } = result([{ ...room, hasSkirting }], allowances);
  return needs.find((need) => need.kind === kind);
};

describe('what is added for cutting a trim', () => {
  it.each([
    // 14.00 m of edge, of which 2.00 m have no wall
    ['Skirting', undefined, 13.2],
    ['Skirting', 0, 12],
    ['Skirting', 7.5, 12.9],
    ['Skirting', 50, 18],
    ['Scotia', undefined, 13.2],
    ['Scotia', 5, 12.6],
    ['Edge profile', undefined, 2.2],
    ['Edge profile', 0, 2],
    ['Edge profile', 12.3, 2.25],
  ])('%s with %s percent comes to %s m', (kind, percent, needed) => {
    const need = neededOf(kind, percent, kind !== 'Scotia');
    expect(need?.needed).toBe(needed);
    expect(need?.why).toContain(`With ${percent ?? 10}% for cutting: ${needed.toFixed(2)} m`);
  });

  it('says what is open of the edge, where something is', () => {
    const skirtingOf = (openEdgeMm: number) =>
      result([{ ...room, openEdgeMm }]).needs.find(({ kind }) => kind === 'Skirting')?.why[0];
    expect(skirtingOf(2000)).toBe(
      '14.00 m around the rooms, less 2.00 m of doorways and open edges: 12.00 m',
    );
    expect(skirtingOf(0)).toBe('14.00 m around the rooms');
  });

  it('is each kind’s own', () => {
    const { needs } = result([room], [{ kind: 'Edge profile', percent: 50 }]);
    expect(needs.find(({ kind }) => kind === 'Skirting')?.needed).toBe(13.2);
  });
});
