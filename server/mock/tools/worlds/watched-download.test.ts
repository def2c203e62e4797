import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedHeaders } from '../../../gateway/testing/signed-headers.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';

const SIZE = 200_000;
const DOWNLOAD = '/api/download';
const FILE = { fileName: 'al-h101.glb' };

let folder: string;
let shop: TestConsole;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-files-'));
  const filesDir = join(folder, 'files');
  await mkdir(filesDir);
  await writeFile(join(filesDir, FILE.fileName), Buffer.alloc(SIZE, 7));
  shop = await openConsole({ dataDir: folder, filesDir });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a download with the console on', () => {
  it('is recorded with its size but not its bytes, and keeps the contract', async () => {
    expect((await shop.call(DOWNLOAD, FILE)).size).toBe(SIZE);
    expect(await shop.lastEntry()).toMatchObject({
      status: 200,
      replyBody: `${SIZE} bytes`,
      problems: [],
      resultCode: '',
    });
    const kept = shop.mock.worlds.main.journal.find((await shop.lastEntry()).id);
    expect(kept?.exchange?.reply.length).toBe(0);
  });

  it('of a missing file is a failure that the contract lists', async () => {
    expect((await shop.call(DOWNLOAD, { fileName: 'al-h999.glb' })).status).toBe(404);
    expect(await shop.lastEntry()).toMatchObject({ status: 404, resultCode: '1', problems: [] });
  });

  it('can be cut off in the middle, so that a client sees that bytes are missing', async () => {
    const url = `${DOWNLOAD}?fileName=${FILE.fileName}`;
    await shop.setFault({ kind: 'truncate' }, { path: DOWNLOAD, times: { kind: 'times', left: 1 } });
    const reply = await fetch(shop.origin + url, { headers: signedHeaders(url, shop.target.salt) });
    expect(reply.headers.get('content-length')).toBe(String(SIZE));
    let seen = 0;
    const reading = reply.body?.pipeTo(
      new WritableStream({
        write(chunk: Uint8Array) {
          seen += chunk.length;
        },
      }),
    );
    await expect(reading).rejects.toThrow();
    expect(seen).toBe(SIZE / 2);
    expect((await shop.lastEntry()).fault).toBe('truncate');
  });

  it('can be dropped, refused with any code or status, and made to wait', async () => {
    await expect(shop.call(DOWNLOAD, FILE, { fault: 'drop' })).rejects.toThrow();
    expect(await shop.lastEntry()).toMatchObject({
      status: 0,
      fault: 'drop',
      problems: ['reply: the connection was dropped'],
    });
    expect((await shop.call(DOWNLOAD, FILE, { fault: 'code=104' })).reply?.resultCode).toBe('104');
    expect(await shop.lastEntry()).toMatchObject({ status: 200, resultCode: '104', problems: [] });
    expect((await shop.call(DOWNLOAD, FILE, { fault: 'status=503' })).status).toBe(503);
    expect((await shop.lastEntry()).problems).toEqual(['reply: HTTP 503 is not in the contract']);
    expect((await shop.call(DOWNLOAD, FILE, { fault: 'delay=1' })).size).toBe(SIZE);
    expect(await shop.lastEntry()).toMatchObject({ fault: 'delay', replyBody: `${SIZE} bytes` });
  });
});
