import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import published from '../../../contracts/api/generated/openapi.json' with { type: 'json' };
import { runScript } from '../../testing/run-script.ts';
import { checkChanges } from './check-changes.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contracts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

/** Compares the present contract with what it had before. */
async function check(paths: object): Promise<{ readonly code: number; readonly output: string }> {
  const file = join(folder, 'before.json');
  await writeFile(file, JSON.stringify({ ...published, paths }));
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const code = await checkChanges(file);
  return { code, output: print.mock.calls.flat().join('\n') };
}

it('ends with 0 when there is only more than before, and names it', async () => {
  const { '/api/dic': _, ...others } = published.paths;
  const { code, output } = await check(others);
  expect(output).toContain('GET /api/dic\n  harmless  the call is new\n');
  expect(output).toMatch(/Changes of the contract since \S+: 0 breaking, 0 risky, 1 harmless\.$/);
  expect(code).toBe(0);
});

it('ends with 1 when something breaks without a major version, and says what to do', async () => {
  const { code, output } = await check({ ...published.paths, '/api/old': published.paths['/api/dic'] });
  expect(output).toContain('GET /api/old\n  breaking  the call is gone, and was never said to be deprecated');
  expect(output).toContain('Breaking changes need a major version: set info.version');
  expect(output).toContain('- GET /api/old: the call is gone');
  expect(code).toBe(1);
});

it('ends with 2 when there is nothing to compare with, and says why', async () => {
  const { code, output } = await runScript('contract.ts', ['--against', 'no-such-release']);
  expect(output).toContain('"no-such-release" is neither a file nor a git ref');
  expect(code).toBe(2);
});
