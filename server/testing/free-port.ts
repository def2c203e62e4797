import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range from which Linux, macOS and Windows choose ports. */
const FIRST = 20_000;
const BEYOND = 32_000;

/**
 * A free port, for programs that can't use 0 or are started again. Servers of other tests, which let the system choose, never
 * get this one.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, BEYOND);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port), 'listening');
  } catch {
    return false;
  }
  await once(probe.close(), 'close');
  return true;
}
