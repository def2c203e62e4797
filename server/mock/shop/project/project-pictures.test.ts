import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallPath } from '../../../../contracts/api/calls.ts';
import { MAX_PROJECT_PICTURES } from '../../../../contracts/domain/project/project-limits.ts';
import { removeOld } from '../../engine/database/keep-house.ts';
import { stockedFloor } from '../../testing/buy.ts';
import { BRAND, ENGINES, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { colleague, freshOwner } from '../../testing/people.ts';
import { goodPicture, HIDDEN, pictureWithPosition } from '../../testing/pictures.ts';
import { keptPicture, uploadPicture } from '../../testing/project-pictures.ts';
import { withShop } from '../../testing/with-shop.ts';

const path = <P extends string>(name: P) => `/woojiapi/order/${name}` as const;
const DAY_MS = 24 * 60 * 60_000;
const [oak, other] = [stockedFloor(0), stockedFloor(1)];

describe.each(ENGINES)('pictures kept with a project on %s', (engine) => {
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
  const pictures = async (id = projectId, as = token) =>
    (await call(path('qryprojectpictures'), { projectId: id }, as)).body.data;
  async function bytesOf(pictureId: string, size: 'small' | 'large', as = token): Promise<Buffer> {
    const response = await fetch(shop.origin + path('downloadprojectpicture'), {
      method: 'POST',
      headers: { brand: BRAND, callserial: newSerial(), token: as },
      body: new URLSearchParams({ projectId, pictureId, size }),
    });
    expect(response.headers.get('content-type')).toBe('image/webp');
    return Buffer.from(await response.arrayBuffer());
  }
  const rows = async () =>
    (await shop.db.selectFrom('project_pictures').select('picture_id').execute()).map(
      ({ picture_id }) => picture_id,
    );

  it('say their title, their floors from left to right and their size', async () => {
    const strip = await goodPicture('jpeg', 3000, 600);
    const productIds = [other.productId, oak.productId];
    const wide = await keptPicture(shop, token, projectId, { title: ' Hall ', productIds, file: strip });
    const plain = await keptPicture(shop, token, projectId, { productIds: [oak.productId] });
    expect(await pictures()).toMatchObject([
      {
        pictureId: wide,
        title: 'Hall',
        width: 2000,
        height: 400,
        floors: [{ productName: other.productName }, { productNo: oak.productNo }],
      },
      { pictureId: plain, title: '', width: 640, height: 480 },
    ]);
    for (const [size, width] of [
      ['small', 800],
      ['large', 2000],
    ] as const)
      expect(await sharp(await bytesOf(wide, size)).metadata()).toMatchObject({ format: 'webp', width });
  });

  it('have nothing of the file but what is seen', async () => {
    const id = await keptPicture(shop, token, projectId, { file: await pictureWithPosition() });
    for (const size of ['small', 'large'] as const) {
      const bytes = await bytesOf(id, size);
      expect(bytes.includes(HIDDEN)).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
    // turned by its tag
    expect(await pictures()).toMatchObject([{ width: 480, height: 640 }]);
  });

  it('are seen by colleagues, who can’t change them', async () => {
    const id = await keptPicture(shop, token, projectId, { title: 'Kitchen' });
    const ben = await colleague(shop, await freshOwner(shop), 'ben', 'buyer');
    expect(await pictures(projectId, ben.token)).toMatchObject([{ pictureId: id }]);
    expect((await bytesOf(id, 'small', ben.token)).length).toBeGreaterThan(100);
    const own = await uploadPicture(shop, ben.token, await goodPicture());
    for (const [name, more] of [
      ['insertprojectpicture', { pictureId: own, productIds: [oak.productId] }],
      ['updateprojectpicture', { pictureId: id, title: 'Theirs' }],
      ['deleteprojectpicture', { pictureId: id }],
    ] as const)
      expect((await call(path(name), { projectId, ...more }, ben.token)).resultCode).toBe('102');
    expect(await pictures()).toMatchObject([{ title: 'Kitchen' }]);
  });

  it('are never more than a project may keep, also when several are sent at once', async () => {
    for (let count = 0; count < MAX_PROJECT_PICTURES - 1; count++) await keptPicture(shop, token, projectId);
    const file = await goodPicture();
    const waiting = [];
    for (let count = 0; count < 3; count++) waiting.push(await uploadPicture(shop, token, file));
    const replies = await Promise.all(
      waiting.map((pictureId) =>
        call(path('insertprojectpicture'), { projectId, pictureId, productIds: [oak.productId] }),
      ),
    );
    expect(replies.map(({ resultCode }) => resultCode).sort()).toEqual(['0', '1', '1']);
    expect(await pictures()).toHaveLength(MAX_PROJECT_PICTURES);
    // a refused one still waits, so that it can be kept elsewhere
    const refused = waiting[replies.findIndex(({ resultCode }) => resultCode === '1')];
    const elsewhere = await newProject();
    const body = { projectId: elsewhere, pictureId: refused, productIds: [oak.productId] };
    expect((await call(path('insertprojectpicture'), body)).resultCode).toBe('0');
  });

  it('are kept once however often they are sent, and take the title that came last', async () => {
    const pictureId = await uploadPicture(shop, token, await goodPicture());
    const send = (title: string, callserial: string) => {
      const body = { projectId, pictureId, productIds: [oak.productId], title };
      return shop.call(path('insertprojectpicture'), body, { token, json: true, callserial });
    };
    const serial = newSerial();
    const replies = [await send('Hall', serial), await send('Hall', serial), await send('Snug', newSerial())];
    expect(replies.map(({ text }) => text)).toEqual(replies.map(() => '{"resultCode":"0"}'));
    expect(await pictures()).toMatchObject([{ pictureId, title: 'Snug' }]);
    expect(await pictures()).toHaveLength(1);
  });

  it('stay while uploads that wait are removed, and go with their project', async () => {
    const id = await keptPicture(shop, token, projectId);
    const now = shop.clock.now;
    await removeOld(shop.db, now + 3 * DAY_MS);
    expect(await rows()).toContain(id);
    await call(path('deleteproject'), { projectId });
    expect((await call(path('qryprojectpictures'), { projectId })).resultCode).toBe('102');
    await removeOld(shop.db, now + 29 * DAY_MS);
    expect(await rows()).toContain(id);
    await removeOld(shop.db, now + 31 * DAY_MS);
    expect(await rows()).not.toContain(id);
  });

  it('are not copied with the project', async () => {
    await keptPicture(shop, token, projectId);
    const { body } = await call(path('copyproject'), { projectId, projectName: 'Mill Lane 5' });
    expect(await pictures(body.data.projectId)).toEqual([]);
  });

  it('are in the person’s own data, ready to be opened', async () => {
    await keptPicture(shop, token, projectId, { title: 'Snug', productIds: [oak.productId] });
    const reply = await call('/woojiapi/user/qryowndata', { userId: 'u-1001' });
    const part = reply.body.data.find(({ title }) => title === 'Pictures kept with your projects');
    expect(JSON.stringify(part)).toContain('data:image/webp;base64,UklGR');
    for (const words of ['Mill Lane 4', 'Snug', oak.productName])
      expect(JSON.stringify(part)).toContain(words);
  });
});
