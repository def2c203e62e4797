import { type Answer, type Customer, send, type Target } from '../../contracts/suite/call-client.ts';
import { readConsole } from '../../contracts/suite/console-client.ts';
import { codeOf } from '../../contracts/suite/judge.ts';
import { customerOf, tryLogin } from '../../contracts/suite/people.ts';
import { NothingToCheck, reasonOf } from '../lib/usage.ts';

const isRefused = (answer: Answer) => (codeOf(answer) ?? '0') !== '0';

/** Documented calls that need no log-in. */
async function askOpenCalls(target: Target): Promise<Answer[]> {
  const { brand } = target;
  try {
    return [
      await send(target, '/api/dic', { type: 'Grade' }),
      await send(target, '/api/guestlogin'),
      await send(target, '/woojiapi/compose/qrydicbytype', { brand, type: 'Grade' }),
    ];
  } catch (error) {
    throw new NothingToCheck(`${target.baseUrl} can't be reached (${reasonOf(error)}). Is it running?`);
  }
}

function checkAddress({ baseUrl }: Target, answers: readonly Answer[]): void {
  const isWoojiapi = answers.some(
    (answer) =>
      codeOf(answer) !== undefined || (answer.status === 200 && answer.reply && 'data' in answer.reply),
  );
  if (isWoojiapi) return;
  const [{ status, contentType } = { status: 0, contentType: '' }] = answers;
  throw new NothingToCheck(
    `${baseUrl} isn't a woojiapi: /api/dic answers HTTP ${status}, ${contentType || 'no content type'}. ` +
      '--target is the address before /api and /woojiapi.',
  );
}

function checkSalt({ baseUrl }: Target, answers: readonly Answer[]): void {
  if (!answers.every((answer) => codeOf(answer) === '-1')) return;
  throw new NothingToCheck(
    `${baseUrl} refuses every signed call with -1. Is --salt the salt for this address, and is this machine's clock right?`,
  );
}

async function checkLogIn(target: Target, customer: Customer): Promise<void> {
  const answer = await tryLogin(target, customer);
  if (!isRefused(answer)) return;
  const reason = String(answer.reply?.resultMsg || `resultCode ${codeOf(answer)}`);
  throw new NothingToCheck(`--user ${customer.loginName} was refused: ${reason}`);
}

async function checkConsole({ control }: Target): Promise<void> {
  if (!control) return;
  try {
    await readConsole(control, '/site');
  } catch (error) {
    throw new NothingToCheck(`--control ${control.baseUrl} isn't the console of a mock: ${reasonOf(error)}`);
  }
}

/**
 * Looks with a few calls whether a target can be checked.
 * @returns the target, without the mock's own people if it doesn't know them, as that isn't drift
 * @throws NothingToCheck when its address, salt, log-in or console is wrong
 */
export async function probe(target: Target): Promise<Target> {
  const answers = await askOpenCalls(target);
  checkAddress(target, answers);
  checkSalt(target, answers);
  await checkConsole(target);
  for (const customer of target.customers ?? []) await checkLogIn(target, customer);
  if (target.customers) return target;
  return isRefused(await tryLogin(target, customerOf(target, 'trade')))
    ? { ...target, customers: [] }
    : target;
}
