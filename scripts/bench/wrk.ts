import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The same request over and over. */
export interface FixedLoad {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export interface LoadResult {
  /** requests a second */
  readonly rate: number;
  /** milliseconds */
  readonly p99: number;
}

const run = promisify(execFile);
const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/** wrk uses so little of the machine that it measures the server itself; autocannon is the fallback. */
export async function hasWrk(): Promise<boolean> {
  return run('wrk', ['--version']).then(
    () => true,
    // wrk prints its version and exits with 1
    (error: { code?: unknown }) => error.code === 1,
  );
}

const lua = (text: string) => JSON.stringify(text);

function scriptOf({ method = 'GET', headers = {}, body }: FixedLoad): string {
  const lines = [`wrk.method = ${lua(method)}`];
  if (body !== undefined) lines.push(`wrk.body = ${lua(body)}`);
  for (const [name, value] of Object.entries(headers))
    lines.push(`wrk.headers[${lua(name)}] = ${lua(value)}`);
  return lines.join('\n');
}

function milliseconds(text: string | undefined, unit: string | undefined): number {
  return Number(text ?? 0) * (UNITS[unit ?? 'ms'] ?? 1);
}

/** @throws when a reply is not 2xx, or a socket failed */
export async function driveWithWrk(
  load: FixedLoad,
  connections: number,
  seconds: number,
): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-wrk-'));
  const script = join(folder, 'load.lua');
  await writeFile(script, scriptOf(load));
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-s',
    script,
    load.url,
  ]);
  await rm(folder, { recursive: true });
  const trouble = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0];
  if (trouble) throw new Error(`${load.url}: ${trouble}`);
  const p99 = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout);
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p99: milliseconds(p99?.[1], p99?.[2]),
  };
}
