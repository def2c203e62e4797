import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { PROGRAM } from './start-shop.ts';

export interface Ended {
  readonly output: string;
  readonly errors: string;
  readonly status: number | null;
}

/** Runs this program until it ends; sends it this signal when it has printed `askAt`. */
export async function runToEnd(
  environment: Readonly<Record<string, string>>,
  askAt?: string,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<Ended> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
    if (askAt && !child.killed && printed.includes(askAt)) child.kill(signal);
  });
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { output, errors, status };
}
