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
  return errors;
}

/** A valid draft as the mock takes it. */
export function faultOf(draft: FaultDraft): NewFault {
  return {
    path: draft.path as CallPath | '*',
    persona: draft.persona,
    times: timesOf(draft),
    effect: effectOf(draft),
  };
}

function timesOf({ times, count }: FaultDraft): FaultTimes {
  if (times === 'percent') return { kind: 'percent', percent: Number(count) };
  if (times === 'until-cleared') return { kind: 'until-cleared' };
  return { kind: 'times', left: times === 'once' ? 1 : Number(count) };
}

function effectOf({ effect, code, message, status, delay }: FaultDraft): FaultEffect {
  if (effect === 'code') {
    const said = message.trim();
    return { kind: 'code', code: code as FailureCode, ...(said ? { message: said } : {}) };
  }
  if (effect === 'status') return { kind: 'status', status: Number(status) };
  if (effect === 'delay') return { kind: 'delay', ms: Number(delay) };
  return { kind: effect };
}

export function effectText(effect: FaultEffect): string {
  switch (effect.kind) {
    case 'code':
      return effect.message ? `Code ${effect.code}: ${effect.message}` : `Code ${effect.code}`;
    case 'status':
      return `HTTP ${effect.status}`;
    case 'delay':
      return `Delayed by ${effect.ms} ms`;
    default:
      return PLAIN_FAULTS[effect.kind].set;
  }
}

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

export function targetText({ path, persona }: Pick<Fault, 'path' | 'persona'>): string {
  const calls = path === '*' ? 'All calls' : path;
  if (persona === '*') return `${calls}, of everyone`;
  return `${calls}, of ${persona === 'visitor' ? 'visitors' : persona}`;
}
