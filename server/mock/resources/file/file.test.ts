import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRAND, newSerial, newStore, openShop, type TestShop } from '../../testing/open-shop.ts';

const MODEL = 'al-h101.glb';
const MODEL_BYTES = randomBytes(300_000);
const HERRINGBONE = 'p-0601';

let shop: TestShop;
let filesDir: string;
let clear: () => Promise<void>;

beforeAll(async () => {
  const made = await newStore('libSQL');
  clear = made.clear;
  filesDir = join(made.place.dataDir, 'files');
  await mkdir(filesDir);
  await writeFile(join(filesDir, MODEL), MODEL_BYTES);
  await writeFile(join(filesDir, 'al-h101.ifc'), 'ISO-10303-21;');
  await writeFile(join(filesDir, 'manifest.json'), '{}');
  await writeFile(join(made.place.dataDir, 'al-h102.glb'), 'not in the folder');
  shop = await openShop({ ...made.place, filesDir });
});
afterAll(async () => {
  await shop.close();
  await clear();
});

const download = (fileName: string) =>
  fetch(`${shop.origin}/api/download?fileName=${fileName}`, {
    headers: { brand: BRAND, callserial: newSerial() },
  });
const refusal = async (fileName: string) => {
  const { status, resultCode, resultMsg } = await shop.call('/api/download', undefined, {
    query: `?fileName=${fileName}`,
  });
  return [status, resultCode, resultMsg];
};

describe('the files of products', () => {
  it('are sent whole, with their name and type', async () => {
    const reply = await download(MODEL);
    expect(Buffer.from(await reply.arrayBuffer()).equals(MODEL_BYTES)).toBe(true);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'model/gltf-binary']);
    expect(reply.headers.get('content-length')).toBe('300000');
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${MODEL}"`);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await download('al-h101.ifc')).headers.get('content-type')).toBe('application/x-step');
  });

  it('are only those on offer, whatever else is in the folder', async () => {
    const unknown = [404, '1', "We don't have this file."];
    expect(await refusal('manifest.json')).toEqual(unknown);
    expect(await refusal('al-h999.glb')).toEqual(unknown);
    // on offer, but not made yet
    expect(await refusal('al-h102.glb')).toEqual(unknown);
    for (const name of ['..%2Fal-h102.glb', '%2Fetc%2Fpasswd', '.env', ''])
      expect((await refusal(name)).slice(0, 2)).toEqual([400, '1']);
  });

  it('are listed by kind, with their size if they exist', async () => {
    const { body } = await shop.call('/woojiapi/product/qryproductfiles', {
      productId: HERRINGBONE,
      brand: BRAND,
    });
    expect(body.data).toEqual([
      { kind: 'model3d', fileName: MODEL, bytes: 300_000 },
      { kind: 'revitFile', fileName: 'al-h101.ifc', bytes: 13 },
      { kind: 'archicadFile', fileName: 'al-h101.ifc', bytes: 13 },
      { kind: 'textures', fileName: 'al-h101-textures.zip' },
      { kind: 'dataSheet', fileName: 'al-h101-data-sheet.pdf' },
    ]);
  });
});
