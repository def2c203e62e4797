import type { IncomingMessage, ServerResponse } from 'node:http';
import { Pool } from 'undici';
import type { CallPath, InputOf, ReplyOf } from '../../contracts/api/calls.ts';
import { type FailureCode, failureMessage, isSuccess } from '../../contracts/api/result-codes.ts';
import { sharedPictureUrl, UPLOAD_MAX_BYTES } from '../../contracts/domain/project/shared-project.ts';
import { REQUEST_TIMEOUT_MS, SLOW_CALL_TIMEOUT_MS } from '../../contracts/site/limits.ts';
import type { Backend, CheckedCall } from '../calls/backend.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { checkUploadLength, uploadTooLarge } from '../calls/check-upload.ts';
import { OPERATIONS } from '../calls/operations.ts';
import { sendFailure } from '../calls/send-failure.ts';
import { signOnServer } from '../calls/sign-call.ts';
import { arrivedBody } from '../http/arrived-body.ts';
import type { Logger } from '../http/logger.ts';
import { noteResultCode, noteUpstreamTime } from '../http/reply-notes.ts';
import { CALL_HEADERS } from '../http/security-headers.ts';
import { type Tracer, traceOf, traceParent } from '../http/trace.ts';
import { askAsVisitor } from './ask-as-visitor.ts';
import type { UpstreamMap } from './call-names.ts';
import { createExtensions, lacking, MISSING_MS } from './extensions.ts';
import { createFirstAnswers } from './first-answers.ts';
import { headersToCaller, headersToUpstream } from './forwarded-headers.ts';
import { createJudge, type Verdict } from './judge-reply.ts';
import { isJson, readJson } from './read-json.ts';
import {
  type Asked,
  type Connections,
  type PendingReply,
  type Reply,
  type StreamTo,
  sendRequest,
  TooSlow,
} from './send-request.ts';
import { createTranslators } from './translate-calls.ts';
import type { Watch } from './watch-replies.ts';

export interface UpstreamOptions {
  /** address of woojiapi; its path is put before every call's */
  readonly url: URL;
  /** the secret salt for calls to woojiapi */
  readonly signSalt: string;
  readonly brand: string;
  readonly logger: Logger;
  /** called with replies that were not refused */
  readonly watch?: Watch | undefined;
  /** milliseconds for one exchange; docs/product.md, "Figures and limits" by default */
  readonly limitMs?: number;
  /** milliseconds since 1970; the machine's by default */
  readonly now?: () => number;
  /** It has none of our own calls, so it is never asked for them; by default this is found out. */
  readonly isDocumentedOnly?: boolean;
  /** Calls of our own which it is asked for at the start and every five minutes; none by default. */
  readonly looksFor?: readonly CallPath[];
  /** records how long its calls take, if spans are sent */
  readonly tracer?: Tracer | undefined;
  /** Names that it has for calls of our own; a call that is named here counts as present. */
  readonly map?: UpstreamMap;
}

const READY_LIMIT_MS = 2_000;
const SIGN_REFUSED = '-1';
const CONNECTIONS = 128;
/** The calls without JSON on success. */
const DOWNLOADS: readonly string[] = [
  '/api/download',
  '/woojiapi/order/downloadfloorplan',
  '/woojiapi/order/downloadpaper',
  '/woojiapi/order/downloadpapers',
  '/woojiapi/order/downloadprojectpicture',
  '/woojiapi/order/downloadquotation',
  '/woojiapi/order/downloadquotationfile',
] satisfies readonly CallPath[];

/** A documented reading call that needs a token, to find out whether a token is valid. */
const TOKEN_CALL: CallPath = '/woojiapi/order/qryprojectbyuserid';

/** The only call with a longer time limit in the browser. */
const SLOW_CALL: CallPath = '/woojiapi/order/downloadquotation';

