import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { NOW, quotationOf } from '../../testing/sample-quotation.ts';
import { statementPaper } from '../../trade/invoice/statement-paper.ts';
import { quotationPaper } from '../../trade/quotation-paper/paper.ts';
import type { CompanyRow } from '../database/tables.ts';
import { makePdf, makeQuotationPdf } from './make-pdf.ts';

type Paper = components['schemas']['Paper'];

const SUMS = {
  goodsPence: 0,
  deliveryPence: 0,
  vat: [],
  totalPence: 0,
  paidPence: 0,
  duePence: 0,
} satisfies Paper['sums'];

/** A paper with text from people in every place that takes any. */
function paperWith(text: string, more: Partial<Paper> = {}): Paper {
  return {
    kind: 'invoice',
    title: 'VAT invoice',
    paperNo: 'AI-000012',
    fileName: 'invoice-AI-000012.pdf',
    notice: '',
    seller: { name: 'Alderline Flooring Ltd', address: ['Unit 12'], facts: [] },
    billing: [text],
    delivery: [],
    facts: [],
    lines: [],
    sums: SUMS,
    payment: [],
    terms: [],
    signatures: [],
    ...more,
  };
}

/** What a reader of the file sees, without blanks: a line may end anywhere. */
async function lettersIn(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return packed(text.join(''));
}

const packed = (text: string) => text.normalize('NFC').replace(/\s+/g, '');
/** How often a text occurs in another. */
const times = (all: string, part: string) => all.split(packed(part)).length - 1;

const EMPTY = lettersIn(await makePdf(paperWith(''), NOW));

const AS_WRITTEN = [
  '5⅛ in',
  '⅔ of hall, ⅓ of landing',
  '6″ and 5′ 11″ and 2‴',
  '−5 mm',
  '≠ 20',
  '≤ 30, ≥ 4, ≈ 7, ± 2, ∞',
  '¼ ½ ¾ ⅕ ⅖ ⅗ ⅘ ⅙ ⅚ ⅜ ⅝ ⅞ ⅑ ⅒ ↉',
  '5 1⁄8 in',
  'x² x³ 10⁻³ H₂O m⁴',
  'Ⅳ Ⅻ ① ⑫ ㉑',
  '√2 · 3 ∑ ∆ ∅ ⌀ 45° 20‰ ⅌',
  '→ ← ↑ ↓ ↔ ⇒ ↗',
  '№ 12 ℃ ℉ ℓ Ω',
  '₹ ₺ ₽ ₿ ₴ ₪ €',
  '‐ ‑ ‒ – — ― −',
  '‹quoted› „quoted“ ‚quoted‘ «quoted» ‟',
  'Łódź Šmíd & Żółć',
  'Ştefănescu Ţăran İstanbul ığ',
  'Őrség Ű Ǆ ẞ ĳ ŋ Ə',
  'Nguyễn Thị Ánh Đặng',
  'Ωμέγα Δάπεδα ΑΕ',
  'ἀρχή ᾧ',
  'ООО «Паркет Жуковский»',
  'Ґанок їжак Ўзбек Әл',
  'საქართველო',
  'Հայաստան',
  'شركة النور الحديثة',
  'فرش پارکت تهران',
  'חברת פרקט',
  '东京大理石地板有限公司',
  '臺灣龍興地板',
  '株式会社フローリング',
  '한국어 바닥재',
  'ไทยพื้นไม้',
  'বাংলা ਪੰਜਾਬੀ தமிழ்',
  'አማርኛ',
  '🏠 Door code 😀 1234 🚚 ✅',
  '☎ ✓ ✗ ■ □ ● ★ ☂',
  '１２３ＡＢ',
  'Flat 3 東京 Tower 14',
];

/** What is written, and what is read. */
const READABLE = [
  ['e\u0301 in two code points', 'é in two code points'],
  ['zero\u200bwidth so\u00adft b\u202ea\u202cck', 'zerowidth soft back'],
  ['tab\there', 'tab here'],
  ['bell\u0007 and nul\u0000', 'bell and nul'],
  ['👨\u200d👩\u200d👧 ❤\ufe0f', '👨👩👧 ❤'],
  ['half a pair \ud83d', 'half a pair [U+D83D]'],
  ['private \ue000', 'private [U+E000]'],
  ['lost before \ufffd', 'lost before [U+FFFD]'],
  ['rare 𠮷野家', 'rare [U+20BB7]野家'],
  ['Flat 3 بناية 14', 'Flat 3 بناية 14'],
  ['فرش ۵۰', 'فرش ۵۰'],
  ['رقم ٣٤', 'رقم ٣٤'],
] as const;

const ALL = lettersIn(
  await makePdf(paperWith('', { terms: [...AS_WRITTEN, ...READABLE.map(([text]) => text)] }), NOW),
);

