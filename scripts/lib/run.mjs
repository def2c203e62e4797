import { spawn } from 'node:child_process';

/**
 * Runs a program in the project's folder and shows what it prints.
 * @param options.quiet shows nothing
 * @param options.atEnd shows it when the program has ended, so that two side by side can be read
 * @returns {Promise<number>} its exit code
 */
export function run(command, args = [], { env = {}, quiet = false, atEnd = false } = {}) {
  const output = atEnd ? 'pipe' : 'inherit';
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: quiet ? 'ignore' : ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

/** Runs a program that must succeed; otherwise says which step failed and exits. */
export async function must(step, command, args, options) {
  const code = await run(command, args, options).catch((error) => {
    console.error(String(error.message ?? error));
    return 1;
  });
  if (code !== 0) {
    console.error(`\n${step} failed (exit code ${code}).`);
    process.exit(code);
  }
}

/** Says what is being done, then how long it took. */
export async function step(text, work) {
  const from = Date.now();
  console.log(`> ${text}`);
  const result = await work();
  console.log(`  ${text}: done in ${((Date.now() - from) / 1000).toFixed(1)} s`);
  return result;
}

/** Path of an installed tool. */
export const tool = (name) => `node_modules/.bin/${name}`;
