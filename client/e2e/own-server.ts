import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Starts the built shop as a program of its own.
 * @param dist the folder of the build
 * @param environment keys of README's table
 */
export function startServer(dist: string, environment: Readonly<Record<string, string>>) {
  return spawn(process.execPath, [join(dist, 'server', 'main.mjs')], {
    // a tree that has just been cloned lacks most pictures: the tests' own maker makes them
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The address in its banner. @throws when it stops before that */
export async function addressOf(server: ReturnType<typeof startServer>): Promise<string> {
  let printed = '';
  for await (const chunk of server.stdout) {
    printed += chunk;
    const address = /http:\/\/localhost:\d+/.exec(printed)?.[0];
    if (address) return address;
  }
  throw new Error(`the shop stopped during start-up: ${printed}`);
}

/** Also of one that has stopped by itself. */
export async function stopServer(server: ReturnType<typeof startServer>): Promise<void> {
  if (server.kill()) await once(server, 'exit');
}
