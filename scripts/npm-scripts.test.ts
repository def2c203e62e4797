import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scripts } from '../package.json';
import { runScript } from './testing/run-script.ts';

/** Says who it is and runs until it is stopped. */
const STAND_IN = "console.log('pid', process.pid); setInterval(() => undefined, 60_000);";

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a command of npm that runs on', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'npm-scripts-'));
    await mkdir(join(folder, 'scripts'));
    await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts }));
    for (const program of ['start', 'command'])
      await writeFile(join(folder, 'scripts', `${program}.mjs`), STAND_IN);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(['start', 'dev', 'backup'])('ends when npm is asked to end: %s', async (name) => {
    const npm = spawn('npm', ['run', name], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = once(npm, 'exit');
    let output = '';
    npm.stdout.on('data', (chunk) => {
      output += chunk;
    });
    await expect.poll(() => output, { timeout: 60_000 }).toMatch(/pid \d+\n/);
    const pid = Number(/pid (\d+)/.exec(output)?.[1]);
    npm.kill();
    await ended;
    try {
      await expect.poll(() => isRunning(pid)).toBe(false);
    } finally {
      if (isRunning(pid)) process.kill(pid);
    }
  });
});

describe('a command that gets a wrong option', () => {
  it.each(['contract', 'record', 'replay', 'world'])('names it in its last line: %s', async (name) => {
    const { code, output } = await runScript(`${name}.ts`, ['--nonesuch']);
    expect(code).toBe(2);
    expect(output.trim().split('\n').at(-1)).toMatch(/^Unknown option '--nonesuch'/);
  });
});
