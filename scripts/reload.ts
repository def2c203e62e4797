import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { readEnvironment } from '../server/config/read-environment.ts';
import { StartFailure } from '../server/config/start-failure.ts';
import { RELOAD_STATUS, reloadSocket } from '../server/workers/reload-socket.ts';
import { runCommand } from './lib/run-command.ts';

async function ask(socketPath: string): Promise<IncomingMessage> {
  const asked = request({ socketPath, method: 'POST' }).end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  reply.resume();
  return reply;
}

function reasonOf(error: unknown, socketPath: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'ECONNREFUSED')
    return `No shop with several workers is running at ${socketPath}. Set PORT and DATA_DIR as for its start; with WORKERS=1 restart it instead.`;
  if (code === 'EACCES')
    return `${socketPath} belongs to another user: run this as the user who started the shop.`;
  return `The shop has ended meanwhile (${code || String(error)}).`;
}

await runCommand(async () => {
  const { dataDir, port } = readEnvironment();
  const socketPath = reloadSocket(dataDir, port);
  const { statusCode } = await ask(socketPath).catch((error: unknown) => {
    throw new StartFailure(reasonOf(error, socketPath));
  });
  if (statusCode !== RELOAD_STATUS.replaced)
    throw new StartFailure("A worker couldn't be replaced; the old ones go on. The shop's log says why.");
  return 'All workers are replaced.';
});
