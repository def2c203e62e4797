import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedPictureUrl } from '../../../../contracts/domain/project/shared-project.ts';
import { signedHeaders } from '../../../gateway/testing/signed-headers.ts';
import { createLogger } from '../../../http/logger.ts';
import { removeOld } from '../../engine/database/keep-house.ts';
import { openDatabase } from '../../engine/database/open-database.ts';
import type { Db } from '../../engine/database/tables.ts';
import { ARCHITECT, TRADE } from '../../testing/buy.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { BRAND, ENGINES, newSerial, newStore } from '../../testing/open-shop.ts';
import { goodPicture, pictureForm } from '../../testing/pictures.ts';

const UPLOAD = '/woojiapi/order/uploadexamplepicture';
const SHARE = '/woojiapi/order/insertprojectexample';
const GALLERY = '/woojiapi/order/qryprojectexamplebysts';
const DAY_MS = 24 * 60 * 60_000;

describe.each(ENGINES)('sharing a project on %s', (engine) => {
  let store: Awaited<ReturnType<typeof newStore>>;
  let shop: TestConsole;
  let db: Db;
  let token: string;
  let picture: Buffer;
  beforeAll(async () => {
    store = await newStore(engine);
    shop = await openConsole(store.place);
    db = openDatabase({ ...store.place, logger: createLogger('silent') });
    token = await shop.logIn(TRADE);
    picture = await goodPicture();
  });
  afterAll(async () => {
    await db.destroy();
    await shop.close();
    await store.clear();
  });

  const post = async (file: Buffer, as = token, headers: Record<string, string> = {}) => {
    const response = await fetch(shop.origin + UPLOAD, {
      method: 'POST',
      body: pictureForm(file),
      headers: { ...signedHeaders(UPLOAD, 'console-test'), token: as, ...headers },
    });
    return (await response.json()) as { resultCode: string; resultMsg: string; data: { pictureId: string } };
  };
  const upload = async () => (await post(picture)).data.pictureId;
  const share = async (pictureIds: readonly string[], changes: object = {}, serial = newSerial()) => {
    const input = {
      userId: 'u-1001',
      brand: BRAND,
      title: ' Chapel, now a house ',
      town: 'Maldon',
      content: 'Herringbone from door to door.',
      productNos: ['AL-H105', 'AL-M101'],
      pictureIds,
      consent: true,
      ...changes,
    };
    const { reply } = await shop.call(SHARE, input, { token, serial });
    return reply as { resultCode: string; resultMsg: string; data: { exampleId: string } };
  };
  const listed = async () => {
    const { reply } = await shop.call(GALLERY, { pageSize: 100, pageNo: 1, sts: 1, brand: BRAND });
    return reply?.data as readonly Record<string, unknown>[];
  };
  const statusOf = async (id: string, size: 'small' | 'large' = 'small') =>
    (await fetch(shop.origin + sharedPictureUrl(id, size))).status;
  const mails = async () => (await shop.control('/mails')).mails;
  const sent = async (exampleId: string) =>
    (await shop.control('/shared-projects')).projects.find((project) => project.exampleId === exampleId);

  it('shows nothing of it until it is approved, then all of it, with a voucher by mail', async () => {
    const pictureIds = [await upload(), await upload()];
    const before = await listed();
    const { exampleId } = (await share([...pictureIds].reverse())).data;
    expect(await listed()).toEqual(before);
    for (const id of pictureIds)
      expect([await statusOf(id), await statusOf(id, 'large')]).toEqual([404, 404]);

    const waiting = await sent(exampleId);
    expect(waiting).toMatchObject({ review: 'waiting', title: 'Chapel, now a house', loginName: TRADE });
    expect(waiting?.pictureIds).toEqual([...pictureIds].reverse());
    const staffs = await fetch(`${shop.origin}/__mock/api/shared-pictures/${pictureIds[0]}`);
    expect(((await staffs.json()) as { picture: string }).picture).toMatch(/^data:image\/webp;base64,UklGR/);

    const decide = () =>
      shop.control('POST /shared-projects/:exampleId', { id: exampleId, body: { review: 'approved' } });
    const approved = await decide();
    expect(approved.voucherCode).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    const [mail] = await mails();
    expect(mail?.to).toBe(TRADE);
    expect(mail?.text).toContain(`voucher of £50 has the code ${approved.voucherCode}`);
    expect((await listed())[0]).toEqual({
      exampleId,
      title: 'Chapel, now a house',
      town: 'Maldon',
      content: 'Herringbone from door to door.',
      productNo: 'AL-H105',
      floors: [
        expect.objectContaining({ productNo: 'AL-H105' }),
        expect.objectContaining({ productNo: 'AL-M101' }),
      ],
      img1: sharedPictureUrl(pictureIds[1] ?? ''),
      img2: sharedPictureUrl(pictureIds[0] ?? ''),
    });
    const shown = await fetch(shop.origin + sharedPictureUrl(pictureIds[0] ?? '', 'large'));
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(Buffer.from(await shown.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');

    const count = (await mails()).length;
    expect(await decide()).toEqual(approved);
    await shop.control('POST /shared-projects/:exampleId', { id: exampleId, body: { review: 'declined' } });
    expect((await mails()).length).toBe(count);
    expect((await sent(exampleId))?.review).toBe('approved');
    expect((await listed()).filter((project) => project.exampleId === exampleId)).toHaveLength(1);
  });

  it('publishes nothing of a declined one, and says so by mail', async () => {
    // the newest mail comes first
    shop.clock.now += 1;
    const id = await upload();
    const { exampleId } = (await share([id])).data;
    await shop.control('POST /shared-projects/:exampleId', { id: exampleId, body: { review: 'declined' } });
    const [mail] = await mails();
    expect(mail?.text).toContain("We can't use it for our gallery");
    expect(mail?.text).not.toContain('voucher');
    expect(await statusOf(id)).toBe(404);
    expect((await listed()).map((project) => project.exampleId)).not.toContain(exampleId);
  });

  it("refuses another customer's pictures, and pictures that don't exist or are in use", async () => {
    const others = (await post(picture, await shop.logIn(ARCHITECT))).data.pictureId;
    expect((await share([others])).resultCode).toBe('102');
    expect((await share(['i-00000000-0000-0000-0000-000000000000'])).resultCode).toBe('102');
    expect((await share([await upload()], { userId: 'u-1002' })).resultCode).toBe('102');
    const id = await upload();
    expect((await share([id, id])).resultMsg).toBe('Each picture can be used once.');
    expect((await share([id])).resultCode).toBe('0');
    expect((await share([id])).resultMsg).toBe('This picture is in another project already.');
  });

  it('requires consent, texts, known floors and one to six pictures', async () => {
    const id = await upload();
    const refusals = [
      [{ consent: false }, 'Please agree that we may publish your project.'],
      [{ title: '  ' }, 'Please enter a title.'],
      [{ town: ' ' }, 'Please enter the town.'],
      [{ content: ' ' }, 'Please tell us something about the project.'],
      [{ productNos: ['AL-H105', 'AL-NONE'] }, 'We have no product with the number AL-NONE.'],
      [{ productNos: ['AL-H105', 'AL-H105'] }, 'Name each floor once.'],
      [{ pictureIds: [] }, 'pictureIds: must be at least 1 entry'],
      [{ pictureIds: Array(7).fill(id) }, 'pictureIds: must be at most 6 entries'],
    ] as const;
    for (const [changes, words] of refusals) expect((await share([id], changes)).resultMsg).toBe(words);
    expect((await share([id])).resultCode).toBe('0');
  });

  it('answers a repeated call with the first answer, and refuses another picture under its serial', async () => {
    const callserial = newSerial();
    const headers = { ...signedHeaders(UPLOAD, 'console-test', callserial) };
    const first = await post(picture, token, headers);
    expect(await post(picture, token, headers)).toEqual(first);
    const other = await post(await goodPicture('png'), token, headers);
    expect(other.resultMsg).toBe('callserial: was already used for a different request');
  });

  it('makes one project of a call that is sent again', async () => {
    const [pictureId, serial] = [await upload(), newSerial()];
    const first = await share([pictureId], {}, serial);
    expect(first.resultCode).toBe('0');
    expect(await share([pictureId], {}, serial)).toEqual(first);
  });

  it('keeps at most 24 pictures without a project for a customer, for two days', async () => {
    const waiting = async () =>
      (
        await db
          .selectFrom('shared_pictures')
          .select('picture_id')
          .where('example_id', 'is', null)
          .where('user_id', '=', 'u-1001')
          .execute()
      ).length;
    const first = await upload();
    shop.clock.now += 1;
    for (let more = 0; more < 25; more++) await upload();
    expect(await waiting()).toBe(24);
    expect((await share([first])).resultCode).toBe('102');
    await removeOld(db, shop.clock.now + 2 * DAY_MS - 1000);
    expect(await waiting()).toBe(24);
    await removeOld(db, shop.clock.now + 2 * DAY_MS + 1000);
    expect(await waiting()).toBe(0);
  });

  it('is gone with a reset', async () => {
    await share([await upload()]);
    await shop.control('POST /reset');
    expect((await shop.control('/shared-projects')).projects).toEqual([]);
    expect(await db.selectFrom('shared_pictures').select('picture_id').execute()).toEqual([]);
  });
});
