import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earlierContract, lastRelease } from './read-contract.ts';

let folder: string;
const at = (...path: string[]) => join(folder, ...path);
const git = (place: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], {
    cwd: place,
    stdio: 'pipe',
  });
const contract = (version: string) => JSON.stringify({ openapi: '3.1.0', info: { version }, paths: {} });

async function write(path: string, text: string): Promise<string> {
  await mkdir(dirname(at(path)), { recursive: true });
  await writeFile(at(path), text);
  return at(path);
}

async function commit(version: string): Promise<void> {
  await write('shop/contracts/api/generated/openapi.json', contract(version));
  git(at('shop'), 'add', '.');
  git(at('shop'), 'commit', '-q', '-m', version);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contracts-'));
  await write('shop/README.md', 'nothing');
  git(at('shop'), 'init', '-q');
  git(at('shop'), 'add', '.');
  git(at('shop'), 'commit', '-q', '-m', 'first');
  git(at('shop'), 'tag', 'empty');
  await commit('1.0.0');
  git(at('shop'), 'tag', 'v1.0.0');
  await commit('1.1.0');
  git(at('shop'), 'tag', 'visit');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('an earlier contract', () => {
  it('is that of a git ref', async () => {
    expect((await earlierContract('v1.0.0', at('shop'))).info.version).toBe('1.0.0');
    expect((await earlierContract('HEAD', at('shop'))).info.version).toBe('1.1.0');
  });

  it.each([
    ['old.json', contract('0.1.0')],
    ['old.yaml', 'openapi: 3.1.0\ninfo: { version: 0.1.0 }\npaths: {}\n'],
  ])('is that of the file %s', async (name, text) => {
    expect((await earlierContract(await write(name, text))).info.version).toBe('0.1.0');
  });

  it.each([
    ['nothing', '"nothing" is neither a file nor a git ref'],
    ['--all', '"--all" is neither a file nor a git ref'],
    ['empty', 'empty has no contracts/api/generated/openapi.json'],
  ])('is refused for %s, with the reason', async (source, reason) => {
    await expect(earlierContract(source, at('shop'))).rejects.toThrow(reason);
  });

  it.each([
    ['broken.json', '{ "openapi": ', 'is neither JSON nor YAML (SyntaxError: '],
    ['broken.yaml', 'a: [', 'is neither JSON nor YAML (YAMLParseError: Flow sequence in block collection'],
    ['other.yaml', 'name: alderline', 'is no OpenAPI 3 document with a version and paths'],
    ['swagger.yaml', 'swagger: "2.0"\ninfo: { version: 1.0.0 }\npaths: {}', 'is no OpenAPI 3 document'],
  ])('is refused for the file %s, with the reason', async (name, text, reason) => {
    const file = await write(name, text);
    await expect(earlierContract(file)).rejects.toThrow(`${file} ${reason}`);
  });
});

describe('the last release', () => {
  it('is the last tag of a version before this commit, not any other tag', async () => {
    expect(await lastRelease(at('shop'))).toBe('v1.0.0');
  });

  it('is unknown in a shallow clone, in a clone without tags and outside a repository', async () => {
    git(folder, 'clone', '-q', '--depth', '1', `file://${at('shop')}`, 'shallow');
    git(folder, 'clone', '-q', '--no-tags', at('shop'), 'bare-of-tags');
    for (const place of [at('shallow'), at('bare-of-tags'), folder])
      expect(await lastRelease(place)).toBeUndefined();
  });
});
