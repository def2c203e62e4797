import fc from 'fast-check';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { components } from '../../../../contracts/generated/woojiapi.ts';
import { clientPrice } from '../../../../contracts/rules/client-copy.ts';
import { formatPence } from '../../../../contracts/rules/money.ts';
import { costOf, totalAmount, totalWeight } from '../../../../contracts/rules/packs.ts';
import { vatOf } from '../../../../contracts/rules/vat.ts';
import { makeQuotationPdf } from '../../papers/make-pdf.ts';
import { type Copy, quotationPaper } from './paper.ts';
import { quantitiesCsv } from './quantities-csv.ts';

type Quotation = components['schemas']['Quotation'];
type Line = Quotation['lines'][number];
const NOW = Date.UTC(2026, 10, 22);
const OURS = /Alderline|AL-000|sales@|Upminster/i;

interface Asked {
  readonly packs: number;
  readonly packSize: number;
  readonly price: number;
}

const lineOf = ({ packs, packSize, price }: Asked, plots: number, index: number): Line => {
  const amount = totalAmount(packs * plots, packSize);
  return {
    lineId: `l-${index}`,
    productId: `p-${index}`,
    productNo: `H10${index}`,
    productName: 'Whitby Oak Herringbone, brushed and oiled',
    mainImg: '',
    productUnit: 'Pack/M2',
    productSeries: 'Herringbone Flooring',
    productSurface: 'Brushed and oiled',
    specification: '14(3) x 90 x 600 mm',
    isFloor: 1,
    number: packs,
    totalNumber: packs * plots,
    amount,
    packSize,
    packWeight: 14.5,
    palletSize: 60,
    productPrice: price,
    linePence: costOf(amount, price),
    catalogPrice: price + 777,
    todayPrice: price + 1555,
    inventoryBalance: 100,
    note: `We pay ${formatPence(price)}`,
    rooms: [
      {
        roomName: 'Kitchen',
        storey: 'Ground floor',
        areaM2: 12.5,
        number: packs,
        pattern: 'Herringbone',
        direction: 'Towards the window',
        note: '=2+3',
      },
    ],
  };
};

function quotationOf(asked: readonly Asked[], delivery: number, plots = 1): Quotation {
  const lines = asked.map((one, index) => lineOf(one, plots, index));
  const goodsPence = lines.reduce((sum, { linePence }) => sum + linePence, 0);
  const vatPence = vatOf(goodsPence + delivery);
  return {
    quotationId: 'n-1',
    quotationNo: 'Q-000012',
    revision: 2,
    version: 3,
    title: 'Mill Lane 4',
    clientName: 'Ada Moss',
    siteAddress: '4 Mill Lane, Ipswich',
    postCode: 'IP4 9ZZ',
    houseType: plots > 1 ? 'Type B' : '',
    plots,
    sts: 'answered',
    projectId: '',
    projectName: '',
    orderId: '',
    orderNo: '',
    madeAt: NOW,
    madeBy: 'Tom Halloran',
    companyName: 'Halloran & Pike',
    validUntil: '2026-12-22',
    daysLeft: 30,
    reason: '',
    signedBy: '',
    goodsPence,
    isDeliveryKnown: 1,
    deliveryPence: delivery,
    vatPence,
    totalPence: goodsPence + delivery + vatPence,
    weightKg: lines.reduce((sum, { totalNumber }) => sum + totalWeight(totalNumber, 14.5), 0),
    pallets: 1,
    areaM2: lines.reduce((sum, { amount }) => sum + amount, 0),
    lines,
    changes: [],
    revisions: [{ revision: 2, at: NOW, message: 'A better price: £1.23', changes: [], totalPence: 123 }],
    messages: [],
    mayChange: 0,
    mayRequest: 1,
    mayAccept: 1,
    mayDecline: 1,
    mayOrder: 0,
    mayDelete: 0,
  };
}

const paperFor = (quotation: Quotation, copy: Copy, logo?: components['schemas']['CompanyLogo']) =>
  quotationPaper({
    quotation,
    company: {
      company_name: 'Halloran & Pike',
      company_addr: '4 Mill Lane, Ipswich',
      post_code: 'IP4 9ZZ',
      company_phone: '01473 000000',
      tax_no: '12345678',
      website: 'halloran.example',
    },
    logo,
    copy,
    brand: 'Alderline',
  });

async function textOf(paper: ReturnType<typeof paperFor>, pictures = new Map<string, Buffer>()) {
  const pdf = await getDocumentProxy(new Uint8Array(await makeQuotationPdf(paper, pictures, NOW)));
  const { text } = await extractText(pdf);
  return { pages: text.map((page) => page.replace(/\s+/g, ' ')), text: text.join(' ').replace(/\s+/g, ' ') };
}

