import type { CheckedCall } from '../../../calls/backend.ts';
import { queryOf } from '../../../http/request-target.ts';
import type { SeenBody } from './exchange.ts';

/** Whether a call was sent with these values, compared as text, and maybe others. */
export function isSentWith(
  wanted: Readonly<Record<string, unknown>>,
  call: Pick<CheckedCall, 'method' | 'url'>,
  body: SeenBody,
): boolean {
  const fields = Object.entries(wanted);
  if (fields.length === 0) return true;
  const sent = sentFields(call, body);
  return fields.every(([name, value]) => Object.hasOwn(sent, name) && asText(sent[name]) === asText(value));
}

function sentFields(
  { method, url }: Pick<CheckedCall, 'method' | 'url'>,
  { headers, text }: SeenBody,
): Readonly<Record<string, unknown>> {
  if (method === 'GET') return Object.fromEntries(new URLSearchParams(queryOf(url)));
  if (!headers['content-type']?.includes('json')) return Object.fromEntries(new URLSearchParams(text));
  try {
    return Object.fromEntries(Object.entries(Object(JSON.parse(text))));
  } catch {
    return {};
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
