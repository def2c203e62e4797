import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { TRADE } from '../../testing/buy.ts';
import { BRAND, newSerial, type TestShop } from '../../testing/open-shop.ts';
import { goodPicture, pictureForm } from '../../testing/pictures.ts';
import { withShop } from '../../testing/with-shop.ts';

const LOGO = '/woojiapi/user/uploadcompanylogo';
const PICTURE = '/woojiapi/order/uploadexamplepicture';

let shop: TestShop;
let token: string;
withShop('libSQL', async (opened) => {
  shop = opened;
  token = await shop.logIn(TRADE);
});

/** Sends all but the last byte, and has that follow later. */
async function begin(path: string, picture: Buffer) {
  const form = new Response(pictureForm(picture));
  const body = Buffer.from(await form.arrayBuffer());
  const headers = {
    brand: BRAND,
    callserial: newSerial(),
    token,
    'content-type': form.headers.get('content-type') ?? '',
    'content-length': body.length,
  };
  const upload = request(shop.origin + path, { method: 'POST', headers });
  const answer = (once(upload, 'response') as Promise<[IncomingMessage]>).then(async ([response]) => ({
    status: response.statusCode,
    retryAfter: response.headers['retry-after'],
    body: await json(response),
  }));
  await new Promise((resolve) => upload.write(body.subarray(0, -1), resolve));
  return { answer, end: () => upload.end(body.subarray(-1)) };
}

it('takes six uploads of any kind at once, and asks the seventh to come again', async () => {
  const picture = await goodPicture('png');
  const paths = [LOGO, PICTURE, PICTURE, LOGO, PICTURE, PICTURE, LOGO];
  const uploads = await Promise.all(paths.map((path) => begin(path, picture)));
  const refused = await Promise.race(
    uploads.map(async (upload) => ({ upload, answer: await upload.answer })),
  );
  expect(refused.answer).toMatchObject({
    status: 429,
    retryAfter: '3',
    body: { resultCode: '1', resultMsg: expect.stringContaining('Try again in a few seconds') },
  });
  for (const upload of uploads.filter((one) => one !== refused.upload)) {
    upload.end();
    await expect(upload.answer).resolves.toMatchObject({ status: 200, body: { resultCode: '0' } });
  }
  const again = await begin(LOGO, picture);
  again.end();
  await expect(again.answer).resolves.toMatchObject({ body: { resultCode: '0' } });
});
