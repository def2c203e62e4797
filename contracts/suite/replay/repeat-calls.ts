import type { JournalEntry, Mail } from '../../api/mock-console.ts';
import { WORLD_HEADER } from '../../api/mock-console.ts';
import { JOURNAL_MASK, objectIn, recordedCall } from '../../api/recorded-call.ts';
import { type Answer, sendAs, type Target } from '../call-client.ts';
import { readConsole } from '../console-client.ts';
import { CALLS } from '../contract-document.ts';
import { CannotTell, ContractViolation, codeOf, expectCode, NotServed } from '../judge.ts';
import { differencesOf, type GivenIds, noteSent, withNewIds } from './compare-replies.ts';

const LOGIN = '/woojiapi/user/login';
const LOGOUT = '/api/logout';
const RESET = '/woojiapi/user/resetpassword';
const GUEST_LOGIN = '/api/guestlogin';
/** Codes of the journal's callers who are no people. */
const NOBODY = new Set(['visitor', 'guest']);

export interface RepeatOptions {
  /** A new session of a person. @throws Error that says why they can't log in */
  readonly logIn: (loginName: string) => Promise<string>;
  /** everybody's on the target: it takes the place of masked passwords */
  readonly password: string;
}

/** A recorded call that was sent again. */
export interface Repeated {
  readonly entry: JournalEntry;
  /** why it wasn't sent; '' if it was */
  readonly skipped: string;
  /** what its reply has otherwise than the recorded one */
  readonly differences: readonly string[];
  /** what was wrong with the recorded reply, and is with the new one: a failure code, an HTTP status, what breaks the contract */
  readonly wasWrong: readonly string[];
  readonly isWrong: readonly string[];
}

/**
 * Sends the calls of a journal again, one after the other. Secrets that it masks are put in again: a caller is logged in as the
 * person whom the entry names, and codes come from the target's inbox.
 * @param target with `control` if it is a mock: then the calls go to that world
 * @param entries the oldest first
 */
export async function* repeatCalls(
  target: Target,
  entries: readonly JournalEntry[],
  options: RepeatOptions,
): AsyncGenerator<Repeated> {
  const ids: GivenIds = new Map();
  const tokens = new Map<string, string>();
  for (const entry of entries) {
    const wasWrong = wrongWith(entry.status, entry.resultCode, recordedProblems(entry));
    const sent = await repeat(target, entry, { ...options, ids, tokens }).catch((error: unknown) => {
      if (error instanceof NotRepeated) return error.message;
      throw error;
    });
    if (typeof sent === 'string') {
      yield { entry, skipped: sent, differences: [], wasWrong, isWrong: [] };
      continue;
    }
    const code = sent && (codeOf(sent) ?? '');
    yield {
      entry,
      skipped: '',
      differences: compared(entry, sent, ids),
      wasWrong,
      isWrong: wrongWith(sent?.status ?? 0, code ?? '', sent ? problemsIn(entry.path, sent) : []),
    };
  }
}

/** A call can't be sent again; the message says why. */
class NotRepeated extends Error {}

interface Repeating extends RepeatOptions {
  readonly ids: GivenIds;
  /** by loginName; `guest` for a guest's */
  readonly tokens: Map<string, string>;
}

/** @returns undefined when the connection broke @throws NotRepeated */
async function repeat(
  target: Target,
  entry: JournalEntry,
  repeating: Repeating,
): Promise<Answer | undefined> {
  const call = recordedCall(entry);
  if (typeof call === 'string') throw new NotRepeated(call);
  const { ids, tokens } = repeating;
  noteSent(call.input, ids);
  const known = Object(withNewIds(call.input, ids)) as Readonly<Record<string, unknown>>;
  const input = await withSecrets(
    target,
    entry,
    'brand' in known ? { ...known, brand: target.brand } : known,
    repeating,
  );
  const token = await tokenFor(target, entry, repeating);
  const answer = await sendIn(target, call.method, call.path, input, { token, as: call.as });
  const loginName = String(input.loginName ?? '');
  const given = answer?.reply?.access_token;
  if (call.path === LOGIN && typeof given === 'string') tokens.set(loginName, given);
  if (call.path === GUEST_LOGIN && typeof given === 'string') tokens.set('guest', given);
  if (call.path === LOGOUT) tokens.delete(entry.who);
  if (call.path === RESET) tokens.delete(loginName);
  return answer;
}

/** In the world of the target's console, if it has one. @returns undefined when the connection broke */
async function sendIn(
  target: Target,
  method: 'GET' | 'POST',
  path: string,
  input: Readonly<Record<string, unknown>>,
  options: { readonly token?: string | undefined; readonly as?: 'form' | 'json' } = {},
): Promise<Answer | undefined> {
  const headers = { [WORLD_HEADER]: target.control?.world };
  try {
    return await sendAs(method, target, path, input, { ...options, headers });
  } catch {
    // as the journal shows a connection that was dropped
    return undefined;
  }
}

