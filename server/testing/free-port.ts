import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what Linux, macOS and Windows give to programs that ask for any port. */
const FIRST = 20_000;
const BEYOND = 32_000;

/**
 * A free port, for what can't take 0 or is started again. Dozens of servers of other tests take any port in the meantime;
 * none of them is given this one.
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
