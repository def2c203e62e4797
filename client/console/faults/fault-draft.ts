import type { CallPath } from '../../../contracts/api/calls.ts';
import {
  FAULT_KIND_NAMES,
  FAULT_LIMITS,
  type FaultKindName,
  faultFields,
  readEffect,
  wholeProblem,
} from '../../../contracts/api/fault-kinds.ts';
import type { Fault, FaultTimes, NewFault } from '../../../contracts/api/mock-console.ts';
import { percentText } from '../../../contracts/domain/number/notation.ts';
import { momentText } from '../time-text.ts';

/** The form as typed. */
export interface FaultDraft {
  readonly path: string;
  readonly persona: string;
  readonly times: FaultTimes['kind'] | 'once';
  /** how many times, or percent */
  readonly count: string;
  /** what the call must have been sent with, as in a query: `type=Grade` */
  readonly when: string;
  readonly kind: FaultKindName;
  /** the values of each kind, by `nameOf` */
  readonly values: Readonly<Record<string, string>>;
  readonly seed: string;
  /** until it ends by itself; empty for never */
  readonly minutes: string;
}

/** A kind's field among the values and errors of a draft. */
export const nameOf = (kind: FaultKindName, field: string) => `${kind} ${field}`;

export const FIRST_DRAFT: FaultDraft = {
  path: '*',
  persona: '*',
  times: 'once',
  count: '',
  when: '',
  kind: 'code',
  values: Object.fromEntries(
    FAULT_KIND_NAMES.flatMap((kind) =>
      faultFields(kind).map(([name, { example, isOptional }]) => [
        nameOf(kind, name),
        isOptional ? '' : example,
      ]),
    ),
  ),
  seed: '1',
  minutes: '',
};

/** up to ten weeks */
export const MINUTES = [1, 100_000] as const;
const MINUTE_MS = 60_000;

type Checked =
  | { readonly fault: NewFault }
  /** what is wrong, by field */
  | { readonly errors: Readonly<Record<string, string>> };

/**
 * A draft as the mock takes it.
 * @param now milliseconds since 1970, on the world's clock
 */
export function checkDraft(draft: FaultDraft, now: number): Checked {
  const { path, persona, when, times, count, kind, values, seed, minutes } = draft;
  const errors: Record<string, string> = {};
  const check = (field: string, text: string, limits: readonly [number, number]) => {
    const problem = wholeProblem(text, limits);
    if (problem) errors[field] = inForm(problem);
  };
  if (times === 'times' || times === 'percent') check('count', count, FAULT_LIMITS[times]);
  if (hasChance(draft)) check('seed', seed, FAULT_LIMITS.seed);
  if (minutes !== '') check('minutes', minutes, MINUTES);
  const typed = faultFields(kind).map(([name]) => [name, (values[nameOf(kind, name)] ?? '').trim()]);
  const read = readEffect(kind, Object.fromEntries(typed));
  if ('wrong' in read)
    for (const [name, why] of Object.entries(read.wrong)) errors[nameOf(kind, name)] = inForm(why);
  if ('wrong' in read || Object.keys(errors).length > 0) return { errors };
  return {
    fault: {
      path: path as CallPath | '*',
      persona,
      ...(path !== '*' && when !== '' && { when: Object.fromEntries(new URLSearchParams(when)) }),
      times: timesOf(draft),
      effect: read.effect,
      ...(hasChance(draft) ? { seed: Number(seed) } : {}),
      ...endOf(minutes, now),
    },
  };
}

/** Whether a seed decides which calls it meets or by how much. */
export const hasChance = ({ times, kind, values }: FaultDraft) =>
  times === 'percent' || (kind === 'delay' && values[nameOf('delay', 'spread')] !== '');

/** When a fault ends. @param minutes as typed; empty for never */
export const endOf = (minutes: string, now: number): Pick<NewFault, 'until'> =>
  minutes === '' ? {} : { until: now + Number(minutes) * MINUTE_MS };

/** `must be ...` as a sentence of its own; '' if nothing is wrong */
export const inForm = (problem = '') => problem.replace(/^m/, 'M');

function timesOf({ times, count }: FaultDraft): FaultTimes {
  if (times === 'percent') return { kind: 'percent', percent: Number(count) };
  if (times === 'until-cleared') return { kind: 'until-cleared' };
  return { kind: 'times', left: times === 'once' ? 1 : Number(count) };
}

/** How often, with which seed and until when. */
export function timesText({ times, effect, seed, until }: Omit<Fault, 'id' | 'hits'>): string {
  const isByChance = times.kind === 'percent' || (effect.kind === 'delay' && effect.spread !== undefined);
  return [
    oftenText(times),
    ...(isByChance ? [`seed ${seed}`] : []),
    ...(until === undefined ? [] : [`until ${momentText(until)}`]),
  ].join(', ');
}

function oftenText(times: FaultTimes): string {
  switch (times.kind) {
    case 'times':
      return times.left === 1 ? 'once more' : `${times.left} times more`;
    case 'percent':
      return `${percentText(times.percent)} of calls`;
    case 'until-cleared':
      return 'until cleared';
  }
}

const PERSONAS: Readonly<Record<string, string>> = {
  '*': 'everyone',
  customer: 'customers',
  visitor: 'visitors',
};

export function targetText({ path, persona, when = {} }: Pick<Fault, 'path' | 'persona' | 'when'>): string {
  const fields = Object.entries(when).map(([name, value]) => `${name} ${value}`);
  const calls = path === '*' ? 'All calls' : [path, ...fields].join(', with ');
  return `${calls}, of ${PERSONAS[persona] ?? persona}`;
}
