import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timesFigure } from '../number/decimal.ts';
import { packsNeeded, totalAmount } from '../quantity/packs.ts';
import { type PackedLine, type Plotted, packedAs, timesPacked } from './packing.ts';

const hundredths = (max: number) => fc.integer({ min: 1, max }).map((units) => units / 100);
const room = (neededM2: number): PackedLine['rooms'][number] => ({
  roomName: 'Kitchen',
  storey: '',
  areaM2: neededM2,
  neededM2,
  number: 0,
  pattern: '',
  direction: '',
  note: '',
});
const ONE: Plotted = { plots: 1, packing: 'eachPlot' };
/** A floor as a plan quotes it for one plot. */
const floor = (areas: readonly number[], pack: number): PackedLine => {
  const amount = areas.reduce((sum, area) => sum + Math.round(area * 100), 0) / 100;
  const line = {
    number: packsNeeded(amount, pack),
    need: { amount, unit: 'm2' as const, pack },
    rooms: areas.map(room),
  };
  return packedAs(line, ONE, ONE);
};
const floors = fc.record({
  areas: fc.array(hundredths(8000), { minLength: 1, maxLength: 8 }),
  pack: hundredths(500),
});
const plots = fc.integer({ min: 1, max: 1000 });
const packsOf = (line: PackedLine, plotted: Plotted) => line.number * timesPacked(plotted);
const roomPacks = ({ rooms }: PackedLine) => rooms.reduce((sum, { number }) => sum + number, 0);

describe('the packs of a floor on several plots', () => {
  it('are never more when they are counted once for all than when each plot is rounded up', () => {
    fc.assert(
      fc.property(floors, plots, ({ areas, pack }, count) => {
        const line = floor(areas, pack);
        const [each, all] = (['eachPlot', 'together'] as const).map((packing) => {
          const plotted = { plots: count, packing };
          return packsOf(packedAs(line, ONE, plotted), plotted);
        });
        expect(all).toBeLessThanOrEqual(each ?? 0);
      }),
    );
  });

  it('always cover what is needed, with less than one pack to spare for each rounding', () => {
    fc.assert(
      fc.property(floors, plots, fc.boolean(), ({ areas, pack }, count, isTogether) => {
        const plotted: Plotted = { plots: count, packing: isTogether ? 'together' : 'eachPlot' };
        const line = packedAs(floor(areas, pack), ONE, plotted);
        const held = totalAmount(packsOf(line, plotted), pack);
        const needed = timesFigure(line.need?.amount ?? 0, count);
        expect(held).toBeGreaterThanOrEqual(needed);
        expect(held - needed).toBeLessThan(pack * timesPacked(plotted));
      }),
    );
  });

  it('are the packs of their rooms, added up', () => {
    fc.assert(
      fc.property(floors, plots, fc.boolean(), ({ areas, pack }, count, isTogether) => {
        const plotted: Plotted = { plots: count, packing: isTogether ? 'together' : 'eachPlot' };
        const line = packedAs(floor(areas, pack), ONE, plotted);
        expect(roomPacks(line)).toBe(line.number);
      }),
    );
  });

  it('are the same again after the plots and the way of counting are changed and changed back', () => {
    fc.assert(
      fc.property(floors, plots, plots, ({ areas, pack }, here, there) => {
        const from: Plotted = { plots: here, packing: 'eachPlot' };
        const to: Plotted = { plots: there, packing: 'together' };
        const line = packedAs(floor(areas, pack), ONE, from);
        expect(packedAs(packedAs(line, from, to), to, from)).toEqual(line);
      }),
    );
  });

  it('for 12 plots of 4.70 m² in packs of 2.17 m² are 36 on each plot and 26 counted once', () => {
    const line = floor([4.7], 2.17);
    expect(packedAs(line, ONE, { plots: 12, packing: 'eachPlot' }).number).toBe(3);
    expect(packedAs(line, ONE, { plots: 12, packing: 'together' }).number).toBe(26);
  });

  it('keep their number for each plot if they were set by hand or no plan has worked them out', () => {
    const set: PackedLine = { ...floor([4.7], 2.17), number: 5 };
    const unplanned: PackedLine = { number: 4, rooms: [] };
    for (const line of [set, unplanned]) {
      const together = packedAs(line, { plots: 12, packing: 'eachPlot' }, { plots: 12, packing: 'together' });
      expect(together.number).toBe(12 * line.number);
      expect(packedAs(together, { plots: 12, packing: 'together' }, ONE).number).toBe(line.number);
    }
  });
});
