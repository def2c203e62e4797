import { fork } from 'node:child_process';
import { once } from 'node:events';
import { PICTURES_AND_FILES } from './prepare.mjs';
import { findStale } from './stale.mjs';

/**
 * Starts the process that makes missing pictures and files while the shop is open (scripts/make-missing.ts). It ends when
 * everything is made, or with this process.
 * @param askedOnly for tests: makes only what the shop asks for, as fast as it can
 * @returns {Promise<Record<string, string>>} what to add to the shop's environment; nothing when everything is there
 */
export async function startMaker({ askedOnly = false } = {}) {
  const noteAllMade = await findStale(PICTURES_AND_FILES);
  if (!noteAllMade) return {};
  const maker = fork('scripts/make-missing.ts', [askedOnly ? '--asked-only' : '--serve'], {
    execArgv: ['--import', 'tsx'],
  });
  const ended = once(maker, 'exit').then(([code, signal]) => {
    throw new Error(`it ended before it was ready (${signal ?? `exit code ${code}`})`);
  });
  ended.catch(() => {});
  const [{ socketPath }] = await Promise.race([once(maker, 'message'), ended]).catch((error) => {
    console.error(`Pictures and files can't be made: ${error.message}.`);
    process.exit(1);
  });
  maker.on('message', ({ allMade }) => {
    if (allMade) noteAllMade().catch((error) => console.error(String(error)));
  });
  // neither keeps this process alive
  maker.unref();
  maker.channel?.unref();
  return { MAKER_SOCKET: socketPath };
}
