import { beforeEach, describe, expect, it } from 'vitest';
import { ARCHITECT, TRADE } from '../../testing/buy.ts';
import { answerAsStaff, beginQuoting, quotingMillLane, writtenMails } from '../../testing/mill-lane.ts';
import { BRAND, ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { pdfOf } from '../../testing/pdfs.ts';
import { withShop } from '../../testing/with-shop.ts';
import { QuotationStays } from './staff-answer.ts';

const CHANGE = '/woojiapi/order/updatequotation';
const ASK = '/woojiapi/order/requestquotation';
const ACCEPT = '/woojiapi/order/acceptquotation';
const DECLINE = '/woojiapi/order/declinequotation';
const FILL = '/woojiapi/order/insertquotationbasket';
const WRITE = '/woojiapi/order/insertquotationmessage';
const UPLOAD = '/woojiapi/order/uploadquotationfile';
const FILE = '/woojiapi/order/downloadquotationfile';
const PDF = pdfOf({ 4: ['', Buffer.from('(HTML/JS) Tj')] });
const userId = 'u-1001';

describe.each(ENGINES)('a quotation between a customer and our staff on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  let owner: ReturnType<typeof quotingMillLane>;
  withShop(engine, async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
    owner = quotingMillLane(shop, { userId, token });
  });
  beforeEach(() => beginQuoting(shop));

  it('is answered by our staff within their bounds: a revision that says what it changed', async () => {
    const { quotationId } = await owner.make();
    await owner.ok(ASK, { quotationId, version: 1, message: 'Can you do better?' });
    const asked = await owner.read(quotationId);
    expect(asked).toMatchObject({ sts: 'requested', version: 2, mayChange: 0 });
    const [first, second] = asked.lines;
    const line = (price: number) => [{ lineId: first?.lineId, number: 4, pricePence: price }];
    await expect(
      answerAsStaff(shop, quotationId, { version: 2, message: '', lines: line(2489) }),
    ).rejects.toBeInstanceOf(QuotationStays);
    await expect(
      answerAsStaff(shop, quotationId, { version: 2, message: '', lines: line(4151) }),
    ).rejects.toBeInstanceOf(QuotationStays);
    await expect(answerAsStaff(shop, quotationId, { version: 1, message: '' })).rejects.toThrow('version');
    await answerAsStaff(shop, quotationId, { version: 2, message: 'Our best price', lines: line(3735) });
    const answered = await owner.read(quotationId);
    expect(answered).toMatchObject({ sts: 'answered', revision: 2, version: 3, mayAccept: 1 });
    expect(answered.lines).toHaveLength(1);
    expect(answered.revisions[0]?.changes.map(({ text }) => text)).toEqual([
      'Price reduced from £41.50 to £37.35 per m². 3 packs become 4.',
      'Left out.',
    ]);
    expect(answered.revisions[0]?.changes[1]?.productName).toBe(second?.productName);
    expect(answered.messages.map(({ text, isStaff }) => [text, isStaff])).toEqual([
      ['Can you do better?', 0],
      ['Our best price', 1],
    ]);
    expect(answered.totalPence).toBe(answered.goodsPence + answered.deliveryPence + answered.vatPence);
  });

  it('takes messages with files that only its company reads, and tells our staff', async () => {
    const { quotationId } = await owner.make();
    const upload = async (bytes: Buffer, asToken = token) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)]), 'evil".exe');
      return await fetch(shop.origin + UPLOAD, {
        method: 'POST',
        headers: { brand: BRAND, callserial: newSerial(), token: asToken },
        body: form,
      });
    };
    const sent = await (await upload(PDF)).json();
    expect(sent).toMatchObject({ resultCode: '0', data: { kind: 'pdf', bytes: PDF.length } });
    const wrong = await (await upload(Buffer.from('MZ no picture at all'))).json();
    expect(wrong).toMatchObject({ resultCode: '1', field: 'file' });
    const script = pdfOf({ 5: '<</S/J#61vaScript/JS(x)>>' });
    expect(await (await upload(script)).json()).toMatchObject({ resultCode: '1', field: 'file' });
    const theirs = await (await upload(PDF, await shop.logIn(ARCHITECT))).json();
    const message = { quotationId, text: 'The plan', fileIds: [theirs.data.fileId] };
    expect((await owner.call(WRITE, message)).resultCode).toBe('102');
    expect((await owner.read(quotationId)).messages).toEqual([]);
    await owner.ok(WRITE, { ...message, fileIds: [sent.data.fileId] });
    const one = await owner.read(quotationId);
    expect(one.version).toBe(1);
    expect(one.messages).toMatchObject([
      { by: 'Tom Halloran', text: 'The plan', files: [{ fileName: `${one.quotationNo}-1.pdf` }] },
    ]);
    const { fileId } = sent.data;
    const file = await fetch(shop.origin + FILE, {
      method: 'POST',
      headers: { brand: BRAND, callserial: newSerial(), token },
      body: new URLSearchParams({ userId, quotationId, fileId }),
    });
    expect([file.status, Buffer.from(await file.arrayBuffer())]).toEqual([200, PDF]);
    expect(file.headers.get('content-disposition')).toContain(`${one.quotationNo}-1.pdf`);
    const stranger = await shop.logIn(ARCHITECT);
    const refused = await shop.call(
      FILE,
      { userId: 'u-1002', quotationId, fileId },
      { token: stranger, json: true },
    );
    expect(refused.resultCode).toBe('102');
    expect(await writtenMails(shop)).toEqual(['quotation-for-staff sales@alderline.example']);
  });

  it('writes a mail for each step, and goes into the basket as it is', async () => {
    const { quotationId } = await owner.make();
    await owner.ok(ASK, { quotationId, version: 1, message: '' });
    expect(await writtenMails(shop)).toEqual([
      'quotation-for-staff sales@alderline.example',
      `quotation-requested ${TRADE}`,
    ]);
    await shop.db.deleteFrom('mails').execute();
    await answerAsStaff(shop, quotationId, { version: 2, message: '' });
    await owner.ok(ACCEPT, { quotationId, version: 3, signedBy: 'Tom' });
    const again = await owner.ok(ACCEPT, { quotationId, version: 3, signedBy: 'Tom' });
    expect(again.data.version).toBe(4);
    expect(await writtenMails(shop)).toEqual([
      'quotation-accepted trade@alderline.example',
      'quotation-for-staff sales@alderline.example',
    ]);
    const added = await owner.ok(FILL, { quotationId });
    expect(added.data).toHaveLength(2);
    expect((await owner.read(quotationId)).sts).toBe('accepted');
    await owner.ok(DECLINE, { quotationId, version: 4, reason: ' The client has stopped ' });
    await owner.ok(DECLINE, { quotationId, version: 4, reason: '' });
    expect(await owner.read(quotationId)).toMatchObject({
      sts: 'declined',
      reason: 'The client has stopped',
    });
  });

  it('is accepted, answered or declined once when several do it at once', async () => {
    const { quotationId } = await owner.make();
    const answers = await Promise.all([
      owner.call(ACCEPT, { quotationId, version: 1, signedBy: 'Tom' }),
      owner.call(CHANGE, { quotationId, version: 1, plots: 40 }),
      owner.call(ASK, { quotationId, version: 1, message: '' }),
    ]);
    expect(answers.filter(({ resultCode }) => resultCode === '0')).toHaveLength(1);
    expect((await owner.read(quotationId)).version).toBe(2);
  });
});
