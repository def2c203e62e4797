import { JOURNAL_FILE } from '../../../../contracts/api/recorded-call.ts';
import type { CheckedCall } from '../../../calls/backend.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { lookUpSession, seesPrices } from '../../engine/access/session.ts';
import { type Answer, statusOf, typeOf } from '../../engine/answering/answer.ts';
import type { CallBody, CallNote } from '../../engine/answering/call-chain.ts';
import { listReply } from '../../engine/answering/streamed-list.ts';
import { CallerGone } from '../../engine/input/read-body.ts';
import type { FaultBook, TakenFault } from '../faults/fault-book.ts';
import { type Outcome, playFault } from '../faults/play-fault.ts';
import type { Exchange, SeenBody } from '../journal/exchange.ts';
import { judgeRows } from '../journal/judge-exchange.ts';
import { isSentWith } from '../journal/sent-fields.ts';
import type { World } from './world.ts';

const NOTHING = Buffer.alloc(0);
const SLIP_STATUS = 502;

export interface Performed {
  readonly outcome: Outcome;
  /** writes the call into the world's journal once its outcome is known; returns the entry's id */
  record(status?: number): string;
}

/**
 * Performs and records one call in one world: applies the fault aimed at it, or answers it.
 * @param faults those that the call asks for itself; the world's by default
 * @throws CallerGone; any bug of ours, after recording it
 */
export async function performCall(
  world: World,
  call: CheckedCall,
  body: CallBody,
  faults: FaultBook = world.faults,
): Promise<Performed> {
  const started = performance.now();
  const { body: watched, seen } = await watch(body);
  const note: CallNote = {};
  const fault = await aimedFault(world, faults, call, note, seen);
  const answer = () => world.answer(call, watched, note);
  const exchange = (outcome: Outcome, status?: number): Exchange => ({
    at: world.clock.now(),
    offsetMs: world.clock.state.offsetMs,
    ms: Math.round((performance.now() - started) * 10) / 10,
    call,
    session: note.session,
    body: seen(),
    referer: body.headers.referer,
    ...replyOf(outcome, status),
    fault: fault?.effect.kind ?? '',
    laterProblems: [...laterProblems],
  });
  const laterProblems = new Set<string>();
  const judged = async function* (pieces: AsyncIterable<readonly unknown[]>) {
    for await (const rows of pieces) {
      for (const problem of judgeRows(call.path, rows)) laterProblems.add(problem);
      yield rows;
    }
  };
  try {
    const made = fault ? await playFault(fault, answer, world.ending) : await answer();
    const outcome = made.kind === 'streamed' ? { ...made, list: made.list.through(judged) } : made;
    // a fault answers before the chain looks up who calls, and the chain doesn't say whose session has ended
    if (call.token !== undefined && (fault || hasEnded(outcome)))
      note.session ??= await lookUpSession(world.db, call.token);
    return { outcome, record: (status) => world.journal.add(exchange(outcome, status)) };
  } catch (error) {
    if (!(error instanceof CallerGone)) world.journal.add(exchange({ kind: 'dropped' }, SLIP_STATUS));
    throw error;
  }
}

const hasEnded = (outcome: Outcome) => outcome.kind === 'made' && outcome.code === '-1000';

interface Watched {
  readonly body: CallBody;
  /** the body as far as known at the end of the call */
  seen(): SeenBody;
}

/** @throws CallerGone, so that no fault is applied for a caller who is gone */
async function watch(body: CallBody): Promise<Watched> {
  const { 'content-type': type, 'content-encoding': encoding } = body.headers;
  const headers = { 'content-type': type, 'content-encoding': encoding };
  if (body.file) return watchFile(body, body.file, headers);
  const seen = await body.text().then(
    (text) => ({ headers, text }),
    (error: unknown) => ({ headers, text: '', refusal: refusalIn(error) }),
  );
  return { body, seen: () => seen };
}

/** For a call with a file, which reads it itself; the journal only keeps the size. */
function watchFile(body: CallBody, read: () => Promise<Buffer>, headers: SeenBody['headers']): Watched {
  let seen: SeenBody = { headers, text: `${JOURNAL_FILE}, not read)` };
  const file = async () => {
    try {
      const bytes = await read();
      seen = { headers, text: `${JOURNAL_FILE} of ${bytes.length} bytes)` };
      return bytes;
    } catch (error) {
      seen = { headers, text: '', refusal: refusalIn(error) };
      throw error;
    }
  };
  return { body: { ...body, file }, seen: () => seen };
}

function refusalIn(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  throw error;
}

async function aimedFault(
  world: World,
  faults: FaultBook,
  call: CheckedCall,
  note: CallNote,
  seen: () => SeenBody,
): Promise<TakenFault | undefined> {
  const aimed = faults.aimedAt(call.path);
  if (aimed === 'nothing') return undefined;
  if (aimed === 'persona' && call.token !== undefined)
    note.session = await lookUpSession(world.db, call.token);
  const { session } = note;
  const persona = { loginName: session?.loginName ?? '', isCustomer: seesPrices(session) };
  return faults.take(call.path, persona, (wanted) => isSentWith(wanted, call, seen()));
}

function replyOf(
  outcome: Outcome,
  sentStatus: number | undefined,
): Pick<Exchange, 'status' | 'replyType' | 'reply' | 'isReplyShared' | 'fileSize'> {
  if (outcome.kind === 'dropped') {
    return { status: sentStatus ?? 0, replyType: '', reply: NOTHING, isReplyShared: false };
  }
  if (outcome.kind === 'truncated') {
    const { reply, replyType } = wholeReply(outcome.answer);
    return { status: 200, replyType, reply: reply.subarray(0, reply.length / 2), isReplyShared: false };
  }
  const answer = outcome.kind === 'in-pieces' ? outcome.answer : outcome;
  return { ...wholeReply(answer), status: sentStatus ?? statusOf(answer) };
}

function wholeReply(answer: Answer): Pick<Exchange, 'replyType' | 'reply' | 'isReplyShared' | 'fileSize'> {
  const replyType = typeOf(answer);
  if (answer.kind === 'file')
    return { replyType, reply: NOTHING, isReplyShared: false, fileSize: answer.file.size };
  if (answer.kind === 'made' && answer.isFile)
    return { replyType, reply: NOTHING, isReplyShared: false, fileSize: answer.body.length };
  // the console shows no more than the beginning
  if (answer.kind === 'streamed')
    return {
      replyType,
      reply: Buffer.from(JSON.stringify(listReply(answer.list.first))),
      isReplyShared: false,
    };
  return answer.kind === 'prepared'
    ? { replyType, reply: answer.prepared.body, isReplyShared: true }
    : { replyType, reply: answer.body, isReplyShared: false };
}
