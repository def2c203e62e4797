import { StartFailure } from '../../server/config/start-failure.ts';

/** Runs the command, and prints one line if it fails. @param work returns what is printed if it doesn't */
export async function runCommand(work: () => string | Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
