import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import {
  clauseText,
  specificationClause,
} from '../../../../contracts/domain/product/specification-clause.ts';
import { clausesText } from '../../../../contracts/domain/quotation/quotation-text.ts';
import { readRecord } from '../../../../contracts/domain/text/csv.ts';
import { itemByNumber } from '../../../../fixtures/catalogue/catalogue.ts';
import { productSpecs } from '../../../../fixtures/catalogue/technical-facts.ts';
import { toProduct } from '../../../../fixtures/catalogue/to-product.ts';
import { ARCHITECT, TRADE } from '../../testing/buy.ts';
import { BRAND, ENGINES, newSerial, newStore, openShop, type TestShop } from '../../testing/open-shop.ts';
import { changeProduct } from '../../testing/stock.ts';

const PAPER = '/woojiapi/order/qryquotationpaper';
const SAVE = '/woojiapi/order/downloadquotation';
const userId = 'u-1001';
const room = { storey: '', pattern: 'Herringbone', direction: '', note: '' };
const OUTLINE = { lengthMm: 3800, widthMm: 2500 };
const LINES = [
  {
    productNo: 'AL-H101',
    number: 6,
    note: 'Ours alone',
    rooms: [{ ...room, roomName: 'Kitchen', areaM2: 9.5, number: 6, outline: OUTLINE }],
  },
  { productNo: 'AL-C101', number: 2, note: '' },
];

