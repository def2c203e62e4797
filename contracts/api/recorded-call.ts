import type { JournalEntry } from './mock-console.ts';

/** How the journal shows a secret, the end of a body that it has cut off, and the beginning of what stands for a file. */
export const JOURNAL_MASK = '***';
export const JOURNAL_CUT = ' ... cut';
export const JOURNAL_FILE = '(a file';
/** What stands for the body of a call that was refused by its headers or its address. */
export const JOURNAL_UNREAD = '(not read)';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type Fields = Readonly<Record<string, Json>>;

/** A recorded call as it is sent again; its masked values still are. */
interface RecordedCall {
  readonly method: 'GET' | 'POST';
  /** without query */
  readonly path: string;
  /** texts only, unless it is sent as JSON */
  readonly input: Fields;
  readonly as: 'form' | 'json';
}

/** @returns why it can't be sent again, if the journal hasn't kept all of it: the rest of a sentence that begins with its path */
export function recordedCall(entry: JournalEntry): RecordedCall | string {
  const { method, url, contentType, requestBody } = entry;
  const { pathname: path, search } = new URL(url, 'http://mock');
  if (method !== 'GET' && method !== 'POST') return `has the method ${method}, which no call has`;
  if (requestBody === JOURNAL_UNREAD) return 'was refused before its body was read';
  if (requestBody.startsWith(JOURNAL_FILE)) return "sends a file, which the journal doesn't keep";
  if (requestBody.endsWith(JOURNAL_CUT)) return 'has a longer body than the journal keeps';
  const as = method === 'POST' && contentType.includes('json') ? 'json' : 'form';
  const input = as === 'json' ? objectIn(requestBody) : formIn(method === 'GET' ? search : requestBody);
  return input
    ? { method, path, input, as }
    : `has a body that is no ${as === 'json' ? 'JSON object' : 'plain form'}`;
}

/** @returns undefined for a form with a field twice */
function formIn(form: string): Fields | undefined {
  const pairs = [...new URLSearchParams(form)];
  const fields = Object.fromEntries(pairs);
  return pairs.length === Object.keys(fields).length ? fields : undefined;
}

/** @returns undefined unless it is the JSON of an object */
export function objectIn(text: string): Fields | undefined {
  const value = jsonIn(text);
  return value !== undefined && isFields(value) ? value : undefined;
}

const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns undefined unless it is JSON */
export function jsonIn(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
