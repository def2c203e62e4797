import { setTimeout } from 'node:timers/promises';
import { callSerial, callTime, signCall } from '../api/call-signing.ts';
import type { CallPath } from '../api/calls.ts';
import { callDescription } from './contract-document.ts';

/** The backend to call, and the customers who can log in there. */
export interface Target {
  /** e.g. `http://localhost:4000` */
  readonly baseUrl: string;
  readonly salt: string;
  readonly brand: string;
  /** by default the mock's seeded people; empty means that no one can log in */
  readonly customers?: readonly Customer[];
  /** the console of the mock behind this target, directly or through a proxy */
  readonly control?: Control;
  readonly watch?: Watch;
}

/** Sees what a case sends, so that it can be told and repeated. */
export interface Watch {
  asking(asked: Asked): void;
  /** called with each token that a reply gives */
  given?(token: string, path: string): void;
  /** Takes what a reply breaks, and the case goes on with that reply. Without it, the case ends there. */
  broken?(asked: Asked, path: CallPath, problems: readonly Problem[]): void;
}

/** One call as it was sent. */
export interface Asked {
  readonly method: 'GET' | 'POST';
  /** as the contract names it, without query */
  readonly path: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly options: SendOptions;
}

/** One thing in a reply that the contract doesn't allow. */
export interface Problem {
  /** in words, without the reply's values */
  readonly what: string;
  /** the same from the schema on that has a name in the contract, which several calls may share: `Product.packSize is missing` */
  readonly shared?: string;
}

/** A trade customer whose application was accepted. */
export interface Customer {
  readonly loginName: string;
  readonly password: string;
}

export interface Control {
  readonly baseUrl: string;
  /** the main world by default */
  readonly world?: string;
}

export interface SendOptions {
  readonly token?: string | undefined;
  readonly serial?: string;
  readonly as?: 'form' | 'json';
  /** sent as one part of a multipart body, instead of the input */
  readonly file?: { readonly part: string; readonly name: string; readonly bytes: Uint8Array };
  /** call headers to send instead of the valid ones; undefined leaves a header out */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  /** content-disposition, '' if there is none */
  readonly disposition: string;
  /** in seconds; undefined if the backend doesn't ask to come again */
  readonly retryAfter?: number;
  readonly text: string;
  /** size of the body in bytes */
  readonly size: number;
  /** the parsed reply, undefined if it is not JSON */
  readonly reply: Record<string, unknown> | undefined;
  readonly asked: Asked;
  readonly watch?: Watch;
}

/** A form in the way a browser sends it: null as empty text, lists and objects as JSON text. */
export function toForm(input: Readonly<Record<string, unknown>>): URLSearchParams {
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined) continue;
    form.set(key, value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

function parseReply(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The headers of a visitor's call. @param url path with query, as it is sent */
export function signedHeaders(
  { brand, salt }: Pick<Target, 'brand' | 'salt'>,
  url: string,
  serial?: string,
): Record<string, string> {
  const now = new Date();
  const callserial = serial ?? callSerial(now.getTime(), Math.random());
  const signed = { brand, callserial, calltime: callTime(now) };
  return { debug: 'false', ...signed, sign: signCall({ ...signed, url }, salt) };
}

/** Sends one signed call of the contract over HTTP and returns the whole reply, even a failed one. */
export function send(
  target: Target,
  path: CallPath,
  input: Readonly<Record<string, unknown>> = {},
  options: SendOptions = {},
): Promise<Answer> {
  return sendAs(callDescription(path).method, target, path, input, options);
}

const TRIES = 6;
const LONGEST_WAIT_S = 15;

/** As `send`, but comes again when the backend asks for it with HTTP 503, such as while it is still making a file. */
export async function sendPatiently(...call: Parameters<typeof send>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send(...call);
    const { status, retryAfter } = answer;
    if (status !== 503 || retryAfter === undefined || attempt === TRIES) return answer;
    await setTimeout(Math.min(retryAfter, LONGEST_WAIT_S) * 1000);
  }
}

/** As `send`, for any address, even outside the contract. */
export async function sendAs(
  method: 'GET' | 'POST',
  target: Target,
  path: string,
  input: Readonly<Record<string, unknown>> = {},
  options: SendOptions = {},
): Promise<Answer> {
  const asked: Asked = { method, path, input, options };
  target.watch?.asking(asked);
  const query = method === 'GET' ? toForm(input).toString() : '';
  // a backend may live below a path, which is signed too
  const url = new URL(target.baseUrl).pathname.replace(/\/+$/, '') + (query ? `${path}?${query}` : path);
  const headers = new Headers(signedHeaders(target, url, options.serial));
  if (options.token) headers.set('token', options.token);
  for (const [name, value] of Object.entries(options.headers ?? {})) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  const init: RequestInit = { method, headers, signal: AbortSignal.timeout(20_000) };
  if (options.file) {
    const { part, name, bytes } = options.file;
    const form = new FormData();
    form.append(part, new Blob([new Uint8Array(bytes)]), name);
    init.body = form;
  } else if (method === 'POST') {
    const json = options.as === 'json';
    headers.set('content-type', json ? 'application/json' : 'application/x-www-form-urlencoded');
    init.body = json ? JSON.stringify(input) : toForm(input).toString();
  }
  const response = await fetch(new URL(target.baseUrl).origin + url, init);
  const bytes = await response.arrayBuffer();
  const retryAfter = Number(response.headers.get('retry-after') ?? undefined);
  const text = new TextDecoder().decode(bytes);
  const reply = parseReply(text);
  if (typeof reply?.access_token === 'string') target.watch?.given?.(reply.access_token, path);
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    disposition: response.headers.get('content-disposition') ?? '',
    ...(retryAfter > 0 && { retryAfter }),
    text,
    size: bytes.byteLength,
    reply,
    asked,
    ...(target.watch ? { watch: target.watch } : {}),
  };
}
