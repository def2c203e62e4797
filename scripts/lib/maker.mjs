import { fork } from 'node:child_process';
import { picturesAndFiles } from './prepare.mjs';
import { findStale } from './stale.mjs';

/**
 * Starts the process that makes missing pictures and files while the shop is open (scripts/make-missing.ts). It ends when
 * everything is made, or with this process.
 * @param askedOnly for tests: makes only what the shop asks for, as fast as it can
 * @returns {Promise<Record<string, string>>} what to add to the shop's environment; nothing when everything is there
 */
export async function startMaker({ askedOnly = false } = {}) {
  const noteAllMade = await findStale(picturesAndFiles(true));
  if (!noteAllMade) return {};
  const maker = fork('scripts/make-missing.ts', [askedOnly ? '--asked-only' : '--serve'], {
    execArgv: ['--import', 'tsx'],
  });
  const socketPath = await new Promise((resolve) => {
    maker.on('message', (message) => {
      if (message.socketPath) resolve(message.socketPath);
      else if (message.allMade) noteAllMade().catch((error) => console.error(String(error)));
    });
    maker.on('exit', (code, signal) => {
      if (code !== 0)
        console.error(`Making pictures and files has ended (${signal ?? `exit code ${code}`}).`);
      resolve(undefined);
    });
  });
  if (!socketPath) process.exit(1);
  // neither keeps this process alive
  maker.unref();
  maker.channel?.unref();
  return { MAKER_SOCKET: socketPath };
}
