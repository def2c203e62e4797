import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Target } from '../../contracts/suite/call-client.ts';

const BOOT_LIMIT_MS = 150_000;

export interface RunningShop {
  readonly target: Target;
  readonly dataDir: string;
  /** everything that it has printed */
  output(): string;
  /** process ids of its workers, if it has any */
  workers(): number[];
  /** sends it a signal and goes on */
  signal(signal: NodeJS.Signals): void;
  /** asks it to end and waits; `SIGKILL` ends it at once */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

function childrenOf(pid: number): number[] {
  const listed = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).stdout;
  return listed
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*server\/main\.mjs.*)$/.exec(line))
    .flatMap((match) => (match && Number(match[2]) === pid ? [Number(match[1])] : []));
}

/**
 * Waits until the shop prints its address. An answer at the port would prove nothing, as it may come from another shop that
 * starts at the same time.
 * @returns its port
 */
async function untilOpen(child: ChildProcess, output: () => string): Promise<string> {
  const limit = AbortSignal.timeout(BOOT_LIMIT_MS);
  while (!limit.aborted) {
    const [, port] = / is open at http:\/\/localhost:(\d+)/.exec(output()) ?? [];
    if (port) return port;
    if (child.exitCode !== null) throw new Error(`the shop stopped during start-up:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the shop didn't start:\n${output()}`);
}

/** The built program that `npm start` runs. The test command builds it, and so does vitest's project of processes. */
export const PROGRAM = 'dist/server/main.mjs';

/**
 * Runs this program as a separate process.
 * @param environment keys of README's table; a new data folder and a free port by default
 */
export async function startShop(environment: Readonly<Record<string, string>> = {}): Promise<RunningShop> {
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'shop-')));
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SEED_PEOPLE: 'on',
      SEED_ORDERS: 'off',
      LOG_LEVEL: 'info',
      PORT: '0',
      ...environment,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString();
  const ended = once(child, 'exit');
  const baseUrl = `http://127.0.0.1:${await untilOpen(child, output)}`;
  return {
    target: {
      baseUrl,
      salt: environment.SITE_SIGN_SALT ?? 'alderline-site',
      brand: environment.BRAND ?? 'Alderline',
    },
    dataDir,
    output,
    workers: () => childrenOf(child.pid ?? 0),
    signal: (signal) => void child.kill(signal),
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await ended;
      }
      if (!environment.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
