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
    expect(room).toContain('Ground floor,Kitchen,Herringbone,Towards the window,12.50,9');
    expect(room).toMatch(/,'=2\+3$/);
    expect(end).toBe('');
  });
});
