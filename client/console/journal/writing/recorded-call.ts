import { FAULT_LIMITS, PLAIN_KIND_NAMES } from '../../../../contracts/api/fault-kinds.ts';
import type { FaultEffect, JournalEntry } from '../../../../contracts/api/mock-console.ts';
import {
  type Fields,
  JOURNAL_MASK,
  type Json,
  jsonIn,
  objectIn,
  recordedCall,
} from '../../../../contracts/api/recorded-call.ts';
import { FAILURES, type FailureCode } from '../../../../contracts/api/result-codes.ts';

export const LOGIN = '/woojiapi/user/login';
export const GUEST_LOGIN = '/api/guestlogin';
/** Faults that answer in place of the shop. */
const ANSWERING = ['code', 'status', 'reply', 'not-json', 'drop'];

/** What a call sent, or why it can't be sent again: the rest of a sentence that begins with its path. */
export type Recorded = { readonly fields: Fields } | { readonly reason: string };

/** What a call sent, as far as the journal has it. */
export function recordedInput(entry: JournalEntry): Recorded {
  const call = recordedCall(entry);
  if (typeof call === 'string') return { reason: call };
  const fields = call.as === 'json' ? call.input : withValues(call.input);
  if (!JSON.stringify(fields).includes(JOURNAL_MASK)) return { fields };
  // such a fault answers before anybody looks at the body
  if (ANSWERING.includes(entry.fault)) return { fields: unmasked(fields) };
  return { reason: 'has a masked value, which only its caller knows' };
}

/** The reply, if it is a JSON object that the journal has as a whole. */
export const recordedReply = ({ replyBody }: JournalEntry): Fields | undefined => objectIn(replyBody);

/** A fault as it can be set again. */
export type SetFault =
  | Exclude<FaultEffect, { readonly kind: 'reply' }>
  | { readonly kind: 'reply'; readonly body: Fields; readonly status: number; readonly unchecked: true };

/** The fault that met a call; undefined if none did, or one that only takes time and isn't known here. */
export function recordedFault(entry: JournalEntry): SetFault | undefined {
  const { fault, status, ms } = entry;
  if (fault === '') return undefined;
  const body = fault === 'reply' && recordedReply(entry);
  if (body) return { kind: 'reply', body, status, unchecked: true };
  if (fault === 'status') return { kind: 'status', status };
  if (fault === 'delay') return { kind: 'delay', ms: Math.min(Math.round(ms), FAULT_LIMITS.delay[1]) };
  const plain = PLAIN_KIND_NAMES.find((name) => name === fault);
  return plain ? { kind: plain } : failing(entry);
}

/** A fault by which any call fails as this one did; undefined for a call that didn't fail. */
export const failingFault = (entry: JournalEntry): SetFault | undefined =>
  recordedFault(entry) ?? failing(entry);

function failing(entry: JournalEntry): SetFault | undefined {
  const { resultCode, status } = entry;
  if (status === 0) return { kind: 'drop' };
  if (isFailure(resultCode)) return codeEffect(resultCode, entry);
  return status >= 400 ? { kind: 'status', status } : undefined;
}

function codeEffect(code: FailureCode, { replyBody }: JournalEntry): SetFault {
  const message = objectIn(replyBody)?.resultMsg;
  if (typeof message !== 'string' || message === '') return { kind: 'code', code };
  return { kind: 'code', code, message: message.slice(0, FAULT_LIMITS.message) };
}

const isFailure = (code: string): code is FailureCode => Object.hasOwn(FAILURES, code);

/** The fields of a form, with figures, lists and objects as such: sent as a form, they are the same text again. */
const withValues = (form: Fields): Fields =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, valueIn(String(value))]));

function valueIn(text: string): Json {
  const value = /^[[{\d-]/.test(text) ? jsonIn(text) : undefined;
  return value !== undefined && JSON.stringify(value) === text ? value : text;
}

const unmasked = (fields: Fields): Fields =>
  JSON.parse(JSON.stringify(fields).replaceAll(JOURNAL_MASK, 'not known'));
