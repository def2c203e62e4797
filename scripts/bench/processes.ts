import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Process {
  readonly baseUrl: string;
  readonly pid: number;
  /** milliseconds from its start to its first reply */
  readonly bootMs: number;
  stop(): Promise<void>;
}

/** Process groups still running: a failed benchmark must leave none behind. */
const running = new Set<number>();
process.on('exit', () => {
  for (const group of running) process.kill(-group, 'SIGKILL');
});

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the process for ${url} ended with code ${child.exitCode}`);
    if (await answers(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Starts a server on a port, and waits for its first reply at /healthz. @throws Error for a port that is in use */
export async function startProcess(
  command: readonly string[],
  port: number,
  env: Record<string, string> = {},
): Promise<Process> {
  const baseUrl = `http://127.0.0.1:${port}`;
  const health = `${baseUrl}/healthz`;
  // or another program would be measured in its place
  if (await answers(health)) throw new Error(`port ${port} is in use by another program`);
  const from = performance.now();
  const [program = process.execPath, ...args] = command;
  const child = spawn(program, args, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SEED_PEOPLE: 'on',
      LOG_LEVEL: 'warn',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const pid = child.pid ?? 0;
  running.add(pid);
  const ended = once(child, 'exit').then(() => running.delete(pid));
  await firstAnswer(health, child);
  return {
    baseUrl,
    pid,
    bootMs: performance.now() - from,
    stop: async () => {
      if (child.exitCode === null) process.kill(-pid, 'SIGTERM');
      await ended;
    },
  };
}

interface Manifest {
  readonly scripts: { readonly start: string };
}
const manifest: Manifest = JSON.parse(await readFile('package.json', 'utf8'));
/** What `npm start` runs, with Node's own flags; the shell gives way to it. */
const START = ['/bin/sh', '-c', manifest.scripts.start] as const;

/** The built shop as `npm start` starts it, with a new data folder, which is removed when it stops. */
export async function startBuiltShop(port: number, env: Record<string, string> = {}): Promise<Process> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const shop = await startProcess(START, port, {
    DATA_DIR: dataDir,
    ...env,
  });
  return {
    ...shop,
    stop: async () => {
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A process's memory in megabytes of 10^6 bytes. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024) / 1e6;
}