/** The real woojiapi as backend, over HTTP: signs again, forwards, and turns every failure into 104. */
export function createUpstream(options: UpstreamOptions): Backend {
  const {
    url,
    signSalt,
    brand,
    logger,
    watch,
    limitMs = REQUEST_TIMEOUT_MS,
    now = Date.now,
    looksFor = [],
    isDocumentedOnly = false,
    tracer,
    map = new Map(),
  } = options;
  const basePath = url.pathname.replace(/\/+$/, '');
  const visitor = { brand, basePath, signSalt };
  // sendRequest has one time limit for the whole exchange.
  const limits = { connections: CONNECTIONS, headersTimeout: 0, bodyTimeout: 0 };
  // `pipelining: 0` closes each connection after its request
  const connections: Connections = {
    kept: new Pool(url.origin, limits),
    fresh: new Pool(url.origin, { ...limits, pipelining: 0 }),
  };
  const judge = createJudge();
  const extensions = createExtensions({ logger, now, isTokenTaken, isDocumentedOnly, map });
  const firstAnswers = createFirstAnswers(extensions.isUncertain);
  let trouble: string | undefined;
  const translatorFor = createTranslators(map);

  /** @param req that it is part of */
  const send = (path: string, asked: Asked, req?: IncomingMessage, streamTo?: StreamTo): PendingReply => {
    const span = tracer?.call(`${asked.method} ${path}`);
    const trace = req && traceOf(req);
    const parent = span?.traceParent ?? (trace && traceParent(trace));
    const headers = parent ? [...asked.headers, 'traceparent', parent] : asked.headers;
    let status: number | undefined;
    const onHead: StreamTo = (found, replied) => {
      status = found;
      return streamTo?.(found, replied);
    };
    const { reply, abort } = sendRequest(connections, { ...asked, headers }, onHead);
    reply.then(
      () => span?.end(status),
      () => span?.end(),
    );
    return { reply: reply.then((whole) => whole && translatorFor(path).reply(whole)), abort };
  };

  const sendAsVisitor = (
    path: CallPath,
    input: unknown,
    limit: number,
    token?: string,
  ): Promise<Reply | undefined> => {
    const method = OPERATIONS.get(path)?.method ?? 'POST';
    const asked = askAsVisitor(visitor, method, path, input, limit, translatorFor(path));
    const headers = token === undefined ? asked.headers : [...asked.headers, 'token', token];
    return send(path, { ...asked, headers }).reply;
  };

  const failureOf = (error: unknown): CallFailure => {
    if (error instanceof CallFailure) return error;
    return new CallFailure('104', undefined, error instanceof TooSlow ? 504 : 502);
  };

  const warn = (path: string, why: string, requestId?: string): void => {
    logger.warn({ requestId, path, why }, 'upstream failed');
  };

  // assembling a zip takes longer, and the caller waits for it
  const limitOf = ({ path }: CheckedCall) =>
    path === SLOW_CALL ? (limitMs * SLOW_CALL_TIMEOUT_MS) / REQUEST_TIMEOUT_MS : limitMs;

  const toUpstream = async (call: CheckedCall, req: IncomingMessage): Promise<Asked> => {
    const translator = translatorFor(call.path);
    const url = basePath + translator.url(call.url);
    const { brand, callserial, calltime, method } = call;
    const sign = signOnServer({ brand, callserial, calltime, url }, signSalt);
    const { takesFile: isUpload = false, filePart = '' } = OPERATIONS.get(call.path) ?? {};
    if (isUpload) checkUploadLength(req.headers, filePart);
    const written = method === 'POST' && !isUpload ? await translator.body?.(req) : undefined;
    const passedOn = isUpload ? uploadOf(req, filePart) : (written ?? (await bodyOf(req)));
    return {
      method,
      url,
      headers: headersToUpstream(call, req, sign, written),
      body: method === 'POST' ? passedOn : null,
      limitMs: limitOf(call),
      isUpload,
    };
  };

  const askFor = async (path: CallPath, input: unknown, limit: number): Promise<object> => {
    await firstAnswers.wait(path);
    if (extensions.isMissing(path)) throw lacking();
    const end = firstAnswers.begin(path);
    let reply: Reply | undefined;
    let verdict: Verdict | undefined;
    try {
      reply = await sendAsVisitor(path, input, limit);
      verdict = reply && judge(reply);
      const missing =
        reply && verdict && (await extensions.read({ path, token: undefined }, reply.status, verdict));
      if (missing) throw missing;
    } finally {
      end();
    }
    if (verdict?.failure) {
      warn(path, String(verdict.why));
      throw verdict.failure;
    }
    if (reply) watch?.look(path, reply);
    return (reply && readJson(reply.headers, reply.body)) ?? {};
  };

  /** Asks a documented call, because only that reliably says whether a session has ended. */
  async function isTokenTaken(token: string): Promise<boolean> {
    try {
      const reply = await sendAsVisitor(TOKEN_CALL, { userId: '' }, limitMs, token);
      return !reply || !(reply.status === 401 || ['101', '-1000'].includes(judge(reply).code));
    } catch {
      return true;
    }
  }

  /** Asks for a call without a token: a backend that has it refuses, one that lacks it says so. */
  async function look(path: CallPath): Promise<void> {
    const end = firstAnswers.begin(path);
    try {
      const reply = await sendAsVisitor(path, {}, limitMs);
      if (reply) await extensions.read({ path, token: undefined }, reply.status, judge(reply));
    } catch {
      // Silence says nothing about a call.
    } finally {
      end();
    }
  }
  const lookAround = () => looksFor.filter((path) => !map.has(path)).forEach((path) => void look(path));
  lookAround();
  const looking = setInterval(lookAround, MISSING_MS).unref();

  /** @param onKnown called once the answer has told whether the backend has the call */
  async function pass(call: CheckedCall, req: IncomingMessage, res: ServerResponse, onKnown: () => void) {
    const start = performance.now();
    const own = ['X-Request-Id', call.requestId];
    /** woojiapi's part of the time, for the log and the browser's own tools */
    const timed = () => {
      const ms = Math.round((performance.now() - start) * 10) / 10;
      noteUpstreamTime(res, ms);
      return [...own, 'Server-Timing', `woojiapi;dur=${ms}`];
    };
    const toCaller: StreamTo = (status, headers) => {
      const isFile = DOWNLOADS.includes(call.path) && status >= 200 && status <= 299 && !isJson(headers);
      if (!isFile || res.destroyed) return undefined;
      // the rest of it may take long
      void extensions.read(call, status, { code: '0' }).then(onKnown);
      const length = headers['content-length'];
      const sized = typeof length === 'string' ? ['Content-Length', length] : [];
      noteResultCode(res, '0');
      return res.writeHead(status, [...headersToCaller(headers), ...sized, ...CALL_HEADERS, ...timed()]);
    };
    const running = send(call.path, await toUpstream(call, req), req, toCaller);
    res.once('close', () => {
      // a page that was left before the answer would make the next one ask for a missing call again
      const isAwaited = !res.headersSent && extensions.isUncertain(call.path);
      if (!res.writableFinished && !isAwaited) running.abort();
    });
    try {
      const reply = await running.reply;
      if (!reply) return;
      const headers = timed();
      const verdict = judge(reply);
      const missing = await extensions.read(call, reply.status, verdict);
      onKnown();
      if (res.destroyed) return;
      if (missing) return sendFailure(res, missing, headers);
      const { failure, why, code, plain } = verdict;
      if (!failure) {
        noteResultCode(res, code);
        sendReply(res, plain ? unwrapped(reply, plain) : reply, headers);
        watch?.look(call.path, reply);
        return;
      }
      warn(call.path, String(why), call.requestId);
      sendFailure(res, failure, headers);
    } catch (error) {
      if (res.destroyed) return;
      warn(call.path, String(error), call.requestId);
      sendFailure(res, failureOf(error), timed());
    }
  }

  return {
    async serve(call, req, res) {
      await firstAnswers.wait(call.path);
      if (extensions.isMissing(call.path)) {
        req.resume();
        return sendFailure(res, lacking(), ['X-Request-Id', call.requestId]);
      }
      const end = firstAnswers.begin(call.path);
      try {
        await pass(call, req, res, end);
      } finally {
        end();
      }
    },

    async ask<P extends CallPath>(path: P, input: InputOf<P>): Promise<ReplyOf<P>> {
      let reply: { resultCode?: unknown; resultMsg?: unknown };
      try {
        reply = await askFor(path, input, limitMs);
      } catch (error) {
        if (!(error instanceof CallFailure)) warn(path, String(error));
        throw failureOf(error);
      }
      const { resultCode, resultMsg } = reply;
      if (isSuccess(resultCode)) return reply as ReplyOf<P>;
      throw new CallFailure(String(resultCode) as FailureCode, failureMessage(resultCode, resultMsg));
    },

    async sharedPicture(pictureId, size) {
      const url = basePath + sharedPictureUrl(pictureId, size);
      const headers = ['accept', 'image/webp'];
      try {
        const reply = await sendRequest(connections, { method: 'GET', url, headers, body: null, limitMs })
          .reply;
        const isPicture = reply?.status === 200 && reply.headers['content-type'] === 'image/webp';
        return isPicture ? reply.body : undefined;
      } catch (error) {
        warn(url, String(error));
        throw failureOf(error);
      }
    },

    async ready() {
      const found = await askFor('/api/dic', { type: 'Grade' }, READY_LIMIT_MS).then(
        (reply) => refusalIn(reply),
        () => 'woojiapi does not answer; the log says why.',
      );
      if (found && found !== trouble) logger.error({ why: found }, 'upstream is not usable');
      trouble = found;
      return trouble === undefined;
    },

    trouble: () => trouble,
    ...(watch ? { drift: watch.drift } : {}),

    lacking: extensions.lacking,
    knowledge: extensions.knowledge,
    revision: extensions.revision,

    async close() {
      clearInterval(looking);
      await Promise.all([connections.kept.close(), connections.fresh.close()]);
    },
  };
}

