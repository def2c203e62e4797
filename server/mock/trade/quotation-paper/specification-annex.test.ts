import { expect, it } from 'vitest';
import { paperFor, textOf } from '../../testing/paper-text.ts';
import { quotationOf } from '../../testing/sample-quotation.ts';

it('a page of the annex never ends within a clause', async () => {
  const paper = paperFor(quotationOf([{ packs: 9, packSize: 1.2, price: 4590 }], 0), { kind: 'own' });
  const lines = Array.from({ length: 12 }, (_, at) => ({
    label: `Fact ${at}`,
    text: 'As it is laid. '.repeat(14),
  }));
  const specification = Array.from({ length: 9 }, (_, at) => ({ heading: `K21 Floor ${at}.`, lines }));
  const { pages } = await textOf({ ...paper, specification });
  const annex = pages.filter((page) => page.includes('K21'));
  expect(annex.length).toBeGreaterThan(3);
  for (const page of annex) {
    const times = (part: RegExp) => page.match(part)?.length ?? 0;
    expect(times(/K21/g)).toBe(times(/Fact 11/g));
    expect(times(/As it is laid/g)).toBe(times(/K21/g) * 12 * 14);
  }
});
