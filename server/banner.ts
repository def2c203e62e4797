import { CONSOLE_PATH } from '../contracts/mock-console.ts';
import type { Environment } from './config/read-environment.ts';
import type { PeopleToTry } from './mock/seeds/people-to-try.ts';

/** What a person at the terminal needs to know: where the shop is, and who can log in. */
export function banner(environment: Environment, port: number, toTry?: PeopleToTry): string {
  const { backend, brand } = environment;
  const lines = [`${brand} Flooring is open at http://localhost:${port}`];
  if (backend.kind === 'upstream') {
    lines.push(`Calls go to ${backend.url.href}`);
  } else if (backend.console) {
    lines.push(`The mock's console: http://localhost:${port}${CONSOLE_PATH}`);
  }
  if (toTry) {
    lines.push(`Log in with the password ${toTry.password} as`);
    for (const { loginName, who } of toTry.people) lines.push(`  ${loginName.padEnd(31)} ${who}`);
  }
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`;
}
