import { execFile } from 'node:child_process';

export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs a script of this folder as a separate process. */
export function runScript(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', `scripts/${script}`, ...args];
    execFile(
      process.execPath,
      command,
      { encoding: 'utf8', env: { ...process.env, ...environment } },
      (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
        resolve({ code, output: stdout + stderr });
      },
    );
  });
}
