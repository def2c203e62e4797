import { CONSOLE_PATH } from '../contracts/mock-console.ts';
import { FIXED_PEOPLE } from '../fixtures/people/fixed-people.ts';
import { SEED_PASSWORD } from '../fixtures/people/people.ts';
import type { Environment } from './config/read-environment.ts';

/** What a person at the terminal needs to know: where the shop is, and who can log in. */
export function banner(environment: Environment, port: number): string {
  const { backend, brand } = environment;
  const lines = [`${brand} Flooring is open at http://localhost:${port}`];
  if (backend.kind === 'upstream') {
    lines.push(`Calls go to ${backend.url.href}`);
  } else {
    if (backend.console) lines.push(`The mock's console: http://localhost:${port}${CONSOLE_PATH}`);
    lines.push(`Log in with the password ${SEED_PASSWORD} as`);
    for (const person of FIXED_PEOPLE.filter(({ review }) => review === 'accepted')) {
      const who = `${person.firstName} ${person.lastName}, ${person.userType}`;
      lines.push(`  ${person.loginName.padEnd(31)} ${who}`);
    }
  }
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`;
}
