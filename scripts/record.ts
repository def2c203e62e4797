import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Answer, type Customer, sendAs, type Target } from '../contracts/suite/call-client.ts';
import { codeOf } from '../contracts/suite/judge.ts';
import { tryLogin } from '../contracts/suite/people.ts';
import { maskValue } from '../server/mock/tools/recorded/mask-exchange.ts';
import { isPersonal } from '../server/mock/tools/recorded/recorded-fields.ts';
import { questionKey, type Recording } from '../server/mock/tools/recorded/recording.ts';
import { reasonOf, UsageFailure } from './lib/usage.ts';
import { type Known, questionsOf, readingCalls } from './record/questions.ts';
import { type Options, type Question, readOptions, USAGE } from './record/read-options.ts';

interface LoggedIn {
  readonly token: string;
  readonly userId: string;
  /** the backend's data about the customer */
  readonly told: readonly string[];
}

interface Recorder {
  readonly target: Target;
  readonly token: string | undefined;
  readonly secrets: readonly string[];
  readonly folder: string;
  /** the calls without any reply */
  readonly unanswered: string[];
  /** whether the backend has answered a call */
  isReached: boolean;
}

/** If not even these are answered, it can't be reached. */
const FIRST_CALLS = 3;

/**
 * Sends one call and saves it with its reply; undefined when there is no reply, or none in JSON.
 * @throws the failure if the backend has never answered
 */
async function record(recorder: Recorder, { method, path, input }: Question): Promise<unknown> {
  const { target, token, secrets, folder } = recorder;
  const answer = await sendAs(method, target, path, input, { token }).catch((error: unknown) => {
    recorder.unanswered.push(path);
    if (!recorder.isReached && recorder.unanswered.length === FIRST_CALLS) throw error;
    console.log(`  -   ${path}: no answer (${reasonOf(error)}), not saved`);
  });
  if (!answer) return undefined;
  const { status, reply } = answer;
  if (!recorder.isReached) checkSign(target, answer);
  recorder.isReached = true;
  if (!reply) {
    console.log(`  -   ${path}: HTTP ${status} without JSON, not saved`);
    return undefined;
  }
  const masked = maskValue(input, secrets) as Record<string, unknown>;
  const recording: Recording = { method, path, input: masked, status, reply: maskValue(reply, secrets) };
  const name = await keep(folder, recording);
  console.log(`  ${String(reply.resultCode ?? '0').padEnd(3)} ${path}: ${name}`);
  return reply;
}

/** A backend that refuses the sign of one call refuses that of all: recordings of that are of no use. */
function checkSign({ baseUrl }: Target, answer: Answer): void {
  if (codeOf(answer) !== '-1') return;
  throw new Error(
    `${baseUrl} refuses signed calls with -1. Is --salt the salt for this address, and is this machine's clock right?`,
  );
}

/** Writes a recording without replacing any. @returns its file name; names of the same request sort in the order of recording */
async function keep(folder: string, recording: Recording): Promise<string> {
  const { method, path, input } = recording;
  const question = createHash('sha256')
    .update(`${method} ${path} ${questionKey(input)}`)
    .digest('hex')
    .slice(0, 8);
  const stem = `${method.toLowerCase()}-${path.slice(1).replaceAll('/', '-')}-${question}`;
  const there = await readdir(folder);
  const turn = there.filter((name) => name.startsWith(`${stem}-`)).length + 1;
  const name = `${stem}-${String(turn).padStart(3, '0')}.json`;
  await writeFile(join(folder, name), `${JSON.stringify(recording, null, 1)}\n`, { flag: 'wx' });
  return name;
}

async function logIn(target: Target, customer: Customer): Promise<LoggedIn> {
  const answer = await tryLogin(target, customer);
  checkSign(target, answer);
  const { reply } = answer;
  const info = Object(reply?.loginInfo);
  if (typeof reply?.access_token !== 'string')
    throw new UsageFailure("--user can't log in with that --password");
  return { token: reply.access_token, userId: String(info.userId ?? ''), told: personalTexts(info) };
}

/** The customer's personal texts that are long enough not to be parts of other words. */
const personalTexts = (info: object): string[] =>
  Object.entries(info).flatMap(([name, value]) =>
    isPersonal(name) && typeof value === 'string' && value.length > 3 ? [value] : [],
  );

/** An id from the first row of a list. */
function firstId(reply: unknown, name: string): string | undefined {
  const { data } = Object(reply);
  const id: unknown = Array.isArray(data) ? Object(data[0])[name] : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** @returns the exit status: 1 if a call had no answer */
async function recordAll({ target, customer, extra, folder }: Options): Promise<number> {
  const session = customer ? await logIn(target, customer) : undefined;
  await mkdir(folder, { recursive: true });
  const { token, told = [] } = session ?? {};
  const secrets = [token, customer?.loginName, customer?.password, target.salt, ...told].filter(
    (secret) => secret !== undefined,
  );
  const recorder: Recorder = {
    target,
    token,
    secrets,
    folder,
    unanswered: [],
    isReached: session !== undefined,
  };
  for (const question of extra) await record(recorder, question);
  let known: Known = { userId: session?.userId };
  for (const call of readingCalls(session !== undefined)) {
    for (const question of questionsOf(target, call, known)) {
      const reply = await record(recorder, question);
      known = {
        ...known,
        productId: known.productId ?? firstId(reply, 'productId'),
        projectId: known.projectId ?? firstId(reply, 'projectId'),
      };
    }
  }
  const { unanswered } = recorder;
  if (unanswered.length === 0) return 0;
  console.error(`No answer to ${unanswered.length} calls: ${[...new Set(unanswered)].join(', ')}.`);
  return 1;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(USAGE);
  else process.exitCode = await recordAll(options);
} catch (error) {
  console.error(
    error instanceof UsageFailure ? `${USAGE}\n\n${error.message}` : `Recording stopped: ${reasonOf(error)}`,
  );
  process.exitCode = 2;
}
