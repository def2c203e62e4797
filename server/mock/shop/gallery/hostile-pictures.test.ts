import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedHeaders } from '../../../gateway/testing/signed-headers.ts';
import { createLogger } from '../../../http/logger.ts';
import { openDatabase } from '../../engine/database/open-database.ts';
import { bytesOf, type Db } from '../../engine/database/tables.ts';
import { TRADE } from '../../testing/buy.ts';
import { type HostileUpload, hostileUploads } from '../../testing/hostile-files.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { newStore, type TestStore } from '../../testing/open-shop.ts';
import { goodPicture, HIDDEN, pictureForm, pictureWithPosition } from '../../testing/pictures.ts';

const UPLOAD = '/woojiapi/order/uploadexamplepicture';
const SALT = 'console-test';

let store: Awaited<ReturnType<typeof newStore>>;
let place: TestStore;
let shop: TestConsole;
let db: Db;
let token: string;
let uploads: readonly HostileUpload[];

beforeAll(async () => {
  store = await newStore('libSQL');
  place = store.place;
  shop = await openConsole(place);
  db = openDatabase({ ...place, logger: createLogger('silent') });
  token = await shop.logIn(TRADE);
  uploads = await hostileUploads();
});
afterAll(async () => {
  await db.destroy();
  await shop.close();
  await store.clear();
});

async function send(body: BodyInit, headers: Readonly<Record<string, string>> = {}, from = '10.0.0.1') {
  const response = await fetch(shop.origin + UPLOAD, {
    method: 'POST',
    body,
    headers: { ...signedHeaders(UPLOAD, SALT), token, 'x-forwarded-for': from, ...headers },
  });
  const reply = (await response.json()) as {
    resultCode: string;
    resultMsg: string;
    data?: { pictureId: string };
  };
  return { status: response.status, ...reply };
}

async function kept() {
  const rows = await db.selectFrom('shared_pictures').select(['picture_id', 'small', 'large']).execute();
  return rows.map(({ picture_id, small, large }) => ({
    picture_id,
    small: bytesOf(small),
    large: bytesOf(large),
  }));
}

describe('a malicious upload', () => {
  it('is refused with a clear answer and changes nothing, in two hundred random cases', async () => {
    expect(uploads.length).toBeGreaterThanOrEqual(200);
    const before = await kept();
    for (const [index, { name, body, headers, status, words }] of uploads.entries()) {
      // a different address for each, or the rate limit would answer
      const answer = await send(body(), headers, `10.1.${Math.floor(index / 250)}.${index % 250}`);
      expect([name, answer.status, answer.resultCode, answer.resultMsg]).toEqual([name, status, '1', words]);
    }
    expect(await kept()).toEqual(before);
  });

  it('leaves no picture in the journal', async () => {
    const picture = await pictureWithPosition();
    await send(pictureForm(picture));
    const entry = await shop.lastEntry();
    expect(entry.requestBody).toBe(`(a file of ${picture.length} bytes)`);
    expect(entry.problems).toEqual([]);
    await expect(shop.control('POST /journal/:id/replay', { id: entry.id })).resolves.toMatchObject({
      resultCode: '1',
      replyBody: expect.stringContaining("The journal doesn't keep files"),
    });
  });
});

describe('a stored picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'has no position, camera or text of the original %s',
    async (format) => {
      const sent = await pictureWithPosition(format);
      expect(sent.includes(HIDDEN)).toBe(true);
      const { resultCode, data } = await send(pictureForm(sent, '../../../etc/passwd', 'text/html'));
      expect(resultCode).toBe('0');
      const row = (await kept()).find(({ picture_id }) => picture_id === data?.pictureId);
      for (const bytes of [row?.small, row?.large]) {
        const found = await sharp(bytes).metadata();
        expect(found).toMatchObject({ format: 'webp', width: 480, height: 640 });
        expect([found.exif, found.xmp, found.iptc, found.orientation]).toEqual([
          undefined,
          undefined,
          undefined,
          undefined,
        ]);
        expect(bytes?.includes(HIDDEN)).toBe(false);
      }
    },
  );

  it.each([
    [
      'a second JPEG, as phones add for depth',
      async () => Buffer.concat([await goodPicture(), await goodPicture('jpeg', 40, 40)]),
    ],
    [
      'a short film',
      async () => Buffer.concat([await goodPicture(), Buffer.from(`\0\0\0\x1cftypmp42${HIDDEN}`, 'latin1')]),
    ],
    ['a camera’s own block', async () => Buffer.concat([await goodPicture(), Buffer.from(`${HIDDEN}SEFT`)])],
    ['a page in a comment', async () => withComment(await goodPicture(), `<script>${HIDDEN}</script>`)],
  ])('has nothing left of %s', async (_what, make) => {
    const sent = await make();
    const { resultCode, data } = await send(pictureForm(sent));
    expect(resultCode).toBe('0');
    const row = (await kept()).find(({ picture_id }) => picture_id === data?.pictureId);
    expect(row?.large.includes(HIDDEN)).toBe(false);
  });

  it('is no larger than it is shown', async () => {
    const { data } = await send(pictureForm(await goodPicture('jpeg', 3600, 2400)));
    const row = (await kept()).find(({ picture_id }) => picture_id === data?.pictureId);
    expect(await sharp(row?.large).metadata()).toMatchObject({ width: 2000, height: 1333 });
    expect(await sharp(row?.small).metadata()).toMatchObject({ width: 800, height: 533 });
  });
});

/** A JPEG with a comment behind its first marker. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const comment = Buffer.from(text, 'latin1');
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}
