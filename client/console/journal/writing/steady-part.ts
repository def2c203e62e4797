import type { Fields, Json } from '../../../../contracts/api/recorded-call.ts';
import type { Source, SourceObject } from './source-text.ts';

/** A longer list is only counted. */
const MOST_ITEMS = 3;
/** 2001, in milliseconds: larger numbers are moments, as no price or amount is that large */
const FIRST_MOMENT = 1e12 - 1;
const UUID = /^[a-z]-[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const SHARED = /^(?=.*\d)(?=.*[A-Z])[\w-]{22}$/;
/** Days, numbers that go on from paper to paper, and addresses of pictures, which follow how they are drawn. */
const CHANGING = /\d{4}-\d\d-\d\d|\d{6}|\d [A-Z][a-z]+ 20\d\d|^\/media\/|\*\*\*/;

/** Whether the shop makes such an id anew each time; ids of what it starts with are short. */
export const isMadeId = (text: string): boolean => UUID.test(text) || SHARED.test(text);

export interface SteadyPart {
  readonly fields: SourceObject;
  /** lists that are only counted: where each is in the reply, e.g. `.data`, and how long */
  readonly counts: readonly (readonly [path: string, count: number])[];
}

/** What is the same whenever a call is made: without ids that were made for it, moments, days, numbers of papers and addresses of pictures. */
export function steadyPart(reply: Fields): SteadyPart {
  const counts: [string, number][] = [];
  const fields = steadyFields(reply, '', counts);
  return { fields, counts };
}

function steadyFields(fields: Fields, path: string, counts: [string, number][]): SourceObject {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, Source][] => {
      const steady = /^days/.test(name) ? undefined : steadyValue(value, path + memberOf(name), counts);
      return steady === undefined ? [] : [[name, steady]];
    }),
  );
}

function steadyValue(value: Json, path: string, counts: [string, number][]): Source | undefined {
  if (typeof value === 'string') return isMadeId(value) || CHANGING.test(value) ? undefined : value;
  if (typeof value === 'number') return value > FIRST_MOMENT ? undefined : value;
  if (typeof value !== 'object' || value === null) return value;
  if (!isList(value)) {
    const fields = steadyFields(value, path, counts);
    return Object.keys(fields).length > 0 || Object.keys(value).length === 0 ? fields : undefined;
  }
  if (value.length > MOST_ITEMS) {
    counts.push([path, value.length]);
    return undefined;
  }
  const items = value.map((item, at) =>
    typeof item === 'object' && item !== null && !isList(item)
      ? steadyFields(item, `${path}[${at}]`, counts)
      : steadyValue(item, `${path}[${at}]`, counts),
  );
  return items.every((item) => item !== undefined) ? items : undefined;
}

/** Where the shop's own ids are in a reply, each at its first place: `.data.carId` by id. */
export function madeIdsIn(reply: Json, path = ''): ReadonlyMap<string, string> {
  if (typeof reply === 'string') return new Map(isMadeId(reply) ? [[reply, path]] : []);
  if (typeof reply !== 'object' || reply === null) return new Map();
  const parts = isList(reply)
    ? reply.map((item, at) => madeIdsIn(item, `${path}[${at}]`))
    : Object.entries(reply).map(([name, value]) => madeIdsIn(value, path + memberOf(name)));
  // the first place comes last, so that it stays
  return new Map(parts.reverse().flatMap((part) => [...part]));
}

const memberOf = (name: string) =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
