import fc from 'fast-check';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { orderSums } from '../../../../contracts/domain/order/order-sums.ts';
import { costOf, totalAmount } from '../../../../contracts/domain/quantity/packs.ts';
import { vatByRate } from '../../trade/invoice/paper-sums.ts';
import { makePdf } from './make-pdf.ts';

type Paper = components['schemas']['Paper'];
type Line = Paper['lines'][number];
const NOW = Date.UTC(2026, 10, 22);

/** The text of each page, as an independent reader finds it; runs of white space become one blank. */
async function readBack(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf);
  const { info } = await getMeta(pdf);
  return { pages: text.map((page) => page.replace(/\s+/g, ' ')), title: info.Title };
}

const pence = (text = '') => Math.round(Number(text.replace(/[£,]/g, '').replace('−', '-')) * 100);
const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
const MONEY = '(−?£[\\d,]+\\.\\d\\d)';

/** Every amount after these words. */
const amounts = (text: string, words: string) =>
  [...text.matchAll(new RegExp(`${words} ?${MONEY}`, 'g'))].map((found) => pence(found.at(-1)));

function invoiceOf(lines: readonly Line[], delivery: number, voucherValue = 0): Paper {
  const costs = lines.map(({ netPence = 0, vatPercent }) => ({
    costPence: netPence,
    isSample: vatPercent === 0,
  }));
  const { goods, voucher, total } = orderSums(costs, delivery, 20, voucherValue);
  return {
    kind: 'invoice',
    title: 'VAT invoice',
    paperNo: 'AI-000012',
    fileName: 'invoice-AI-000012.pdf',
    notice: '',
    seller: { name: 'Alderline Flooring Ltd', address: ['Unit 12'], facts: [] },
    billing: ['Halloran & Pike', '4 Mill Lane'],
    delivery: ['Halloran & Pike', 'Plot 12'],
    facts: [{ label: 'Payment due', text: '31 December 2026' }],
    lines: [...lines],
    sums: {
      goodsPence: goods,
      voucherPence: voucher,
      deliveryPence: delivery,
      vat: vatByRate(costs, delivery, 20, voucher),
      totalPence: total,
      paidPence: 0,
      duePence: total,
    },
    payment: [{ label: 'Sort code', text: '00-00-00' }],
    terms: ['VAT is worked out once.'],
    signatures: [],
  };
}

const line = fc
  .record({
    number: fc.integer({ min: 1, max: 2000 }),
    packSize: fc.integer({ min: 50, max: 400 }).map((hundredths) => hundredths / 100),
    unitPence: fc.integer({ min: 99, max: 30_000 }),
    isSample: fc.boolean(),
    name: fc.constantFrom('Whitby Oak Herringbone, brushed and oiled, extra long boards', 'Rye panel'),
  })
  .map(({ number, packSize, unitPence, isSample, name }): Line => {
    const amount = totalAmount(number, packSize);
    return {
      productNo: 'AL-H101',
      productName: name,
      number,
      amount,
      unit: 'm²',
      weightKg: number,
      unitPence,
      vatPercent: isSample ? 0 : 20,
      netPence: costOf(amount, unitPence),
    };
  });

/** What a bookkeeper does with it: every figure that can be worked out is worked out again. */
function expectAddsUp(text: string, lines: number): void {
  const rows = [...text.matchAll(/([\d,]+\.\d\d) m² £([\d,]+\.\d\d)\/m² (\d+)% £([\d,]+\.\d\d)/g)].map(
    ([, amount, price, percent, net]) => ({
      worked: Math.round((pence(amount) * pence(price)) / 100),
      percent: Number(percent),
      net: pence(net),
    }),
  );
  expect(rows).toHaveLength(lines);
  for (const { worked, net } of rows) expect(net).toBe(worked);
  const [goods = -1] = amounts(text, 'Goods');
  const [voucher = 0] = amounts(text, 'Voucher');
  const [delivery = -1] = amounts(text, 'Delivery');
  expect(voucher).toBeLessThanOrEqual(0);
  const [total] = amounts(text, 'Total incl\\. VAT');
  expect(goods).toBe(sum(rows.map(({ net }) => net)));
  const vat = [...text.matchAll(new RegExp(`VAT (\\d+)% on ${MONEY} ${MONEY}`, 'g'))].map(
    ([, percent, net, amount]) => ({ percent: Number(percent), net: pence(net), amount: pence(amount) }),
  );
  expect(sum(vat.map(({ net }) => net))).toBe(goods + voucher + delivery);
  for (const { percent, net, amount } of vat) {
    expect(amount).toBe(Math.round((net * percent) / 100));
    const ofLines = sum(rows.filter((row) => row.percent === percent).map((row) => row.net));
    expect(net).toBe(ofLines + (percent === 20 ? voucher + delivery : 0));
  }
  expect(goods + voucher + delivery + sum(vat.map(({ amount }) => amount))).toBe(total);
}