const pence = (text = '') => Math.round(Number(text.replace(/[£,]/g, '')) * 100);
const amountsAfter = (text: string, words: string) =>
  [...text.matchAll(new RegExp(`${words} ?(-?£[\\d,]+\\.\\d\\d)`, 'g'))].map((found) => pence(found[1]));
const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

/** What a bookkeeper does with it: every figure that can be worked out is worked out again. @returns the total */
function expectAddsUp(text: string, lines: number): number {
  const rows = [...text.matchAll(/([\d,]+\.\d\d) m² £([\d,]+\.\d\d)\/m² (\d+)% £([\d,]+\.\d\d)/g)];
  expect(rows).toHaveLength(lines);
  for (const [, amount, price, percent, net] of rows) {
    expect(percent).toBe('20');
    expect(pence(net)).toBe(costOf(pence(amount) / 100, pence(price)));
  }
  const [goods = -1] = amountsAfter(text, 'Floors and accessories');
  const [delivery = -1] = amountsAfter(text, 'Delivery');
  const [total = -1] = amountsAfter(text, 'Total incl\\. VAT');
  expect(goods).toBe(sum(rows.map((row) => pence(row[4]))));
  const [vat] = [...text.matchAll(/VAT 20% on £([\d,]+\.\d\d) £([\d,]+\.\d\d)/g)];
  expect(pence(vat?.[1])).toBe(goods + delivery);
  expect(pence(vat?.[2])).toBe(vatOf(goods + delivery));
  expect(goods + delivery + pence(vat?.[2])).toBe(total);
  return total;
}

const asked = fc.array(
  fc.record({
    packs: fc.integer({ min: 1, max: 400 }),
    packSize: fc.integer({ min: 50, max: 400 }).map((hundredths) => hundredths / 100),
    price: fc.integer({ min: 1999, max: 30_000 }),
  }),
  { minLength: 1, maxLength: 12 },
);
const margin = fc.integer({ min: 1, max: 30_000 });
const plots = fc.integer({ min: 1, max: 40 });

/** Every amount of money in a text, in pence. */
const moneyIn = (text: string) => [...text.matchAll(/£([\d,]+\.\d\d)/g)].map((found) => pence(found[1]));

describe('our own paper', () => {
  it('adds up again as PDF, to the total of the quotation', async () => {
    await fc.assert(
      fc.asyncProperty(asked, fc.integer({ min: 0, max: 60_000 }), plots, async (lines, delivery, houses) => {
        const quotation = quotationOf(lines, delivery, houses);
        const { text } = await textOf(paperFor(quotation, { kind: 'own' }));
        expect(expectAddsUp(text, lines.length)).toBe(quotation.totalPence);
      }),
      { numRuns: 10 },
    );
  });

  it('says who, where, until when, and what goes into which room', async () => {
    const { pages, text } = await textOf(
      paperFor(quotationOf([{ packs: 9, packSize: 1.2, price: 4590 }], 6500, 12), { kind: 'own' }),
    );
    for (const words of [
      'Alderline Flooring Ltd',
      'Q-000012, revision 2',
      'Halloran & Pike',
      '4 Mill Lane, Ipswich',
      '22 December 2026',
      'Type B',
      'Room schedule, for one of 12 houses',
      'Kitchen',
      'Brushed and oiled',
      '12.50 m²',
      'Herringbone',
      'Towards the window',
      '14(3) × 90 × 600 mm',
      'We pay £45.90',
    ])
      expect(text).toContain(words);
    expect(pages.at(-1)).toMatch(/Page \d+ of \d+/);
  });

  it('repeats number and headings on each page', async () => {
    const many = Array.from({ length: 60 }, () => ({ packs: 3, packSize: 1.2, price: 4590 }));
    const { pages } = await textOf(paperFor(quotationOf(many, 0), { kind: 'own' }));
    expect(pages.length).toBeGreaterThan(4);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Quotation Q-000012, revision 2');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    const heads = pages.filter((page) => page.includes('Pattern Direction Details'));
    expect(heads.length).toBeGreaterThan(2);
  });
});

