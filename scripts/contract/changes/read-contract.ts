import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { bundleContract } from '../../generate/bundle-contract.ts';
import { UsageFailure } from '../../lib/usage.ts';
import { isOpenApi, type OpenApi } from './document.ts';

const SOURCES = 'contracts/api/openapi';
/** The contract in one piece, as each commit has it. */
const PUBLISHED = 'contracts/api/generated/openapi.json';

/** @throws {Error} with what git says */
async function git(folder: string, ...args: string[]): Promise<string> {
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
  return (await promisify(execFile)('git', args, options)).stdout;
}

/** The contract in the working tree, even if its generated files are out of date. @throws UsageFailure */
export async function presentContract(): Promise<OpenApi> {
  const document: unknown = await bundleContract(SOURCES).catch((error: Error) => {
    throw new UsageFailure(`${SOURCES} can't be read:\n${error.message}`);
  });
  return checked(document, SOURCES);
}

/**
 * An earlier contract.
 * @param source a file, JSON or YAML, or else a git ref of this repository
 * @param folder the root of the repository
 * @throws UsageFailure that says why there is none
 */
export async function earlierContract(source: string, folder = '.'): Promise<OpenApi> {
  const isFile = await stat(source).then(
    (found) => found.isFile(),
    () => false,
  );
  if (isFile) return parsed(await readFile(source, 'utf8'), source);
  const commit = await git(
    folder,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${source}^{commit}`,
  ).catch(() => {
    throw new UsageFailure(`"${source}" is neither a file nor a git ref`);
  });
  const text = await git(folder, 'show', `${commit.trim()}:./${PUBLISHED}`).catch(() => {
    throw new UsageFailure(`${source} has no ${PUBLISHED}`);
  });
  return parsed(text, source);
}

/** The tag of the last release that this commit is made from; undefined if there is none, or no history to tell. */
export async function lastRelease(folder = '.'): Promise<string | undefined> {
  const found = git(folder, 'describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*');
  return await found.then(
    (tag) => tag.trim(),
    () => undefined,
  );
}

function parsed(text: string, source: string): OpenApi {
  let document: unknown;
  try {
    document = /^\s*\{/.test(text) ? JSON.parse(text) : parse(text);
  } catch (error) {
    throw new UsageFailure(`${source} is neither JSON nor YAML (${String(error).split('\n')[0]})`);
  }
  return checked(document, source);
}

function checked(document: unknown, source: string): OpenApi {
  if (isOpenApi(document)) return document;
  throw new UsageFailure(`${source} is no OpenAPI 3 document with a version and paths`);
}