describe('a paper as PDF', () => {
  it('adds up again, for any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 0, max: 60_000 }),
        fc.constantFrom(0, 5000, 900_000),
        async (lines, delivery, voucher) => {
          const { pages } = await readBack(await makePdf(invoiceOf(lines, delivery, voucher), NOW));
          expectAddsUp(pages.join(' '), lines.length);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('of 60 lines takes several pages: each says which it is, and repeats number and headings', async () => {
    const lines = fc.sample(line, { numRuns: 60, seed: 4 });
    const { pages, title } = await readBack(await makePdf(invoiceOf(lines, 6500), NOW));
    expect(title).toBe('VAT invoice AI-000012');
    expect(pages.length).toBeGreaterThan(2);
    for (const [n, page] of pages.entries()) {
      expect(page).toContain('VAT invoice AI-000012');
      expect(page).toContain(`Page ${n + 1} of ${pages.length}`);
      if (page.includes('AL-H101'))
        expect(page).toContain('Number Description Packs Quantity Unit price VAT Net');
    }
    expectAddsUp(pages.join(' '), 60);
    // the sums stand on one page
    expect(pages.filter((page) => /Goods £|Total incl\. VAT/.test(page))).toHaveLength(1);
  });

  it('has a line of the table on the page of its sums, for any number of lines of any length', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 45, size: 'max' }), async (lines) => {
        const { pages } = await readBack(await makePdf(invoiceOf(lines, 6500), NOW));
        const withSums = pages.filter((page) => /Goods £|Total incl\. VAT/.test(page));
        expect(withSums).toHaveLength(1);
        expect(withSums[0]).toContain('AL-H101');
        // headings of the table never stand alone
        for (const page of pages) if (page.includes('Number Description')) expect(page).toContain('AL-H101');
      }),
      { numRuns: 12, seed: 41, endOnFailure: true },
    );
  });

  it('without prices shows none, but packs, areas, weights, load and where to sign', async () => {
    const lines = fc
      .sample(line, { numRuns: 3, seed: 7 })
      .map(({ unitPence, vatPercent, netPence, ...load }) => ({ ...load, note: 'First floor only' }));
    const { sums, ...paper } = invoiceOf(lines, 0);
    const load = { packs: 1234, areaM2: 99.5, weightKg: 2345.6, pallets: 3 };
    const note = { ...paper, title: 'Delivery note', load, signatures: ['Name in capitals'] };
    const { pages } = await readBack(await makePdf(note, NOW));
    const text = pages.join(' ');
    expect(text).not.toContain('£');
    for (const words of [
      'Packs 1,234',
      'Area 99.50 m²',
      'Weight 2,345.6 kg',
      'Pallets 3',
      'Name in capitals',
      'First floor only',
    ])
      expect(text).toContain(words);
  });
});

it('refuses more papers at once than it can make in a few seconds, and goes on afterwards', async () => {
  const paper = invoiceOf([], 0);
  const made = await Promise.allSettled(Array.from({ length: 30 }, () => makePdf(paper, NOW)));
  const refused = made.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(30);
  for (const each of refused) expect(each).toMatchObject({ reason: { resultCode: '104', status: 503 } });
  await expect(makePdf(paper, NOW)).resolves.toBeInstanceOf(Buffer);
});
