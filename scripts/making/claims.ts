import { mkdir, open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const STALE_AFTER_MS = 15_000;
const BEATS = 5;

/** Claims on works, so that only one process makes each. */
export interface Claims {
  /** @returns a function that gives it back; undefined while another process has it */
  take(key: string): Promise<(() => Promise<void>) | undefined>;
  /** stops keeping claims fresh */
  close(): void;
}

/**
 * Claims are files that their process touches every few seconds; one that has grown old belonged to a process that was
 * killed, and any process may follow it. A follower creates the next number instead of removing the old file, so that of two
 * followers only one succeeds. After getting a claim, a process must check again whether the work is still to be done.
 * @param folder created if missing; shared by all processes that make the same things
 * @param staleAfterMs how long after its last touch a claim counts as abandoned
 */
export async function openClaims(folder: string, staleAfterMs = STALE_AFTER_MS): Promise<Claims> {
  await mkdir(folder, { recursive: true });
  const held = new Set<string>();
  const beat = setInterval(() => {
    const now = new Date();
    for (const file of held) utimes(file, now, now).catch(() => {});
  }, staleAfterMs / BEATS);
  beat.unref();

  return {
    async take(key) {
      const numbers = await numbersOf(folder, key);
      const last = Math.max(-1, ...numbers);
      if (last >= 0 && (await isFresh(join(folder, `${key}.${last}`), staleAfterMs))) return undefined;
      const file = join(folder, `${key}.${last + 1}`);
      const created = await open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return undefined;
        throw error;
      });
      if (!created) return undefined;
      await created.close();
      held.add(file);
      return async () => {
        held.delete(file);
        for (const number of [...numbers, last + 1])
          await rm(join(folder, `${key}.${number}`), { force: true });
      };
    },
    close: () => clearInterval(beat),
  };
}

async function numbersOf(folder: string, key: string): Promise<number[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.startsWith(`${key}.`)).map((name) => Number(name.slice(key.length + 1)));
}

async function isFresh(file: string, staleAfterMs: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < staleAfterMs;
}