/** @throws NotRepeated */
async function tokenFor(
  target: Target,
  { who, path, resultCode }: JournalEntry,
  { tokens, logIn }: Repeating,
): Promise<string | undefined> {
  // its token was one that the backend didn't know
  if (who === 'visitor') return resultCode === '101' && path !== RESET ? 'unknown' : undefined;
  const known = tokens.get(who) ?? (await opened());
  tokens.set(who, known);
  return known;

  async function opened(): Promise<string> {
    if (!NOBODY.has(who))
      return await logIn(who).catch((error: unknown) => {
        throw new NotRepeated(`${who} can't be logged in: ${error instanceof Error ? error.message : error}`);
      });
    const { reply } = (await sendIn(target, 'GET', GUEST_LOGIN, {})) ?? {};
    if (typeof reply?.access_token !== 'string') throw new NotRepeated('no guest can be logged in');
    return reply.access_token;
  }
}

/**
 * Puts in what the journal has masked. Where the recorded call was refused, and not by a fault, so was maybe its secret: then a
 * wrong one is sent.
 * @throws NotRepeated for a secret that nobody has
 */
async function withSecrets(
  target: Target,
  entry: JournalEntry,
  input: Readonly<Record<string, unknown>>,
  { password }: Repeating,
): Promise<Record<string, unknown>> {
  const wasRefused = !['', '0'].includes(entry.resultCode) && entry.status < 500 && entry.fault === '';
  const filled: Record<string, unknown> = { ...input };
  for (const [name, value] of Object.entries(input)) {
    if (value !== JOURNAL_MASK) {
      if (JSON.stringify(value).includes(JOURNAL_MASK)) throw new NotRepeated(`${name} was masked`);
    } else if (name === 'password' || name === 'repassword')
      filled[name] = entry.path === LOGIN && wasRefused ? `not ${password}` : password;
    else if (name === 'authCode')
      filled[name] = wasRefused
        ? '000000'
        : await mailed(target, /\b(\d{6})\b/, ({ to }) => to === String(input.loginName).toLowerCase());
    else if (name === 'invitationToken')
      filled[name] = wasRefused ? 'unknown' : await mailed(target, /[?&]token=([\w-]+)/, () => true);
    else throw new NotRepeated(`${name} was masked`);
  }
  return filled;
}

/** A secret in the newest mail that has one. @throws NotRepeated */
async function mailed({ control }: Target, secret: RegExp, isIt: (mail: Mail) => boolean): Promise<string> {
  const { mails } = control ? await readConsole(control, '/mails') : { mails: [] };
  for (const mail of mails) {
    const found = isIt(mail) ? secret.exec(mail.text)?.[1] : undefined;
    if (found) return found;
  }
  throw new NotRepeated('it has a secret of a mail, which no mail there has');
}

function compared(entry: JournalEntry, answer: Answer | undefined, ids: GivenIds): string[] {
  const replied = (status: number) => (status === 0 ? 'no reply' : `HTTP ${status}`);
  const status = answer?.status ?? 0;
  const code = (answer && codeOf(answer)) ?? '';
  const broad = [
    ...(entry.status === status ? [] : [`${replied(entry.status)}, now ${replied(status)}`]),
    ...(entry.resultCode === code ? [] : [`code ${entry.resultCode || 'none'}, now ${code || 'none'}`]),
  ];
  const recorded = objectIn(entry.replyBody);
  if (broad.length > 0 || !recorded || !answer?.reply) return broad;
  return differencesOf(recorded, answer.reply, ids);
}

function wrongWith(status: number, code: string, problems: readonly string[]): string[] {
  if (status === 0) return ['no reply'];
  const isRefused = code !== '' && code !== '0';
  return [
    ...(isRefused ? [`code ${code}`] : []),
    ...(status >= 500 || (status >= 400 && code === '') ? [`HTTP ${status}`] : []),
    ...problems,
  ];
}

const recordedProblems = ({ problems }: JournalEntry): string[] =>
  problems.flatMap((problem) => (problem.startsWith('reply: ') ? [problem.slice('reply: '.length)] : []));

/** How a reply breaks the contract. */
function problemsIn(path: string, answer: Answer): string[] {
  const call = CALLS.find((one) => one.path === path);
  const isFile = call?.replies.success === undefined && answer.status === 200 && !answer.reply;
  if (!call || isFile || answer.status === 304) return [];
  const given = codeOf(answer) ?? '0';
  const code = given === '0' ? given : call.codes.find((one) => one === given);
  if (code === undefined) return [`resultCode: ${given} is not one of this call`];
  try {
    expectCode(call.path, answer, code);
    return [];
  } catch (error) {
    if (error instanceof ContractViolation)
      return error.problems.length > 0 ? error.problems.map(({ what }) => what) : [error.message];
    if (error instanceof NotServed || error instanceof CannotTell) return [];
    throw error;
  }
}
