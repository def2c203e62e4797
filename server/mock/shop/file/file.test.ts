import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MakeMissing, Making } from '../../../http/missing-files.ts';
import { BRAND, newSerial, newStore, openShop, type TestShop } from '../../testing/open-shop.ts';

const MODEL = 'al-h101.glb';
const MODEL_BYTES = randomBytes(300_000);
const HERRINGBONE = 'p-0601';

let shop: TestShop;
let filesDir: string;
let dataDir: string;
let clear: () => Promise<void>;

beforeAll(async () => {
  const made = await newStore('libSQL');
  clear = made.clear;
  dataDir = made.place.dataDir;
  filesDir = join(dataDir, 'files');
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

  it('are only those on offer, even if the folder has others', async () => {
    const unknown = [404, '1', "We don't have this file."];
    expect(await refusal('manifest.json')).toEqual(unknown);
    expect(await refusal('al-h999.glb')).toEqual(unknown);
    // on offer, but not made yet
    expect(await refusal('al-h102.glb')).toEqual(unknown);
    for (const name of ['..%2Fal-h102.glb', '%2Fetc%2Fpasswd', '.env', ''])
      expect((await refusal(name)).slice(0, 2)).toEqual([400, '1']);
  });

  it('are waited for while they are being made, and a failure says so', async () => {
    const outcomes: Record<string, Making> = { 'files/al-h103.glb': 'failed', 'files/al-h104.glb': 'late' };
    const makeMissing: MakeMissing = async (path) => {
      if (path === 'files/al-h102.glb') await writeFile(join(filesDir, 'al-h102.glb'), MODEL_BYTES);
      return outcomes[path] ?? 'made';
    };
    const maker = await openShop({ dataDir, filesDir, makeMissing });
    const ask = (fileName: string) =>
      maker.call('/api/download', undefined, { query: `?fileName=${fileName}` });
    const made = await fetch(`${maker.origin}/api/download?fileName=al-h102.glb`, {
      headers: { brand: BRAND, callserial: newSerial() },
    });
    expect([made.status, made.headers.get('content-length')]).toEqual([200, '300000']);
    expect(await ask('al-h103.glb')).toMatchObject({
      status: 503,
      resultCode: '104',
      resultMsg: "This file couldn't be made.",
    });
    expect(await ask('al-h104.glb')).toMatchObject({ status: 503, resultCode: '104' });
    expect((await ask('al-h999.glb')).status).toBe(404);
    await maker.close();
    await rm(join(filesDir, 'al-h102.glb'));
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
