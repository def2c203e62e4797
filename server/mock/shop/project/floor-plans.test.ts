import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallPath } from '../../../../contracts/api/calls.ts';
import { FLOOR_PLAN_SIDE } from '../../../../contracts/domain/project/project-limits.ts';
import { FILE_WORDS } from '../../../calls/check-upload.ts';
import { removeOld } from '../../engine/database/keep-house.ts';
import { keptFloorPlan, TRACE, uploadFloorPlan } from '../../testing/floor-plans.ts';
import { BRAND, ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { pdfOf } from '../../testing/pdfs.ts';
import { colleague, freshOwner } from '../../testing/people.ts';
import { goodPicture, HIDDEN, pictureForm, pictureWithPosition } from '../../testing/pictures.ts';
import { sendFile } from '../../testing/project-pictures.ts';
import { withShop } from '../../testing/with-shop.ts';

const path = <P extends string>(name: P) => `/woojiapi/order/${name}` as const;
const DAY_MS = 24 * 60 * 60_000;

describe.each(ENGINES)('a floor plan kept with a project on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  let projectId: string;
  withShop(engine, (opened) => {
    shop = opened;
  });
  beforeEach(async () => {
    token = (await freshOwner(shop)).token;
    projectId = await newProject();
  });

  const call = <P extends CallPath>(name: P, body: object, as = token) =>
    shop.call(name, body, { token: as, json: true });
  const newProject = async () => {
    const body = { projectName: 'Mill Lane 4', brand: BRAND, userId: 'u-1001' };
    return (await call(path('insertproject'), body)).body.data.projectId;
  };
  const floorPlan = async (id = projectId, as = token) =>
    (await call(path('qryfloorplan'), { projectId: id }, as)).body.data;
  const keep = (fileId: string, more: object = {}, as = token) =>
    call(path('insertfloorplan'), { projectId, fileId, fileName: 'plan.pdf', trace: TRACE, ...more }, as);
  async function bytesOf(fileId: string, as = token) {
    const response = await fetch(shop.origin + path('downloadfloorplan'), {
      method: 'POST',
      headers: { brand: BRAND, callserial: newSerial(), token: as },
      body: new URLSearchParams({ projectId, fileId }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { type: response.headers.get('content-type'), bytes };
  }
  const rows = async () =>
    (await shop.db.selectFrom('floor_plans').select('file_id').execute()).map(({ file_id }) => file_id);

  it('comes back as it was: a PDF byte by byte, with its name and all that is traced', async () => {
    const pdf = pdfOf();
    expect(await floorPlan()).toBeUndefined();
    const fileId = await keptFloorPlan(shop, token, projectId, pdf);
    expect(await floorPlan()).toEqual({
      fileId,
      fileName: 'ground-floor.pdf',
      trace: TRACE,
      mayChange: true,
    });
    expect(await bytesOf(fileId)).toEqual({ type: 'application/pdf', bytes: pdf });
  });

  it.each([
    ['jpeg', 900, 900],
    ['png', 5000, FLOOR_PLAN_SIDE],
    ['webp', 640, 640],
  ] as const)('as a %s of %d pixels is as large as the browser draws it: %d', async (format, sent, kept) => {
    const fileId = await keptFloorPlan(
      shop,
      token,
      projectId,
      await goodPicture(format, sent, sent / 2 + 200),
    );
    const { type, bytes } = await bytesOf(fileId);
    expect(type).toBe('image/webp');
    expect((await sharp(bytes).metadata()).width).toBe(kept);
  });

  it('keeps only what is seen of a photographed plan, and upright', async () => {
    const fileId = await keptFloorPlan(shop, token, projectId, await pictureWithPosition());
    const { bytes } = await bytesOf(fileId);
    expect(bytes.includes(HIDDEN)).toBe(false);
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, height, exif]).toEqual([480, 640, undefined]);
  });

  it.each([
    ['text', () => Buffer.from('Rooms: 6'), FILE_WORDS.other],
    ['a PDF that is cut off', () => pdfOf().subarray(0, 200), FILE_WORDS.broken],
    [
      'a PDF with a program',
      () => pdfOf({ 1: '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>' }),
      FILE_WORDS.hidden,
    ],
  ])('isn’t %s, whatever its name says', async (_what, file, words) => {
    const form = pictureForm(file(), 'plan.pdf', 'application/pdf', 'file');
    const reply = await sendFile(shop, path('uploadfloorplan'), token, form);
    expect(reply).toMatchObject({ resultCode: '1', resultMsg: words, field: 'file' });
  });

  it('is one for each project: another takes its place, and the same with more rooms stays', async () => {
    const first = await keptFloorPlan(shop, token, projectId);
    expect((await keep(first, { fileName: 'House.pdf', trace: { pages: [], rooms: [] } })).resultCode).toBe(
      '0',
    );
    expect(await floorPlan()).toMatchObject({ fileId: first, fileName: 'House.pdf', trace: { rooms: [] } });
    const second = await keptFloorPlan(shop, token, projectId);
    expect((await floorPlan())?.fileId).toBe(second);
    expect(await rows()).not.toContain(first);
    // one that can't be had leaves it
    expect((await keep('i-gone')).resultCode).toBe('102');
    expect((await floorPlan())?.fileId).toBe(second);
  });

  it('is uploaded and kept once, however often both are sent', async () => {
    const serial = newSerial();
    const file = await goodPicture();
    const once = await uploadFloorPlan(shop, token, file, serial);
    expect(await uploadFloorPlan(shop, token, file, serial)).toBe(once);
    const body = { projectId, fileId: once, fileName: 'plan.pdf', trace: TRACE };
    const callserial = newSerial();
    for (const _time of [1, 2])
      expect(
        (await shop.call(path('insertfloorplan'), body, { token, json: true, callserial })).resultCode,
      ).toBe('0');
    expect((await rows()).filter((id) => id === once)).toHaveLength(1);
  });

  it('is seen by colleagues, who can’t change it; a finished project’s stays as it is', async () => {
    const fileId = await keptFloorPlan(shop, token, projectId);
    const ben = await colleague(shop, await freshOwner(shop), 'ben', 'buyer');
    expect(await floorPlan(projectId, ben.token)).toMatchObject({ fileId, mayChange: false });
    expect((await bytesOf(fileId, ben.token)).type).toBe('image/webp');
    const own = await uploadFloorPlan(shop, ben.token);
    expect((await keep(own, {}, ben.token)).resultCode).toBe('102');
    expect((await call(path('deletefloorplan'), { projectId }, ben.token)).resultCode).toBe('102');
    // nor can anybody take what somebody else has sent
    expect((await keep(own)).resultCode).toBe('102');

    await call(path('updateproject'), { projectId, sts: 'Finished' });
    expect(await floorPlan()).toMatchObject({ fileId, mayChange: false });
    expect((await keep(fileId)).resultCode).toBe('1');
    expect((await call(path('deletefloorplan'), { projectId })).resultCode).toBe('1');
  });

  it('gives another company neither plan nor file', async () => {
    const fileId = await keptFloorPlan(shop, token, projectId);
    const stranger = await shop.logIn('architect@alderline.example');
    for (const [name, more] of [
      ['qryfloorplan', {}],
      ['downloadfloorplan', { fileId }],
      ['deletefloorplan', {}],
    ] as const)
      expect((await call(path(name), { projectId, ...more }, stranger)).resultCode).toBe('102');
    expect((await floorPlan())?.fileId).toBe(fileId);
  });

  it('is removed at once by its owner, after 30 days with a deleted project, and isn’t copied', async () => {
    const fileId = await keptFloorPlan(shop, token, projectId);
    const { body } = await call(path('copyproject'), { projectId, projectName: 'Mill Lane 5' });
    expect(await floorPlan(body.data.projectId)).toBeUndefined();
    for (const _time of [1, 2])
      expect((await call(path('deletefloorplan'), { projectId })).resultCode).toBe('0');
    expect(await rows()).not.toContain(fileId);

    const kept = await keptFloorPlan(shop, token, projectId);
    const now = shop.clock.now;
    await call(path('deleteproject'), { projectId });
    expect((await call(path('qryfloorplan'), { projectId })).resultCode).toBe('102');
    await removeOld(shop.db, now + 29 * DAY_MS);
    expect(await rows()).toContain(kept);
    await removeOld(shop.db, now + 31 * DAY_MS);
    expect(await rows()).not.toContain(kept);
  });

  it('waits two days for its project, four of one customer at most', async () => {
    const waiting: string[] = [];
    for (let count = 0; count < 5; count++) {
      shop.clock.now += 1;
      waiting.push(await uploadFloorPlan(shop, token));
    }
    const [oldest = '', ...others] = waiting;
    expect(await rows()).not.toContain(oldest);
    expect(await rows()).toEqual(expect.arrayContaining(others));
    await removeOld(shop.db, shop.clock.now + 3 * DAY_MS);
    for (const id of others) expect(await rows()).not.toContain(id);
  });

  it('is in the person’s own data, with the rooms traced on it', async () => {
    await keptFloorPlan(shop, token, projectId);
    const reply = await call('/woojiapi/user/qryowndata', { userId: 'u-1001' });
    const part = reply.body.data.find(({ title }) => title === 'Floor plans you have sent');
    for (const words of ['Mill Lane 4', 'ground-floor.pdf', 'Kitchen, Nursery'])
      expect(JSON.stringify(part)).toContain(words);
  });
});