/** Why a backend that answers can still not be used. */
const refusalIn = (reply: { resultCode?: unknown }): string | undefined =>
  String(reply.resultCode) === SIGN_REFUSED
    ? "woojiapi refuses the signature of our calls. Check UPSTREAM_SIGN_SALT, BRAND and this machine's clock."
    : undefined;

/** A body that has already arrived is sent in one piece, at half the cost of a stream. */
async function bodyOf(req: IncomingMessage): Promise<Asked['body']> {
  return (await arrivedBody(req)) ?? streamOf(req);
}

/** A file is passed on piece by piece, up to its limit. */
async function* uploadOf(req: IncomingMessage, part: string): AsyncGenerator<Buffer> {
  let received = 0;
  for await (const chunk of streamOf(req)) {
    received += chunk.length;
    if (received > UPLOAD_MAX_BYTES) throw uploadTooLarge(part);
    yield chunk;
  }
}

/** The body as a stream. If the upstream answers early or fails, the rest is read and dropped, to keep the caller's connection. */
async function* streamOf(req: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* req.iterator({ destroyOnReturn: false });
  } finally {
    req.resume();
  }
}

/** The reply as plain JSON, for a reply whose own headers would mislead the caller. */
function unwrapped({ status, headers }: Reply, plain: Buffer): Reply {
  const { 'content-encoding': _, ...rest } = headers;
  return { status, headers: { ...rest, 'content-type': 'application/json; charset=utf-8' }, body: plain };
}

function sendReply(res: ServerResponse, { status, headers, body }: Reply, own: readonly string[]): void {
  // A 304 has no body, so no length either.
  const length = status === 304 ? [] : ['Content-Length', String(body.length)];
  res.writeHead(status, [...headersToCaller(headers), ...length, ...CALL_HEADERS, ...own]);
  res.end(body);
}
