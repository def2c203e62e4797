import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { dirname, join, resolve } from 'node:path';

/** The answers of the process that manages the workers. */
export const RELOAD_STATUS = { replaced: 204, kept: 503 } as const;

/**
 * Where the process that manages the workers of a shop can be asked to replace them. Unlike a file with its process id, a
 * socket that was left behind leads to nobody.
 */
export const reloadSocket = (dataDir: string, port: number): string =>
  join(resolve(dataDir), `workers-${port}.sock`);

/**
 * Answers any request when the workers have been replaced, or when one couldn't be. The socket's owner alone can connect.
 * @param reload whether all were replaced
 * @throws Error where the folder can't have a socket, such as for a path that is too long
 */
export async function openReloadSocket(path: string, reload: () => Promise<boolean>): Promise<Server> {
  const server = createServer(async (_req, res) => {
    const outcome = (await reload()) ? 'replaced' : 'kept';
    res.writeHead(RELOAD_STATUS[outcome], { connection: 'close' }).end();
  });
  await mkdir(dirname(path), { recursive: true });
  // of a process that was killed: the port is ours now
  await rm(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  return server;
}
