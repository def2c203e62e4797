import { callSerial, signCall } from '../call-signing.ts';
import type { CallPath } from '../calls.ts';
import { callTime } from '../rules/dates.ts';
import { callDescription } from './contract-document.ts';

/** Where the suite calls, and as whom. */
export interface Target {
  /** e.g. `http://localhost:4000` */
  readonly baseUrl: string;
  readonly salt: string;
  readonly brand: string;
}

export interface SendOptions {
  readonly token?: string | undefined;
  readonly serial?: string;
  readonly as?: 'form' | 'json';
  /** call headers to send instead of the right ones; undefined leaves a header out */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** the parsed reply, undefined when it is no JSON */
  readonly reply: Record<string, unknown> | undefined;
}

/** A form as a browser sends it: null is empty, lists and objects are JSON text. */
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

/** Sends one signed call by real HTTP and gives the whole answer, whatever it is. */
export async function send(
  target: Target,
  path: CallPath,
  input: Readonly<Record<string, unknown>> = {},
  options: SendOptions = {},
): Promise<Answer> {
  const { method } = callDescription(path);
  const query = method === 'GET' ? toForm(input).toString() : '';
  const url = query ? `${path}?${query}` : path;
  const now = new Date();
  const signed = {
    brand: target.brand,
    callserial: options.serial ?? callSerial(now.getTime(), Math.random()),
    calltime: callTime(now),
    url,
  };
  const headers = new Headers({ debug: 'false', ...signed, sign: signCall(signed, target.salt) });
  headers.delete('url');
  if (options.token) headers.set('token', options.token);
  for (const [name, value] of Object.entries(options.headers ?? {})) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  const init: RequestInit = { method, headers, signal: AbortSignal.timeout(20_000) };
  if (method === 'POST') {
    const json = options.as === 'json';
    headers.set('content-type', json ? 'application/json' : 'application/x-www-form-urlencoded');
    init.body = json ? JSON.stringify(input) : toForm(input).toString();
  }
  const response = await fetch(target.baseUrl + url, init);
  const text = await response.text();
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    text,
    reply: parseReply(text),
  };
}
