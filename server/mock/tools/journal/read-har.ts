import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { JOURNAL_FILE } from '../../../../contracts/api/recorded-call.ts';
import { FAILURES, type ResultCode } from '../../../../contracts/api/result-codes.ts';
import { fieldMessage } from '../../../calls/field-message.ts';
import { OPERATIONS, type Operation } from '../../../calls/operations.ts';
import { pathOf } from '../../../http/request-target.ts';
import type { Session } from '../../engine/access/session.ts';
import type { Exchange } from './exchange.ts';
import { judgeRequest } from './judge-exchange.ts';
import { type ReadCall, readExchange } from './read-exchange.ts';

/** Why a file can't be read, as a sentence for the person who has opened it. */
export class HarFailure extends Error {
  override readonly name = 'HarFailure';
}

interface HarCalls {
  /** in the file's order, masked and checked against the contract */
  readonly calls: readonly ReadCall[];
  /** how many other requests the file has */
  readonly leftOut: number;
}

/** Enough for any reply; a file may claim to hold more. */
const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;
const VERSION = '1.2';
const ADDRESS = /^https?:\/\/[^/?#]+(\/[^#]*)/i;
const CODES = ['', '0', ...Object.keys(FAILURES)] as (ResultCode | '')[];

const text = z.string().catch('');
const pairs = z.array(z.object({ name: z.string(), value: text })).catch([]);
/** What the console adds to its own files: what a request and its reply don't tell, or no longer tell once they are masked. */
const Noted = z.object({
  who: z.string().max(254),
  offsetMs: z.int(),
  resultCode: z.enum(CODES),
  fault: z.string().max(40),
  problems: z.array(z.string().max(1000)).max(100),
});
const Har = z.object({ log: z.object({ version: z.string(), entries: z.array(z.unknown()) }) });
const Target = z.object({ request: z.object({ method: z.string(), url: z.string() }) });
/** What is read of a request; browsers write much more. */
const HarEntry = z.object({
  startedDateTime: z.iso.datetime({ offset: true }),
  time: z.number().nonnegative().catch(0),
  request: z.object({
    headers: pairs,
    postData: z.object({ mimeType: text, text: z.string().optional(), params: pairs }).optional(),
  }),
  response: z.object({
    /** 0 where there was no reply */
    status: z.int().min(0).max(599).catch(0),
    content: z.object({
      size: z.int().nonnegative().catch(0),
      mimeType: text,
      text: z.string().optional(),
      encoding: text,
    }),
  }),
  _journal: Noted.optional().catch(undefined),
});
type HarEntry = z.infer<typeof HarEntry>;

/**
 * The calls of the contract in a HAR 1.2 file that the console or a browser's network panel has saved. A call is known by method and
 * path, whatever its host.
 * @param har the parsed file
 * @throws HarFailure
 */
export function readHar(har: unknown): HarCalls {
  const { version, entries } = check(Har, har, "This isn't a HAR file").log;
  if (version !== VERSION)
    throw new HarFailure(`This file is HAR ${version.slice(0, 10)}, and only HAR ${VERSION} can be opened.`);
  const people = new Map<string, Session>();
  const calls = entries.flatMap((entry, at): ReadCall[] => {
    const called = calledBy(entry);
    if (!called) return [];
    const problem = `Request ${at + 1} of this file isn't as in HAR ${VERSION}`;
    return [readCall(called, check(HarEntry, entry, problem), people)];
  });
  if (calls.length === 0) throw new HarFailure('No request in this file is a call of the contract.');
  return { calls, leftOut: entries.length - calls.length };
}

function check<T>(schema: z.ZodType<T>, value: unknown, problem: string): T {
  const { data, error } = schema.safeParse(value);
  if (data !== undefined) return data;
  const [issue] = error?.issues ?? [];
  throw new HarFailure(issue ? `${problem} (${fieldMessage(issue, value)}).` : `${problem}.`);
}

interface Called {
  readonly operation: Operation;
  /** path with query */
  readonly url: string;
}

/** @returns undefined for a request that is no call of the contract */
function calledBy(entry: unknown): Called | undefined {
  const { method, url: address = '' } = Target.safeParse(entry).data?.request ?? {};
  const [, url = ''] = ADDRESS.exec(address) ?? [];
  const operation = OPERATIONS.get(pathOf(url));
  return operation && operation.method === method ? { operation, url } : undefined;
}

/** @param people by token, as far as the log-ins in the file tell; a log-in adds its own */
function readCall(called: Called, entry: HarEntry, people: Map<string, Session>): ReadCall {
  const { response, _journal: noted } = entry;
  const exchange = exchangeOf(called, entry, people);
  const read: ReadCall = { ...readExchange(exchange), isFromFile: true };
  if (noted) return { ...read, ...noted };
  notePerson(exchange, people);
  const { status, content } = response;
  const isKept = content.text !== undefined || content.size === 0 || !/json|text/.test(content.mimeType);
  if (isKept || status === 0 || status === 304) return read;
  return { ...read, problems: [...judgeRequest(exchange), "reply: the file doesn't have its body"] };
}

function exchangeOf(
  { operation, url }: Called,
  { startedDateTime, time, request, response, _journal: noted }: HarEntry,
  people: ReadonlyMap<string, Session>,
): Exchange {
  const header = (wanted: string) =>
    request.headers.find(({ name }) => name.toLowerCase() === wanted)?.value || undefined;
  const { status, content } = response;
  const token = header('token');
  const { postData } = request;
  const contentType = header('content-type') ?? postData?.mimeType;
  const isUpload = operation.takesFile && !noted;
  return {
    at: Date.parse(startedDateTime),
    offsetMs: 0,
    ms: Math.round(time * 10) / 10,
    call: {
      method: operation.method,
      path: operation.path,
      url,
      brand: header('brand') ?? '',
      callserial: header('callserial') ?? '',
      calltime: header('calltime') ?? '',
      debug: header('debug') ?? '',
      token,
      address: '',
      requestId: '',
    },
    session: token === undefined ? undefined : (people.get(token) ?? UNKNOWN),
    body: {
      headers: contentType ? { 'content-type': contentType } : {},
      text: isUpload ? `${JOURNAL_FILE}, not read)` : operation.method === 'GET' ? '' : bodyText(postData),
    },
    referer: header('referer'),
    status,
    replyType: content.mimeType,
    reply: bytesOf(content),
    isReplyShared: false,
    fileSize: content.size,
    fault: '',
  };
}

const UNKNOWN: Session = { userId: '', loginName: 'unknown', role: 'trade' };

/** Firefox may give a form as its fields alone. */
function bodyText(postData: HarEntry['request']['postData']): string {
  if (!postData) return '';
  return (
    postData.text || new URLSearchParams(postData.params.map(({ name, value }) => [name, value])).toString()
  );
}

/** A body as text, in base64, or as it came over the line. */
function bytesOf({ text = '', encoding }: HarEntry['response']['content']): Buffer {
  if (encoding !== 'base64') return Buffer.from(text);
  const bytes = Buffer.from(text, 'base64');
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED_BYTES });
  } catch {
    return bytes;
  }
}

const LogIn = z.object({
  access_token: z.string().min(1),
  loginInfo: z.object({ userId: z.string(), loginName: z.string() }).optional(),
});

function notePerson({ reply }: Exchange, people: Map<string, Session>): void {
  const { data } = LogIn.safeParse(parsed(reply.toString()));
  if (!data) return;
  const { access_token: token, loginInfo } = data;
  people.set(
    token,
    loginInfo ? { ...loginInfo, role: 'trade' } : { userId: '', loginName: '', role: 'guest' },
  );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
