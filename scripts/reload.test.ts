import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openReloadSocket, reloadSocket } from '../server/workers/reload-socket.ts';
import { runScript } from './testing/run-script.ts';

describe('npm run reload', () => {
  let dataDir: string;
  let socket: Server | undefined;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'shop-reload-'));
  });
  afterEach(() => {
    socket?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const reload = () => runScript('reload.ts', [], { DATA_DIR: dataDir, PORT: '4999' });

  it('says that nobody is there, also where a shop that was killed has left its socket', async () => {
    const path = reloadSocket(dataDir, 4999);
    const said = `No shop with several workers is running at ${path}. `;
    expect(await reload()).toEqual({ code: 1, output: expect.stringContaining(said) });
    const listening = `require('node:net').createServer().listen('${path}', () => console.log('listens'))`;
    const killed = spawn(process.execPath, ['-e', listening]);
    await once(killed.stdout, 'data');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(existsSync(path)).toBe(true);
    expect(await reload()).toEqual({ code: 1, output: expect.stringContaining(said) });
    // the next shop takes its place
    socket = await openReloadSocket(path, async () => true);
    expect(await reload()).toEqual({ code: 0, output: 'All workers are replaced.\n' });
  });

  it('says that a worker could not be replaced', async () => {
    socket = await openReloadSocket(reloadSocket(dataDir, 4999), async () => false);
    const { code, output } = await reload();
    expect([code, output]).toEqual([1, expect.stringContaining("couldn't be replaced; the old ones go on")]);
  });
});
