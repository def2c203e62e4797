import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Making } from './make-works.ts';

/** The statuses that server/http/missing-files.ts expects. */
const STATUS = { made: 204, unknown: 404, failed: 500 } as const;

/**
 * Lets a shop on this machine request files that it needs now: `POST /media/<file>` is answered when the file is made.
 * @returns the path of the socket; it is removed when this process ends
 */
export async function serveMaking(making: Making): Promise<string> {
  // in a private folder, so that other users can't connect; a socket's path must also be short
  const folder = await mkdtemp(join(tmpdir(), 'shop-maker-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const server = createServer(async (req, res) => {
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    const outcome = await making.want((req.url ?? '/').slice(1), gone.signal);
    res.writeHead(STATUS[outcome]).end();
  });
  const socketPath = join(folder, 'socket');
  server.listen(socketPath);
  await once(server, 'listening');
  // it lives as long as its parent, or until everything is made
  server.unref();
  return socketPath;
}
