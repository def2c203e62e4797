import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CallPath, InputOf, ReplyOf } from '../../../../contracts/api/calls.ts';
import type { CheckedCall } from '../../../calls/backend.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { OPERATIONS, type Operation } from '../../../calls/operations.ts';
import { type Prepared, prepare } from '../../../http/prepared-bytes.ts';
import { queryOf } from '../../../http/request-target.ts';
import { CALL_HEADERS } from '../../../http/security-headers.ts';
import { type Session, type SessionFinder, seesPrices, sessionFinder } from '../access/session.ts';
import type { PreparedReply, ShopState, ShopStateReader } from '../access/shop-state.ts';
import type { CardDesk } from '../card-desk/card-desk.ts';
import type { Db } from '../database/tables.ts';
import { bodyKind, checkInput, readInput } from '../input/read-input.ts';
import { countCall } from '../limits/count-call.ts';
import type { Limit } from '../limits/limit.ts';
import type { SlowDown } from '../limits/slow-down.ts';
import type { Outbox } from '../mail/outbox.ts';
import { answeredCalls } from './answered-calls.ts';
import { FileReply, MadeFile } from './file-reply.ts';
import type { CallContext, OnceOptions, PreparedContext, ServedCalls, ShopSettings } from './handler.ts';
import { StreamedList } from './streamed-list.ts';

export interface ChainDeps {
  readonly calls: ServedCalls;
  readonly settings: ShopSettings;
  readonly db: Db;
  readonly shop: ShopStateReader;
  readonly clock: () => number;
  readonly outbox: Outbox;
  readonly cards: CardDesk;
  /** whether calls are counted and stopped when there are too many */
  readonly limits: boolean;
  readonly slowDown: SlowDown;
}

type Reply = ReplyOf<CallPath>;
/** The handler is only known at run time; its input has been checked by the schema of the same path. */
type AnyCall =
  | {
      readonly handler: (input: never, call: CallContext) => Promise<Reply | FileReply | MadeFile>;
      readonly limits?: readonly Limit[];
    }
  | { readonly preparedBy: (input: never, context: PreparedContext) => Promise<Reply | StreamedList> };
type AnyHandled = Extract<AnyCall, { readonly handler: unknown }>;

