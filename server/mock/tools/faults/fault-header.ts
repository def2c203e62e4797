import {
  FAULT_LIMITS,
  type FaultKindName,
  faultFields,
  HEADER_KIND_NAMES,
  readEffect,
  wholeProblem,
  wordOf,
} from '../../../../contracts/api/fault-kinds.ts';
import { FAULT_HEADER, type NewFault } from '../../../../contracts/api/mock-console.ts';
import { isFaultProfile, noFaultProfile } from '../../../../contracts/domain/text/fault-profile-name.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import type { ProfileStart } from './fault-book.ts';

/**
 * The faults that a call asks for itself: `code=104`, `code=1;message=Closed`, `drop;percent=20;seed=7`,
 * `profile=flaky-radio;seed=7`. Values may be percent-encoded.
 * @throws CallFailure "1" with HTTP 400 for anything else
 */
export function readFaultHeader(header: string): NewFault | ProfileStart {
  const [[head, value] = ['', undefined], ...rest] = header.split(';').map(readPart);
  const words = new Map<string, string>();
  for (const [word, text = ''] of rest) {
    if (words.has(word)) throw malformed(`${word} must be there once`);
    words.set(word, text);
  }
  const asked = head === 'profile' ? profileAsked(value, words) : faultAsked(head, value, words);
  const [unknown] = words.keys();
  if (unknown !== undefined) throw malformed(`${unknown || "''"} can't follow ${head}`);
  return asked;
}

/** Reads what it knows from the words and takes it away. */
function profileAsked(name = '', words: Map<string, string>): ProfileStart {
  if (!isFaultProfile(name)) throw malformed(noFaultProfile(name));
  return { name, ...seedAndEnd(words) };
}

/** Reads what it knows from the words and takes it away. */
function faultAsked(head: string, value: string | undefined, words: Map<string, string>): NewFault {
  const kind = HEADER_KIND_NAMES.find((name) => name === head);
  const [first, ...others] = kind ? faultFields(kind).map(([name]) => name) : [];
  if (!kind || (value === undefined) !== (first === undefined)) throw malformed(`must be ${FORMS}`);
  const typed = Object.fromEntries([
    ...(first === undefined ? [] : [[first, value]]),
    ...others.map((name) => [name, taken(words, wordOf(name)) ?? '']),
  ]);
  const read = readEffect(kind, typed);
  if ('wrong' in read) {
    const [[name, why] = ['', '']] = Object.entries(read.wrong);
    throw malformed(`${name === first ? kind : wordOf(name)} ${why}`);
  }
  const percent = whole(words, 'percent');
  const times = percent === undefined ? UNTIL_CLEARED : ({ kind: 'percent', percent } as const);
  return { path: '*', persona: '*', times, effect: read.effect, ...seedAndEnd(words) };
}

const UNTIL_CLEARED = { kind: 'until-cleared' } as const;

const formOf = (kind: FaultKindName) => (faultFields(kind).length > 0 ? `${kind}=...` : kind);
const FORMS = `${HEADER_KIND_NAMES.map(formOf).join(', ')} or profile=...`;

function seedAndEnd(words: Map<string, string>): Pick<NewFault, 'seed' | 'until'> {
  const seed = whole(words, 'seed');
  const moment = taken(words, 'until');
  return {
    ...(seed === undefined ? {} : { seed }),
    ...(moment === undefined ? {} : { until: momentOf(moment) }),
  };
}

function whole(words: Map<string, string>, word: 'percent' | 'seed'): number | undefined {
  const text = taken(words, word);
  if (text === undefined) return undefined;
  const problem = wholeProblem(text, FAULT_LIMITS[word]);
  if (problem) throw malformed(`${word} ${problem}`);
  return Number(text);
}

function momentOf(text: string): number {
  const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment)) throw malformed('until must be a moment such as 2026-11-30T08:00:00Z');
  return moment;
}

function taken(words: Map<string, string>, word: string): string | undefined {
  const text = words.get(word);
  words.delete(word);
  return text;
}

function readPart(part: string): readonly [word: string, value: string | undefined] {
  const [, word = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(part) ?? [];
  return [word.trim(), value === undefined ? undefined : decoded(value.trim())];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw malformed('% must be percent-encoded as %25');
  }
}

const malformed = (why: string) => new CallFailure('1', `${FAULT_HEADER}: ${why}`, 400);
