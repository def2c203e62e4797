import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it } from 'vitest';
import { readTaggedPdf } from '../../../../fixtures/testing/read-tagged-pdf.ts';
import { stockedFloor, TRADE } from '../../testing/buy.ts';
import { BRAND, ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { goodPicture } from '../../testing/pictures.ts';
import { keptPicture } from '../../testing/project-pictures.ts';
import { withShop } from '../../testing/with-shop.ts';

const PAPER = '/woojiapi/order/qryquotationpaper';
const SAVE = '/woojiapi/order/downloadquotation';
const userId = 'u-1001';
const [oak, other] = [stockedFloor(0), stockedFloor(1)];

describe.each(ENGINES)('pictures of laid floors on a client’s copy on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  let projectId: string;
  let quotationId: string;
  withShop(engine, async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
  });
  beforeEach(async () => {
    const project = { projectName: 'Mill Lane 4', brand: BRAND, userId };
    projectId = (await shop.call('/woojiapi/order/insertproject', project, { token })).body.data.projectId;
    quotationId = await newQuotation({ projectId });
  });

  async function newQuotation(more: object): Promise<string> {
    const lines = [{ productNo: oak.productNo, number: 2, note: '' }];
    const input = { userId, source: 'lines', title: 'Mill Lane 4', lines, ...more };
    const made = await shop.call('/woojiapi/order/insertquotation', input, { token, json: true });
    return made.body.data.quotationId;
  }
  const paper = async (more: object, id = quotationId) =>
    (await shop.call(PAPER, { userId, quotationId: id, ...more }, { token })).body.data;
  async function pdf(more: Record<string, string>): Promise<Buffer> {
    const response = await fetch(shop.origin + SAVE, {
      method: 'POST',
      headers: { brand: BRAND, callserial: newSerial(), token },
      body: new URLSearchParams({ userId, quotationId, copy: 'client', format: 'pdf', ...more }),
    });
    return Buffer.from(await response.arrayBuffer());
  }
  const WANTED = { copy: 'client', hasPictures: 1 };

  it('are there where they are asked for, and on no other paper', async () => {
    const pictureId = await keptPicture(shop, token, projectId, {
      title: 'Kitchen',
      productIds: [oak.productId],
    });
    expect(await paper(WANTED)).toMatchObject({ projectId, pictures: [{ pictureId, title: 'Kitchen' }] });
    const elsewhere = await newQuotation({});
    for (const [asked, id] of [
      [{ copy: 'client' }],
      [{ copy: 'client', hasPictures: 0 }],
      [{ copy: 'own', hasPictures: 1 }],
      [WANTED, elsewhere],
    ] as const) {
      const without = await paper(asked, id);
      expect([without.projectId, without.pictures]).toEqual([undefined, undefined]);
    }
  });

  it('are there as they are today, and gone with the project', async () => {
    const pictureId = await keptPicture(shop, token, projectId);
    await shop.call(
      '/woojiapi/order/updateprojectpicture',
      { projectId, pictureId, title: 'Snug' },
      { token },
    );
    expect((await paper(WANTED)).pictures).toMatchObject([{ title: 'Snug' }]);
    await shop.call('/woojiapi/order/deleteproject', { projectId }, { token });
    expect((await paper(WANTED)).pictures).toBeUndefined();
  });

  it('are drawn in the PDF with title and floors, and read out by them', async () => {
    const wide = await goodPicture('jpeg', 2400, 500);
    const productIds = [other.productId, oak.productId];
    await keptPicture(shop, token, projectId, { title: 'Kitchen', productIds: [oak.productId] });
    await keptPicture(shop, token, projectId, { productIds, file: wide });
    const made = await pdf({ hasPictures: '1' });
    const { figures, loose } = await readTaggedPdf(made);
    expect(figures).toEqual([
      `Kitchen with ${oak.productName}`,
      `A room with ${other.productName} and ${oak.productName}`,
    ]);
    expect(loose).toEqual([]);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(made)), { mergePages: true });
    const plain = text.replace(/\s+/g, ' ');
    expect(plain).toContain('Pictures of the floors Kitchen');
    expect(plain).toContain(
      `From left to right: ${other.productName}, ${other.productNo}; ${oak.productName}`,
    );
    expect((await readTaggedPdf(await pdf({}))).figures).toEqual([]);
  });

  it('are never cut by the end of a page, and stay with their words', async () => {
    const upright = await goodPicture('jpeg', 480, 900);
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five'])
      await keptPicture(shop, token, projectId, { title, file: upright });
    const document = await getDocumentProxy(new Uint8Array(await pdf({ hasPictures: '1' })));
    const counts: number[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const [, , , top = 0] = page.view;
      const figures = JSON.stringify(await page.getStructTree()).split('"Figure"').length - 1;
      const { items } = await page.getTextContent();
      const titles = items.flatMap((item) =>
        'str' in item && /^(One|Two|Three|Four|Five)$/.test(item.str) ? [item.transform[5]] : [],
      );
      expect(figures).toBe(titles.length);
      for (const y of titles) {
        // above the line at the foot, and with room for the picture above it
        expect(y).toBeGreaterThan(50);
        expect(y + 290).toBeLessThan(top);
      }
      counts.push(titles.length);
    }
    expect(counts.filter((count) => count > 0)).toEqual([2, 2, 1]);
  });
});
