import type { IncomingHttpHeaders } from 'node:http';
import type { JournalEntry } from '../../../../contracts/api/mock-console.ts';
import { JOURNAL_CUT, JOURNAL_UNREAD } from '../../../../contracts/api/recorded-call.ts';
import type { ResultCode } from '../../../../contracts/api/result-codes.ts';
import { nearestNames } from '../../../../contracts/domain/text/nearest-names.ts';
import type { RefusedCall } from '../../../calls/backend.ts';
import type { CallFailure } from '../../../calls/call-failure.ts';
import { OPERATIONS } from '../../../calls/operations.ts';
import type { Exchange } from './exchange.ts';
import { codeOf, judgeReply, judgeRequest } from './judge-exchange.ts';
import { maskText, maskUrl } from './mask.ts';

const MAX_BODY_CHARS = 16 * 1024;
const GUEST = 'guest';

interface ReadReply {
  readonly resultCode: ResultCode | '';
  readonly body: string;
  readonly problems: readonly string[];
}

/** An entry without its place in a journal. */
export type ReadCall = Omit<JournalEntry, 'id'>;

/** A prepared reply is the same bytes for many calls, so it is read once. */
const sharedReplies = new WeakMap<Buffer, ReadReply>();

/** A call as the console shows it: secrets masked, bodies cut, with the contract's verdict. */
export function readExchange(exchange: Exchange): ReadCall {
  const { call, session, body: seen } = exchange;
  const secrets = call.token === undefined ? [] : [call.token];
  const { resultCode, body, problems } = readReply(exchange, secrets);
  return {
    at: exchange.at,
    offsetMs: exchange.offsetMs,
    method: call.method,
    url: maskUrl(call.url, secrets),
    path: call.path,
    who: session === undefined ? 'visitor' : session.role === 'guest' ? GUEST : session.loginName,
    page: pageOf(exchange.referer, secrets),
    status: exchange.status,
    resultCode,
    ms: exchange.ms,
    contentType: String(seen.headers['content-type'] ?? ''),
    requestBody: cut(maskText(seen.text, secrets)),
    replyBody: body,
    problems: [...new Set([...judgeRequest(exchange), ...problems, ...(exchange.laterProblems ?? [])])],
    fault: exchange.fault,
    isFromFile: false,
  };
}

/** A call that the gateway refused. Who made it isn't known: its token isn't looked up before its sign is right. */
export function readRefused(
  { method, path, url }: RefusedCall,
  failure: CallFailure,
  headers: IncomingHttpHeaders,
  moment: Pick<ReadCall, 'at' | 'offsetMs'>,
): ReadCall {
  const secrets = typeof headers.token === 'string' ? [headers.token] : [];
  const [nearest] = failure.status === 404 ? nearestNames(path, [...OPERATIONS.keys()]) : [];
  const meant = nearest === undefined ? '' : `; did you mean ${nearest}?`;
  return {
    ...moment,
    method,
    url: maskUrl(url, secrets),
    path,
    who: 'unknown',
    page: pageOf(headers.referer, secrets),
    status: failure.status,
    resultCode: failure.resultCode,
    ms: 0,
    contentType: headers['content-type'] ?? '',
    requestBody: JOURNAL_UNREAD,
    replyBody: JSON.stringify(failure),
    problems: [`request: ${failure.reason}${meant}`],
    fault: '',
    isFromFile: false,
  };
}

function pageOf(referer: string | undefined, secrets: readonly string[]): string {
  if (referer === undefined || !URL.canParse(referer)) return '';
  const { pathname, search } = new URL(referer);
  return maskUrl(pathname + search, secrets);
}

function readReply(exchange: Exchange, secrets: readonly string[]): ReadReply {
  const { reply, isReplyShared, fileSize = reply.length } = exchange;
  const known = isReplyShared ? sharedReplies.get(reply) : undefined;
  if (known) return known;
  const isText = /json|text/.test(exchange.replyType);
  const text = isText ? reply.toString() : '';
  const read: ReadReply = {
    resultCode: codeOf(text),
    body: isText ? cut(maskText(text, secrets)) : fileSize > 0 ? `${fileSize} bytes` : '',
    problems: judgeReply(exchange, text),
  };
  if (isReplyShared) sharedReplies.set(reply, read);
  return read;
}

function cut(text: string): string {
  return text.length > MAX_BODY_CHARS ? text.slice(0, MAX_BODY_CHARS) + JOURNAL_CUT : text;
}
