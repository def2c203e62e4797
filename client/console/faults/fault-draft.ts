import type { CallPath } from '../../../contracts/api/calls.ts';
import {
  FAULT_LIMITS,
  type Fault,
  type FaultEffect,
  type FaultTimes,
  type NewFault,
  PLAIN_FAULTS,
} from '../../../contracts/api/mock-console.ts';
import type { FailureCode } from '../../../contracts/api/result-codes.ts';
import { percentText } from '../../../contracts/domain/number/notation.ts';

/** The form as typed. */
export interface FaultDraft {
  readonly path: string;
  readonly persona: string;
  readonly times: FaultTimes['kind'] | 'once';
  /** how many times, or percent */
  readonly count: string;
  readonly effect: FaultEffect['kind'];
  readonly code: string;
  readonly message: string;
  readonly status: string;
  /** milliseconds */
  readonly delay: string;
  /** what the call must have been sent with, as in a query: `type=Grade` */
  readonly when: string;
  /** JSON */
  readonly reply: string;
  readonly check: 'contract' | 'nothing';
}

export const FIRST_DRAFT: FaultDraft = {
  path: '*',
  persona: '*',
  times: 'once',
  count: '',
  effect: 'code',
  code: '104',
  message: '',
  status: '500',
  delay: '3000',
  when: '',
  reply: '',
  check: 'contract',
};

export type DraftErrors = Partial<Record<keyof FaultDraft, string>>;

/** @returns what is wrong, by field; empty when the draft is valid */
export function checkDraft(draft: FaultDraft): DraftErrors {
  const { times, effect } = draft;
  const errors: DraftErrors = {};
  const check = (field: keyof FaultDraft, [least, most]: readonly [number, number]) => {
    const text = draft[field];
    const isWithin = /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most;
    if (!isWithin) errors[field] = `From ${least} to ${most}`;
  };
  if (times === 'times') check('count', FAULT_LIMITS.times);
  if (times === 'percent') check('count', [1, 100]);
  if (effect === 'status') check('status', FAULT_LIMITS.status);
  if (effect === 'delay') check('delay', FAULT_LIMITS.delay);
  if (effect === 'reply' && !replyOf(draft)) errors.reply = 'A JSON object';
  return errors;
}

/** A valid draft as the mock takes it. */
export function faultOf(draft: FaultDraft): NewFault {
  const when = Object.fromEntries(new URLSearchParams(draft.when));
  return {
    path: draft.path as CallPath | '*',
    persona: draft.persona,
    ...(draft.path !== '*' && draft.when !== '' && { when }),
    times: timesOf(draft),
    effect: effectOf(draft),
  };
}

function timesOf({ times, count }: FaultDraft): FaultTimes {
  if (times === 'percent') return { kind: 'percent', percent: Number(count) };
  if (times === 'until-cleared') return { kind: 'until-cleared' };
  return { kind: 'times', left: times === 'once' ? 1 : Number(count) };
}

function effectOf(draft: FaultDraft): FaultEffect {
  const { effect, code, message, status, delay, check } = draft;
  if (effect === 'code') {
    const said = message.trim();
    return { kind: 'code', code: code as FailureCode, ...(said ? { message: said } : {}) };
  }
  if (effect === 'status') return { kind: 'status', status: Number(status) };
  if (effect === 'delay') return { kind: 'delay', ms: Number(delay) };
  if (effect === 'reply')
    return { kind: effect, body: replyOf(draft) ?? {}, ...(check === 'nothing' && { unchecked: true }) };
  return { kind: effect };
}

/** @returns undefined if it is no JSON object */
function replyOf({ reply }: FaultDraft): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(reply);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

export function effectText(effect: FaultEffect): string {
  switch (effect.kind) {
    case 'code':
      return effect.message ? `Code ${effect.code}: ${effect.message}` : `Code ${effect.code}`;
    case 'status':
      return `HTTP ${effect.status}`;
    case 'delay':
      return `Delayed by ${effect.ms} ms`;
    case 'reply':
      return `Reply: ${shortened(JSON.stringify(effect.body))}`;
    default:
      return PLAIN_FAULTS[effect.kind].set;
  }
}

const MOST_SHOWN = 120;
const shortened = (text: string): string =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)} ...` : text;

export function timesText(times: FaultTimes): string {
  switch (times.kind) {
    case 'times':
      return times.left === 1 ? 'once more' : `${times.left} times more`;
    case 'percent':
      return `${percentText(times.percent)} of calls`;
    case 'until-cleared':
      return 'until cleared';
  }
}

export function targetText({ path, persona, when = {} }: Pick<Fault, 'path' | 'persona' | 'when'>): string {
  const fields = Object.entries(when).map(([name, value]) => `${name} ${value}`);
  const calls = path === '*' ? 'All calls' : [path, ...fields].join(', with ');
  if (persona === '*') return `${calls}, of everyone`;
  return `${calls}, of ${persona === 'visitor' ? 'visitors' : persona}`;
}
