import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReplyOf } from '../../../../contracts/api/calls.ts';
import { PICTURE_WORDS } from '../../../../contracts/domain/file/file-kind.ts';
import { ARCHITECT, TRADE } from '../../testing/buy.ts';
import { hostileUploads } from '../../testing/hostile-files.ts';
import { BRAND, ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { goodPicture, HIDDEN, pictureForm, pictureWithPosition } from '../../testing/pictures.ts';
import { withShop } from '../../testing/with-shop.ts';

const UPLOAD = '/woojiapi/user/uploadcompanylogo';
const READ = '/woojiapi/user/qrycompanylogo';
const REMOVE = '/woojiapi/user/deletecompanylogo';
const userId = 'u-1001';

describe.each(ENGINES)("a company's logo on %s", (engine) => {
  let shop: TestShop;
  let token: string;
  withShop(engine, async (opened) => {
    shop = opened;
    token = await shop.logIn(TRADE);
  });
  beforeEach(async () => {
    await shop.db.deleteFrom('company_logos').execute();
  });

  async function send(
    body: BodyInit,
    headers: Readonly<Record<string, string>> = {},
    callserial = newSerial(),
  ): Promise<ReplyOf<typeof READ> & { status: number }> {
    const response = await fetch(shop.origin + UPLOAD, {
      method: 'POST',
      body,
      headers: { brand: BRAND, callserial, token, ...headers },
    });
    return { status: response.status, ...((await response.json()) as ReplyOf<typeof READ>) };
  }
  const read = async () => (await shop.call(READ, { userId }, { token })).body.data;
  const pngOf = (logo: { png: string } | undefined) => Buffer.from(logo?.png ?? '', 'base64');
  const kept = () => shop.db.selectFrom('company_logos').select(['company_id', 'width', 'height']).execute();

  it('is re-encoded as a PNG on white, no larger than it prints', async () => {
    expect(await read()).toBeUndefined();
    const wide = await sharp({ create: { width: 2400, height: 600, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect(await send(pictureForm(wide))).toMatchObject({
      resultCode: '0',
      data: { width: 800, height: 200 },
    });
    const logo = await read();
    const { data, info } = await sharp(pngOf(logo)).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 800, height: 200, channels: 3 });
    expect(data.every((byte) => byte === 255)).toBe(true);
  });

  it('keeps only the visible picture of the file', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const sent = await pictureWithPosition(format);
      expect(sent.includes(HIDDEN)).toBe(true);
      expect((await send(pictureForm(sent, '../../logo.svg', 'image/svg+xml'))).resultCode).toBe('0');
      const png = pngOf(await read());
      expect(png.includes(HIDDEN)).toBe(false);
      // rotated by the phone's orientation tag
      expect(await sharp(png).metadata()).toMatchObject({
        format: 'png',
        width: 240,
        height: 320,
        hasAlpha: false,
      });
      expect((await sharp(png).metadata()).exif).toBeUndefined();
    }
  });

  it('replaces the previous one, once for the same call', async () => {
    const serial = newSerial();
    const [small, large] = [await goodPicture('png', 200, 100), await goodPicture('png', 300, 200)];
    await send(pictureForm(small), {}, serial);
    await send(pictureForm(large));
    await send(pictureForm(small), {}, serial);
    expect(await read()).toMatchObject({ width: 300, height: 200 });
    expect(await kept()).toHaveLength(1);
  });

  it('is shared by colleagues and hidden from others', async () => {
    await send(pictureForm(await goodPicture()));
    const theirs = await shop.logIn(ARCHITECT);
    expect((await shop.call(READ, { userId }, { token: theirs })).resultCode).toBe('102');
    expect((await shop.call(READ, { userId: 'u-1002' }, { token: theirs })).body.data).toBeUndefined();
    expect((await shop.call(REMOVE, { userId }, { token: theirs })).resultCode).toBe('102');
    expect((await shop.call(REMOVE, { userId: 'u-1002' }, { token: theirs })).resultCode).toBe('0');
    const companies = await shop.db
      .selectFrom('users')
      .select(['user_id', 'company_id'])
      .where('user_id', 'in', [userId, 'u-1002'])
      .execute();
    const ofUser = (id: string) => companies.find(({ user_id }) => user_id === id)?.company_id ?? '';
    const moveTo = (companyId: string) =>
      shop.db.updateTable('users').set({ company_id: companyId }).where('user_id', '=', 'u-1002').execute();
    await moveTo(ofUser(userId));
    expect((await shop.call(READ, { userId: 'u-1002' }, { token: theirs })).body.data).toMatchObject({
      height: 320,
    });
    await moveTo(ofUser('u-1002'));
  });

  it('is removed, and stays removed', async () => {
    await send(pictureForm(await goodPicture()));
    for (const _time of [1, 2]) expect((await shop.call(REMOVE, { userId }, { token })).resultCode).toBe('0');
    expect(await read()).toBeUndefined();
  });

  it('is in the data file of its company', async () => {
    await send(pictureForm(await goodPicture()));
    const { data } = (await shop.call('/woojiapi/user/qryowndata', { userId }, { token })).body;
    const part = data.find(({ title }) => title === 'Your company’s logo');
    const values = Object.fromEntries((part?.records[0] ?? []).map(({ name, value }) => [name, value]));
    expect(values).toMatchObject({ Size: '427 × 320 pixels' });
    expect(values.Picture).toMatch(/^data:image\/png;base64,iVBOR/);
  });

  it('is refused with a clear answer if the upload is malicious', async () => {
    const uploads = await hostileUploads();
    expect(uploads.length).toBeGreaterThanOrEqual(200);
    for (const [index, { name, body, headers, status, words }] of uploads.entries()) {
      const due = words === PICTURE_WORDS.tiny ? PICTURE_WORDS.tinyLogo : words;
      const from = `10.1.${Math.floor(index / 250)}.${index % 250}`;
      const answer = await send(body(), { ...headers, 'x-forwarded-for': from });
      expect([name, answer.status, answer.resultCode, answer.resultMsg]).toEqual([name, status, '1', due]);
    }
    expect(await kept()).toEqual([]);
  });

  it('is deleted when the last person of the company closes their account', async () => {
    await send(pictureForm(await goodPicture()));
    expect(await kept()).toHaveLength(1);
    const answer = await shop.call(
      '/woojiapi/user/closeaccount',
      { userId, password: 'Floor!2026' },
      { token },
    );
    expect(answer.resultCode).toBe('0');
    expect(await kept()).toEqual([]);
  });
});
