import { describe, expect, it } from 'vitest';
import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { readTaggedPdf } from '../../../../fixtures/testing/read-tagged-pdf.ts';
import { drawnQuotation, NOW, quotationOf } from '../../testing/sample-quotation.ts';
import { statementPaper } from '../../trade/invoice/statement-paper.ts';
import { quotationPaper } from '../../trade/quotation-paper/paper.ts';
import type { CompanyRow } from '../database/tables.ts';
import { makePdf, makeQuotationPdf } from './make-pdf.ts';

type Paper = components['schemas']['Paper'];

const SELLER = 'Halloran & Pike <Ltd>';
const LINE = {
  productNo: 'AL-H101',
  productName: 'Blakeney Oak',
  number: 1,
  amount: 1.3,
  unit: 'm²',
  weightKg: 1,
  note: '',
  unitPence: 100,
  vatPercent: 20,
  netPence: 100,
};
const COMPANY = {
  company_name: SELLER,
  company_addr: '4 Mill Lane',
  post_code: 'IP4 9ZZ',
  company_phone: '',
  tax_no: '',
  website: '',
};
/** One dot. */
const LOGO = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  width: 1,
  height: 1,
};

function orderPaper(
  kind: 'invoice' | 'credit-note' | 'proforma' | 'confirmation' | 'delivery-note',
): Promise<Buffer> {
  const paper: Paper = {
    kind,
    title: 'VAT invoice',
    paperNo: 'AI-000012',
    fileName: 'x.pdf',
    notice: 'Part delivery',
    seller: { name: SELLER, address: ['Unit 12'], facts: [{ label: 'VAT', text: 'GB 000' }] },
    billing: ['Halloran'],
    delivery: ['Plot 12'],
    facts: [{ label: 'Payment due', text: '31 December 2026' }],
    // more than a page
    lines: Array.from({ length: 60 }, () => LINE),
    payment: [{ label: 'Sort code', text: '00-00-00' }],
    terms: ['VAT is worked out once.'],
    signatures: ['Received by'],
    ...(kind === 'delivery-note'
      ? { load: { packs: 60, areaM2: 78, weightKg: 60, pallets: 1 } }
      : {
          sums: { goodsPence: 100, deliveryPence: 0, vat: [], totalPence: 100, paidPence: 0, duePence: 100 },
        }),
  };
  return makePdf(paper, NOW);
}

function statement(): Promise<Buffer> {
  const dated = {
    invoiceNo: 'AI-000012',
    orderId: 'o',
    reference: 'PO 1',
    taxPoint: NOW,
    dueDay: NOW,
    totalPence: 1200,
  };
  const ledger = { invoices: [dated], payments: [], credits: [] };
  return makePdf(statementPaper(COMPANY as CompanyRow, ledger, { from: NOW, until: NOW }, 'Alderline'), NOW);
}

const OUTLINE = { lengthMm: 5000, widthMm: 3600, cutLengthMm: 1200, cutWidthMm: 1000 };
const DRAWING =
  'Kitchen: 5.00 m × 3.60 m, without a corner of 1.20 m × 1.00 m. Direction: Towards the window. Drawn at 1:100.';

function quotation(copy: Parameters<typeof quotationPaper>[0]['copy']): Promise<Buffer> {
  const found = drawnQuotation(quotationOf([{ packs: 9, packSize: 1.2, price: 4590 }], 6500, 1), OUTLINE);
  const specification = [
    { heading: 'M42 Wood block and parquet flooring', lines: [{ label: 'Rooms', text: 'Kitchen' }] },
  ];
  const paper = quotationPaper({
    quotation: found,
    company: COMPANY,
    logo: LOGO,
    copy,
    specification,
    brand: 'Alderline',
  });
  return makeQuotationPdf(paper, new Map(), NOW);
}

const PAPERS: Readonly<Record<string, () => Promise<Buffer>>> = {
  invoice: () => orderPaper('invoice'),
  'credit note': () => orderPaper('credit-note'),
  'proforma invoice': () => orderPaper('proforma'),
  confirmation: () => orderPaper('confirmation'),
  'delivery note': () => orderPaper('delivery-note'),
  statement,
  quotation: () => quotation({ kind: 'own' }),
  'client’s copy': () => quotation({ kind: 'client', markUp: 10, hasPrices: true }),
  schedule: () => quotation({ kind: 'client', markUp: 0, hasPrices: false }),
};

describe.each(Object.entries(PAPERS))('the file of a paper: %s', (name, make) => {
  it('is tagged with language, title, headings, tables and pictures (PDF/UA-1), and no text is left untagged', async () => {
    const found = await readTaggedPdf(await make());
    expect(found.isMarked).toBe(true);
    expect(found.viewer).toMatchObject({ DisplayDocTitle: true });
    expect(found.info).toMatchObject({ Language: 'en-GB', Title: expect.stringMatching(/\w/) });
    expect(found.xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(found.xmp).toContain('<dc:title>');
    const once = (role: string) => found.roles.filter((one) => one === role).length;
    expect(once('Document')).toBeGreaterThan(0);
    expect(once('H1')).toBe(1);
    expect(found.roles.indexOf('H1')).toBeLessThan(found.roles.indexOf('H2'));
    for (const role of ['Table', 'TR', 'TH', 'TD', 'P']) expect(once(role), role).toBeGreaterThan(0);
    const hasLogo = name === 'client’s copy' || name === 'schedule';
    const hasDrawing = hasLogo || name === 'quotation';
    expect(found.figures).toEqual([
      ...(hasLogo ? [`Logo of ${SELLER}`] : []),
      ...(hasDrawing ? [DRAWING] : []),
    ]);
    expect(found.loose).toEqual([]);
  });
});

it('the metadata stay valid XML whatever characters a company’s name has', async () => {
  const { info, xmp } = await readTaggedPdf(await orderPaper('invoice'));
  expect(info.Author).toBe(SELLER);
  expect(xmp).toContain('<rdf:li>Halloran &amp; Pike &lt;Ltd&gt;</rdf:li>');
});
