import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { createMock } from '../create-mock.ts';
import { DATABASE_FILE } from '../engine/database/start-failures.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** address at which tests request a database, see {@link setup} */
    readonly databases: string;
  }
}

const TEMPLATE = 'shop_template';

let folder: string;
let door: Server;
let embedded: Promise<string> | undefined;
let postgres: Promise<TestPostgres> | undefined;

/** Brings a new database up to date: tables, catalogue and people. */
async function fill(place: { readonly dataDir: string; readonly databaseUrl?: string }): Promise<void> {
  const logger = pino({ level: 'silent' });
  const mock = await createMock({ ...place, brand: 'Alderline', sessionMinutes: 30, logger });
  await mock.close();
}

async function fillEmbedded(): Promise<string> {
  await fill({ dataDir: folder });
  return join(folder, DATABASE_FILE);
}

async function fillPostgres(): Promise<TestPostgres> {
  const server = await startPostgres({ isDurable: false });
  await fill({ dataDir: folder, databaseUrl: await server.createDatabase({ name: TEMPLATE }) });
  return server;
}

function onPostgres(): Promise<TestPostgres> {
  postgres ??= fillPostgres();
  return postgres;
}

const ANSWERS: Readonly<Record<string, () => Promise<string>>> = {
  '/libSQL': async () => {
    embedded ??= fillEmbedded();
    return await embedded;
  },
  '/PostgreSQL': async () => (await onPostgres()).createDatabase({ template: TEMPLATE }),
  '/PostgreSQL/empty': async () => (await onPostgres()).createDatabase(),
};

/**
 * Vitest's global set-up. It answers `POST /libSQL` with the file of a database that can be copied, and `POST /PostgreSQL` with
 * the URL of a database on the one server of the run. Both are migrated and filled once, when a test first asks, so that every
 * test has its own within milliseconds.
 */
export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'shop-templates-'));
  door = createServer((req, res) => {
    const answer = ANSWERS[req.url ?? ''] ?? (() => Promise.reject(new Error(`no database ${req.url}`)));
    answer().then(
      (text) => res.end(text),
      (error) => res.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const address = door.address();
  project.provide('databases', `http://127.0.0.1:${typeof address === 'object' && address?.port}`);
}

export async function teardown(): Promise<void> {
  door.close();
  await (await postgres)?.stop();
  rmSync(folder, { recursive: true, force: true });
}
