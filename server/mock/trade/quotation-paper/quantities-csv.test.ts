import { describe, expect, it } from 'vitest';
import { quotationOf } from '../../testing/sample-quotation.ts';
import { quantitiesCsv } from './quantities-csv.ts';

describe('the quantities of a quotation as CSV', () => {
  it('have a row for each product and each room, no prices, and no formula', () => {
    const csv = quantitiesCsv(quotationOf([{ packs: 9, packSize: 1.2, price: 4590 }], 6500, 3));
    const [head, total, room, end] = csv.split('\r\n');
    expect(head).toMatch(/^\uFEFFRow,Number,Product/);
    expect(total).toContain('Total,H100,"Whitby Oak Herringbone, brushed and oiled"');
    expect(total).toContain(',9,27,32.40,m²,391.50,');
    expect(room).toContain('Ground floor,Kitchen,Herringbone,Towards the window,12.50,,,,,,9,');
    expect(room).toMatch(/,'=2\+3$/);
    expect(end).toBe('');
  });

  it('say what a plan needs, its wastage, and whether packs are counted on each plot or once for all', () => {
    const quotation = quotationOf([{ packs: 12, packSize: 1.2, price: 4590 }], 6500, 3);
    const [line] = quotation.lines;
    const [kitchen] = line?.rooms ?? [];
    if (!line || !kitchen) throw new Error('The sample has a line with a room');
    const rooms = [{ ...kitchen, wastagePercent: 10, neededM2: 13.75 }];
    const lines = [{ ...line, need: { amount: 13.75, unit: 'm2' as const, pack: 1.2 }, rooms }];
    const rowsOf = (packing: 'eachPlot' | 'together') =>
      quantitiesCsv({ ...quotation, lines, packing }).split('\r\n');
    const [head, total, room] = rowsOf('eachPlot');
    expect(head).toContain(
      'Net area of one plot (m²),Wastage (%),Needed on one plot,Needed unit,One pack holds,Packs counted,Packs of one plot,Packs,',
    );
    expect(total).toContain(',12.50,,13.75,m²,1.20,Whole packs on each plot,12,36,');
    expect(room).toContain(',12.50,10,13.75,m²,,,12,,');
    const [, once, shared] = rowsOf('together');
    expect(once).toContain(',Packs counted once for all plots,,36,');
    expect(shared).toContain(',13.75,m²,,,,12,');
  });
});
