import { CONSOLE_PATH } from '../contracts/api/mock-console.ts';
import type { Environment } from './config/read-environment.ts';
import type { PeopleToTry } from './mock/engine/seeds/sow-people.ts';

interface Opened {
  readonly toTry?: PeopleToTry | undefined;
  /** where customers pay by card */
  readonly cardPages?: string | undefined;
}

/** What the terminal shows at start: the shop's address, who can reach the console, and who can log in. */
export function banner(environment: Environment, port: number, { toTry, cardPages }: Opened = {}): string {
  const { backend, brand } = environment;
  const address = `http://localhost:${port}`;
  const lines = [`${brand} Flooring is open at ${address}`];
  if (backend.kind === 'upstream') {
    lines.push(`Calls go to ${backend.url.href}`);
  } else if (backend.console) {
    lines.push(`The mock's console: ${address}${CONSOLE_PATH} (${reachOf(backend.consoleHosts)})`);
  }
  if (cardPages !== undefined) lines.push(`The card provider's pages: ${cardPages}`);
  if (toTry) {
    lines.push(`Log in with the password ${toTry.password} as`);
    for (const { loginName, who } of toTry.people) lines.push(`  ${loginName.padEnd(31)} ${who}`);
  } else if (backend.kind === 'mock') {
    lines.push('There are no customers to try it with: SEED_PEOPLE=on adds them');
  }
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`;
}

const reachOf = (hosts: readonly string[]): string =>
  hosts.length === 0 ? 'this machine only' : `this machine, and any machine as ${hosts.join(', ')}`;