describe('what people write is printed on a paper', () => {
  it.each(AS_WRITTEN)('as it was written: %s', async (text) => {
    expect(times(await ALL, text)).toBe(1);
  });

  it.each(READABLE)('so that it can be read: %j as %s', async (_text, read) => {
    expect(times(await ALL, read)).toBe(1);
  });

  it('is never cut, another figure or a bare question mark, whatever the characters are', async () => {
    const figures = (text: string) => text.match(/\p{N}/gu)?.sort().join('') ?? '';
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (given) => {
        const text = given.replace(/[?\ufffd]/g, '');
        const letters = await lettersIn(await makePdf(paperWith(text), NOW));
        expect(letters).not.toMatch(/[?\ufffd\0]/);
        const named = letters.replace(/\[U\+[0-9A-F]+\]/g, '');
        const own = [...packed(text)].filter((letter) => named.includes(letter)).join('');
        expect(figures(named)).toBe(figures((await EMPTY) + own));
      }),
      { numRuns: 20 },
    );
  });

  it('keeps to its column in any script, and what follows comes below it', async () => {
    const words = ['Паркетная', '地板有限公司大理石', 'شركة', '⅛″', '🏠', 'Unbreakable'.repeat(9)];
    const pdf = await getDocumentProxy(
      new Uint8Array(await makePdf(paperWith(Array(9).fill(words.join(' ')).join(' ')), NOW)),
    );
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const placed = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
    const mine = placed.filter(({ str }) => /[^\p{ASCII}£]|Unbreak/u.test(str));
    for (const { transform, width } of mine) expect(transform[4] + width).toBeLessThanOrEqual(48 + 205 + 0.5);
    const lowest = Math.min(...mine.map(({ transform }) => transform[5]));
    const heading = placed.find(({ str }) => str === 'Total incl. VAT');
    expect(heading?.transform[5]).toBeLessThan(lowest);
  });
});

const NAMES = '≠ 20 ⅛″ Łódź Жуковский 东京 🏠';

describe('every paper has all letters', () => {
  const facts = [{ label: 'Job reference', text: NAMES }];
  const line = {
    productNo: 'AL-H101',
    productName: NAMES,
    number: 1,
    amount: 1,
    unit: 'm²',
    weightKg: 1,
    note: NAMES,
  };
  const priced = { ...line, unitPence: 100, vatPercent: 20, netPence: 100 };
  const load = { packs: 1, areaM2: 1, weightKg: 1, pallets: 1 };

  it.each(['invoice', 'credit-note', 'proforma', 'confirmation'] as const)('%s', async (kind) => {
    const paper = paperWith(NAMES, { kind, delivery: [NAMES], facts, lines: [priced] });
    expect(times(await lettersIn(await makePdf(paper, NOW)), NAMES)).toBe(5);
  });

  it('delivery note', async () => {
    const { sums: _none, ...unpriced } = paperWith(NAMES, { delivery: [NAMES], facts, lines: [line] });
    const paper: Paper = { ...unpriced, kind: 'delivery-note', load };
    expect(times(await lettersIn(await makePdf(paper, NOW)), NAMES)).toBe(5);
  });

  it('statement', async () => {
    const company = { company_name: NAMES, company_addr: NAMES, post_code: '' } as CompanyRow;
    const invoice = { invoiceNo: 'AI-000012', orderId: 'o', reference: NAMES };
    const dated = { ...invoice, taxPoint: NOW, dueDay: NOW, totalPence: 1200 };
    const ledger = { invoices: [dated], payments: [], credits: [] };
    const paper = statementPaper(company, ledger, { from: NOW, until: NOW }, 'Alderline');
    expect(times(await lettersIn(await makePdf(paper, NOW)), NAMES)).toBe(3);
  });

  it.each([
    ['the quotation', { kind: 'own' }, 10],
    ['the client’s copy', { kind: 'client', markUp: 10, hasPrices: true }, 10],
    ['the schedule', { kind: 'client', markUp: 0, hasPrices: false }, 10],
  ] as const)('%s', async (_name, copy, count) => {
    const quotation = quotationOf([{ packs: 9, packSize: 1.2, price: 4590 }], 6500, 1);
    const named = {
      ...quotation,
      companyName: NAMES,
      title: NAMES,
      clientName: NAMES,
      siteAddress: NAMES,
      madeBy: NAMES,
      lines: quotation.lines.map((each) => ({
        ...each,
        note: NAMES,
        rooms: each.rooms.map((room) => ({
          ...room,
          storey: NAMES,
          roomName: NAMES,
          note: NAMES,
          outline: { lengthMm: 5000, widthMm: 3600 },
        })),
      })),
    };
    const company = {
      company_name: NAMES,
      company_addr: NAMES,
      post_code: '',
      company_phone: '',
      tax_no: '',
      website: '',
    };
    const paper = quotationPaper({ quotation: named, company, logo: undefined, copy, brand: 'Alderline' });
    const letters = await lettersIn(await makeQuotationPdf(paper, new Map(), NOW));
    expect(times(letters.toUpperCase(), NAMES.toUpperCase())).toBeGreaterThanOrEqual(count);
  });
});
