import type { JournalEntry } from '../../api/mock-console.ts';

/** How the journal shows a secret, and the end of a body that it has cut off. */
export const MASK = '***';
const CUT = ' ... cut';

/** A recorded call as it is sent again; its masked values still are. */
interface RecordedCall {
  readonly method: 'GET' | 'POST';
  /** without query */
  readonly path: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly as: 'form' | 'json';
}

/** @returns why it can't be sent again, if the journal hasn't kept all of it */
export function recordedCall(entry: JournalEntry): RecordedCall | string {
  const { method, url, contentType, requestBody } = entry;
  const { pathname: path, searchParams } = new URL(url, 'http://mock');
  if (method === 'GET') return { method, path, input: Object.fromEntries(searchParams), as: 'form' };
  if (method !== 'POST') return `${method} is no method of a call`;
  if (contentType.includes('multipart')) return "the journal doesn't keep files";
  if (requestBody.endsWith(CUT)) return "the journal doesn't keep the whole of such a long body";
  if (!contentType.includes('json'))
    return { method, path, input: Object.fromEntries(new URLSearchParams(requestBody)), as: 'form' };
  const input = parsedObject(requestBody);
  return input ? { method, path, input, as: 'json' } : 'its body is not JSON';
}

/** @returns undefined unless it is the JSON of an object */
export function parsedObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