/** An input that passed the contract's schema, and the key of its reply. */
interface CheckedInput {
  readonly key: string;
  readonly input: object;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const MEMO_MAX_CHARS = 1024;
const NO_INPUT: CheckedInput = { key: '', input: {} };
const noFile = () => Promise.reject(new TypeError('this call takes no file'));

/** The source of a call's body: a request, or the journal when a call is repeated. */
export interface CallBody {
  readonly headers: IncomingHttpHeaders;
  text(): Promise<string>;
  /** the file of a call that takes one; such a call has no text */
  file?(): Promise<Buffer>;
}

/** Facts about the call for the journal, noted by the chain. */
export interface CallNote {
  session?: Session | undefined;
}

export interface CallChain {
  /** Answers a call from a browser. @throws CallFailure, or the database's error */
  answer(
    call: CheckedCall,
    body: CallBody,
    note?: CallNote,
  ): Promise<Prepared | Reply | FileReply | MadeFile | StreamedList>;
  /** The same chain for a visitor in this process, without HTTP. */
  ask<P extends CallPath>(path: P, input: InputOf<P>): Promise<ReplyOf<P>>;
}

/** The steps of every call, always in this order: method, function, token, right, body, limits, handler. */
export function createCallChain(deps: ChainDeps): CallChain {
  const { db, shop, settings, clock, outbox, cards, limits, slowDown } = deps;
  const calls = deps.calls as Readonly<Record<CallPath, unknown>> as Readonly<Record<CallPath, AnyCall>>;
  const findSession = sessionFinder(db, settings.sessionMs);
  const answered = answeredCalls(db);
  /** checked inputs of public reading calls, because the same few are frequent */
  const inputs = new LRUCache<string, CheckedInput>({ max: 1000 });

  const contextOf = (
    operation: Operation,
    caller: Pick<CheckedCall, 'callserial' | 'token'> & Pick<CallContext, 'userAgent'>,
    session: Session | undefined,
    input: unknown,
    now: number,
    file: CallContext['file'] = noFile,
  ): CallContext => ({
    ...settings,
    db,
    now,
    outbox,
    cards,
    token: caller.token,
    userAgent: caller.userAgent,
    session,
    seesPrices: seesPrices(session),
    file,
    once: (work, { file: sent, alsoOf, sharesCommit = false }: OnceOptions = {}) =>
      operation.idempotent
        ? answered.once(
            {
              path: operation.path,
              callserial: caller.callserial,
              token: caller.token,
              input: sent === undefined ? input : [input, sent],
            },
            { customers: [session?.userId, alsoOf].filter((id) => id !== undefined), sharesCommit },
            now,
            work,
          )
        : db.transaction().execute(work),
  });

  const readPrepared = async (
    state: ShopState,
    { preparedBy }: Exclude<AnyCall, AnyHandled>,
    { key, input }: CheckedInput,
    context: PreparedContext,
  ): Promise<PreparedReply | StreamedList> => {
    const fullKey = `${context.seesPrices ? 'priced' : 'plain'} ${key}`;
    const known = state.prepared.get(fullKey);
    if (known) return known;
    const reply = await preparedBy(input as never, context);
    if (reply instanceof StreamedList) return reply;
    const made = { reply, bytes: prepare(JSON.stringify(reply), JSON_TYPE, { headers: CALL_HEADERS }) };
    state.prepared.set(fullKey, made);
    return made;
  };

  const inputOf = (operation: Operation, body: CallBody, text: string): CheckedInput => {
    const kind = operation.method === 'GET' ? 'form' : bodyKind(body);
    const memo = 'preparedBy' in calls[operation.path] && text.length <= MEMO_MAX_CHARS;
    const memoKey = memo ? `${operation.path} ${kind} ${text}` : '';
    const known = memo ? inputs.get(memoKey) : undefined;
    if (known) return known;
    const input = Object(readInput(operation, kind, text)) as object;
    checkBrand(input, settings.brand);
    const checked = { key: `${operation.path} ${JSON.stringify(input)}`, input };
    if (memo) inputs.set(memoKey, checked);
    return checked;
  };

  const runCounted = async (
    { path, idempotent }: Operation,
    served: AnyHandled,
    { address, callserial, token }: CheckedCall,
    input: object,
    context: CallContext,
  ): Promise<Reply | FileReply | MadeFile> => {
    const run = () => served.handler(input as never, context);
    if (!limits || !served.limits) return await run();
    // a repeat after a lost reply does not count as another call
    if (idempotent && (await answered.has({ path, callserial, token }))) return await run();
    const counted = await countCall(db, path, served.limits, address, input, context.now);
    await slowDown(counted.delayMs);
    const reply = await run();
    await counted.succeeded();
    return reply;
  };

  return {
    async answer(call, body, note) {
      const operation = operationOf(call);
      const now = clock();
      const state = await shop.current();
      if (state.switchedOff.has(operation.functionId)) throw new CallFailure('103');
      const session = await sessionOf(findSession, operation, call.token, now);
      if (note) note.session = session;
      checkRight(state, operation, session);
      const checked = operation.takesFile
        ? NO_INPUT
        : inputOf(operation, body, operation.method === 'GET' ? queryOf(call.url) : await body.text());
      const served = calls[operation.path];
      if ('preparedBy' in served) {
        const context = { db, seesPrices: seesPrices(session) };
        const read = await readPrepared(state, served, checked, context);
        return read instanceof StreamedList ? read : read.bytes;
      }
      const caller = { ...call, userAgent: body.headers['user-agent'] };
      const context = contextOf(operation, caller, session, checked.input, now, body.file);
      return await runCounted(operation, served, call, checked.input, context);
    },

    async ask<P extends CallPath>(path: P, question: InputOf<P>): Promise<ReplyOf<P>> {
      const operation = OPERATIONS.get(path);
      if (!operation) throw new CallFailure('105', undefined, 404);
      const state = await shop.current();
      if (state.switchedOff.has(operation.functionId)) throw new CallFailure('103');
      if (operation.access === 'customer') throw new CallFailure('-1000', undefined, 401);
      const input = Object(checkInput(operation, question)) as object;
      const served = calls[path];
      if ('preparedBy' in served) {
        const checked = { key: `${path} ${JSON.stringify(input)}`, input };
        const read = await readPrepared(state, served, checked, { db, seesPrices: false });
        const reply: object = read instanceof StreamedList ? await read.whole() : read.reply;
        return reply as ReplyOf<P>;
      }
      const visitor = { callserial: '', token: undefined, userAgent: undefined };
      const context = contextOf(operation, visitor, undefined, input, clock());
      const reply = await served.handler(input as never, context);
      if (reply instanceof FileReply || reply instanceof MadeFile)
        throw new TypeError(`${path} answers a file, which only HTTP can carry`);
      return reply as ReplyOf<P>;
    },
  };
}

function operationOf(call: CheckedCall): Operation {
  const operation = OPERATIONS.get(call.path);
  if (!operation) throw new CallFailure('105', undefined, 404);
  if (operation.method !== call.method) throw new CallFailure('105', undefined, 405);
  return operation;
}

async function sessionOf(
  findSession: SessionFinder,
  operation: Operation,
  token: string | undefined,
  now: number,
): Promise<Session | undefined> {
  if (!operation.checksToken) return undefined;
  if (token !== undefined) return await findSession(token, now);
  if (operation.access === 'customer') throw new CallFailure('-1000', undefined, 401);
  return undefined;
}

/** Visitors may use public calls; logged-in users may use what their role has a right to. */
function checkRight(state: ShopState, operation: Operation, session: Session | undefined): void {
  if (session && !state.rights[session.role].has(operation.functionId)) throw new CallFailure('102');
}

function checkBrand(input: object, brand: string): void {
  if ('brand' in input && input.brand !== brand) {
    throw new CallFailure('1', `brand: must be ${brand}`, 400, { field: 'brand' });
  }
}