describe.each(ENGINES)('papers of a quotation on %s', (engine) => {
  let shop: TestShop;
  let clear: () => Promise<void>;
  let token: string;
  let quotationId: string;
  /** files that were asked to be made */
  const asked: string[] = [];
  beforeAll(async () => {
    const opened = await newStore(engine);
    clear = opened.clear;
    const filesDir = join(opened.place.dataDir, 'files');
    mkdirSync(filesDir);
    const makeMissing = async (path: string) => {
      asked.push(path);
      writeFileSync(join(opened.place.dataDir, path), `made: ${path}`);
      return 'made' as const;
    };
    shop = await openShop({ ...opened.place, filesDir, makeMissing });
    token = await shop.logIn(TRADE);
    const made = await shop.call(
      '/woojiapi/order/insertquotation',
      {
        userId,
        source: 'lines',
        title: 'Mill Lane 4',
        clientName: 'Ada Moss',
        siteAddress: '4 Mill Lane, Ipswich',
        postCode: 'IP4 9ZZ',
        lines: LINES,
      },
      { token, json: true },
    );
    quotationId = made.body.data.quotationId;
  });
  afterAll(async () => {
    await shop?.close();
    await clear?.();
  });

  const read = async () =>
    (await shop.call('/woojiapi/order/qryquotationdetail', { userId, quotationId }, { token })).body.data;
  const paper = (more: object, by = { userId, token }) =>
    shop.call(PAPER, { userId: by.userId, quotationId, ...more }, { token: by.token });
  async function save(more: object) {
    const response = await fetch(shop.origin + SAVE, {
      method: 'POST',
      headers: { brand: BRAND, callserial: newSerial(), token },
      body: new URLSearchParams({ userId, quotationId, copy: 'own', ...more }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      name: response.headers.get('content-disposition'),
      bytes,
    };
  }

  it('say what the quotation says, to the penny', async () => {
    const quotation = await read();
    const { data } = (await paper({ copy: 'own' })).body;
    expect(data.sums).toMatchObject({
      goodsPence: quotation.goodsPence,
      deliveryPence: quotation.deliveryPence,
      totalPence: quotation.totalPence,
    });
    expect(data.sums?.vat).toEqual([
      {
        percent: 20,
        netPence: quotation.goodsPence + quotation.deliveryPence,
        vatPence: quotation.vatPence,
      },
    ]);
    expect(data.lines.map(({ note }) => note)).toEqual(['Ours alone', undefined]);
    expect(data.rooms).toMatchObject([{ room: 'Kitchen', areaM2: 9.5, packs: 6, productNo: 'AL-H101' }]);
    const { type, name, bytes } = await save({ format: 'pdf' });
    expect([type, name]).toEqual([
      'application/pdf',
      `attachment; filename="quotation-${quotation.quotationNo}.pdf"`,
    ]);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(text.replace(/\s+/g, ' ')).toContain(`Total incl. VAT ${formatPence(quotation.totalPence)}`);
  });

  it('are for a client without anything of ours', async () => {
    const quotation = await read();
    const { text, body } = await paper({ copy: 'client', margin: 2500 });
    expect(body.data.sender.name).toBe(quotation.companyName);
    expect(body.data.sums?.totalPence).toBeGreaterThan(quotation.totalPence);
    for (const line of quotation.lines) expect(text).not.toContain(`:${line.productPrice},`);
    expect(text).not.toMatch(/Ours alone|Alderline Flooring Ltd|sales@/);
    const { text: unpriced } = await paper({ copy: 'client', margin: 2500, hasPrices: 0 });
    expect(unpriced).not.toMatch(/Pence/);
    for (const [margin, status] of [
      [30_000, 200],
      [30_001, 400],
      [-1, 400],
    ] as const)
      expect((await paper({ copy: 'client', margin })).status).toBe(status);
  });

  it('have the outline of a room, on a copy of the quotation too, unless drawings are left out', async () => {
    const outlines = async (more: object) =>
      (await paper(more)).body.data.rooms.map(({ outline }) => outline);
    expect(await outlines({ copy: 'own' })).toEqual([OUTLINE]);
    for (const copy of ['own', 'client'])
      expect(await outlines({ copy, hasDrawings: 0 })).toEqual([undefined]);
    const words = async (more: object) => {
      const { bytes } = await save({ format: 'pdf', ...more });
      return (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;
    };
    expect(await words({ copy: 'client' })).toContain('Drawings of the rooms');
    expect(await words({ copy: 'client', hasDrawings: 0 })).not.toContain('Drawings of the rooms');
    const again = await shop.call(
      '/woojiapi/order/copyquotation',
      { userId, quotationId, title: 'Mill Lane 5', houseType: '', plots: 1 },
      { token, json: true },
    );
    const copied = await shop.call(
      PAPER,
      { userId, quotationId: again.body.data.quotationId, copy: 'own' },
      { token },
    );
    expect(copied.body.data.rooms).toMatchObject([{ room: 'Kitchen', outline: OUTLINE }]);
  });

  it('have the clause of each floor that lies in a room, as its product’s page says it', async () => {
    const { data } = (await paper({ copy: 'own' })).body;
    const spec = productSpecs().find(({ productNo }) => productNo === 'AL-H101');
    if (!spec) throw new Error('no facts');
    const [heading, ...lines] = clauseText(
      specificationClause(toProduct(itemByNumber('AL-H101')), spec, `${BRAND} Flooring`),
    ).split('\n');
    expect(clausesText(data.specification ?? []).split('\n')).toEqual([heading, 'Rooms: Kitchen', ...lines]);
    const { text, body } = await paper({ copy: 'client', margin: 2500 });
    expect(clausesText(body.data.specification ?? [])).toBe(
      [heading, 'Rooms: Kitchen', ...lines.filter((line) => !line.startsWith('Manufacturer'))].join('\n'),
    );
    expect(text).not.toMatch(/Alderline Flooring/);
    expect(clausesText(data.specification ?? [])).not.toMatch(/£|Pence/);
    for (const copy of ['own', 'client'])
      expect((await paper({ copy, hasSpecification: 0 })).body.data.specification).toBeUndefined();
  });

  it('have no clause of a floor that is no longer sold, as it has no page either', async () => {
    await changeProduct(shop, toProduct(itemByNumber('AL-H101')).productId, { is_listed: 0 });
    expect((await paper({ copy: 'own' })).body.data).toMatchObject({ rooms: [{ room: 'Kitchen' }] });
    expect((await paper({ copy: 'own' })).body.data.specification).toBeUndefined();
    await changeProduct(shop, toProduct(itemByNumber('AL-H101')).productId, { is_listed: 1 });
  });

  it('have the clauses as an annex of the PDF, after the terms, unless they are left out', async () => {
    const pagesOf = async (more: object) => {
      const { bytes } = await save({ format: 'pdf', ...more });
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
      return text.map((page) => page.replace(/\s+/g, ' '));
    };
    const pages = await pagesOf({});
    const annex = pages.findIndex((page) => page.includes('Specification M42 Wood block'));
    expect(annex).toBe(pages.length - 1);
    expect(pages[annex]).toContain('Rooms Kitchen Manufacturer Alderline Flooring, 01632 960180');
    expect(pages[annex]).toContain('Clause Revision A, 5 January 2026');
    expect(pages[annex]).not.toContain('£');
    const without = await pagesOf({ hasSpecification: 0 });
    expect(without).toHaveLength(pages.length - 1);
    expect(without.join(' ')).not.toContain('M42');
  });

  it('give the quantities as a table', async () => {
    const { type, bytes } = await save({ format: 'csv' });
    expect(type).toContain('text/csv');
    const rows = bytes.toString('utf8').replace('\uFEFF', '').split('\r\n').slice(0, -1);
    const cells = rows.map((row) => readRecord(row, 0, ',').cells);
    expect(cells.map(([kind, number]) => [kind, number])).toEqual([
      ['Row', 'Number'],
      ['Total', 'AL-H101'],
      ['Room', 'AL-H101'],
      ['Total', 'AL-C101'],
    ]);
    expect(bytes.toString()).not.toContain('£');
  });

  it('give the data sheet, the IFC file and the textures of each floor once, made where they lack', async () => {
    asked.length = 0;
    const { type, bytes } = await save({ format: 'zip' });
    expect(type).toBe('application/zip');
    const files = unzipSync(new Uint8Array(bytes));
    const names = ['al-c101', 'al-h101'].flatMap((slug) => [
      `${slug}-data-sheet.pdf`,
      `${slug}-textures.zip`,
      `${slug}.ifc`,
    ]);
    expect(Object.keys(files).sort()).toEqual(names);
    expect(strFromU8(files['al-h101.ifc'] ?? new Uint8Array())).toBe('made: files/al-h101.ifc');
    expect(asked.sort()).toEqual(names.map((name) => `files/${name}`));
    await save({ format: 'zip' });
    expect(asked).toHaveLength(names.length);
  });

  it("are not another company's", async () => {
    const theirs = await shop.logIn(ARCHITECT);
    const by = { userId: 'u-1002', token: theirs };
    expect((await paper({ copy: 'own' }, by)).resultCode).toBe('102');
    expect((await paper({ copy: 'client' }, by)).resultCode).toBe('102');
    expect((await paper({ copy: 'own' }, { userId, token: theirs })).resultCode).toBe('102');
    for (const format of ['pdf', 'csv', 'zip'])
      expect(
        (await shop.call(SAVE, { userId: 'u-1002', quotationId, copy: 'own', format }, { token: theirs }))
          .resultCode,
      ).toBe('102');
  });
});