describe("the client's copy", () => {
  it('adds up with its margin, and has no trade price anywhere', async () => {
    await fc.assert(
      fc.asyncProperty(
        asked,
        fc.integer({ min: 0, max: 60_000 }),
        plots,
        margin,
        async (lines, delivery, houses, at) => {
          const quotation = quotationOf(lines, delivery, houses);
          const paper = paperFor(quotation, { kind: 'client', margin: at, hasPrices: true });
          const { text } = await textOf(paper);
          const total = expectAddsUp(text, lines.length);
          expect(total).toBe(paper.sums?.totalPence);
          expect(total).toBeGreaterThanOrEqual(quotation.totalPence);
          const prices = paper.lines.map(({ unitPence = 0 }) => unitPence);
          for (const [index, line] of quotation.lines.entries())
            expect(
              Math.abs((prices[index] ?? 0) - (line.productPrice * (10_000 + at)) / 10_000),
            ).toBeLessThanOrEqual(0.5);
          // what happens to be the same as one of the client's own figures tells nobody anything
          const own = new Set(moneyIn(JSON.stringify(shownIn(paper))));
          const { sums } = paper;
          for (const each of [...prices, ...paper.lines.map(({ netPence = 0 }) => netPence)]) own.add(each);
          for (const each of [
            sums?.goodsPence,
            sums?.deliveryPence,
            sums?.totalPence,
            ...(sums?.vat ?? []).flatMap(({ netPence, vatPence }) => [netPence, vatPence]),
          ])
            if (each !== undefined) own.add(each);
          expect(moneyIn(text).filter((shown) => !own.has(shown))).toEqual([]);
          expect(JSON.stringify(paper)).not.toMatch(OURS);
          expect(text).not.toMatch(OURS);
          expect(text).not.toContain('We pay');
        },
      ),
      { numRuns: 10 },
    );
  });

  it('has no figure in its data but those worked out from the client’s prices', () => {
    fc.assert(
      fc.property(
        asked,
        fc.integer({ min: 0, max: 60_000 }),
        plots,
        margin,
        (lines, delivery, houses, at) => {
          const quotation = quotationOf(lines, delivery, houses);
          const paper = paperFor(quotation, { kind: 'client', margin: at, hasPrices: true });
          const figures = JSON.stringify(paper).match(/"\w+Pence":\d+/g) ?? [];
          const priced = quotation.lines.map(({ amount, productPrice }) => {
            const unit = clientPrice(productPrice, at);
            return { unit, net: costOf(amount, unit) };
          });
          const goods = sum(priced.map(({ net }) => net));
          const deliveryDue = clientPrice(delivery, at);
          const vat = vatOf(goods + deliveryDue);
          const due = [
            ...priced.flatMap(({ unit, net }) => [unit, net]),
            ...[goods, deliveryDue, goods + deliveryDue, vat, goods + deliveryDue + vat],
          ];
          const ascending = (all: readonly number[]) => [...all].sort((a, b) => a - b);
          expect(ascending(figures.map((figure) => Number(figure.split(':')[1])))).toEqual(ascending(due));
        },
      ),
    );
  });

  it('without prices has no money at all, and nothing to sign', async () => {
    const quotation = quotationOf([{ packs: 9, packSize: 1.2, price: 4590 }], 6500);
    const paper = paperFor(quotation, { kind: 'client', margin: 2000, hasPrices: false });
    const { text } = await textOf(paper);
    expect(moneyIn(text)).toEqual([]);
    expect(JSON.stringify(paper)).not.toMatch(/Pence|£/);
    expect([paper.title, paper.signatures]).toEqual(['Schedule of floors', []]);
    expect(text).toContain('10.80 m²');
  });

  it('at 0% shows our prices as they are', () => {
    const quotation = quotationOf([{ packs: 9, packSize: 1.2, price: 4590 }], 6500);
    const paper = paperFor(quotation, { kind: 'client', margin: 0, hasPrices: true });
    expect(paper.sums?.totalPence).toBe(quotation.totalPence);
  });

  it('comes under the name and logo of the company', async () => {
    const png = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#234' } })
      .png()
      .toBuffer();
    const quotation = quotationOf([{ packs: 9, packSize: 1.2, price: 4590 }], 6500);
    const logo = { png: png.toString('base64'), width: 400, height: 100 };
    const copy = { kind: 'client', margin: 0, hasPrices: true } as const;
    const [without, withLogo] = await Promise.all(
      [undefined, logo].map((each) => makeQuotationPdf(paperFor(quotation, copy, each), new Map(), NOW)),
    );
    expect(withLogo?.includes('/Subtype /Image')).toBe(true);
    expect(without?.includes('/Subtype /Image')).toBe(false);
    expect((await textOf(paperFor(quotation, copy, logo))).text).toContain('Halloran & Pike');
  });
});

/** Sums in words that are worked out from it. */
const shownIn = ({ facts, terms }: ReturnType<typeof paperFor>) => ({ facts, terms });

describe('its quantities as CSV', () => {
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
