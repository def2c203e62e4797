import { readFile } from 'node:fs/promises';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import type { CallPath } from '../../contracts/api/calls.ts';
import type { JsonSchema } from '../calls/json-schema.ts';
import { OPERATIONS, type Operation } from '../calls/operations.ts';
import { StartFailure } from '../config/start-failure.ts';
import type { CallNames, FieldNames, UpstreamMap } from './call-names.ts';
import { fieldsOf, replySchema, valueSchema } from './contract-fields.ts';
import { UNIT_NAMES, UNITS } from './units.ts';

/** A key of the file by the keys that lead to it. */
type Place = readonly PropertyKey[];

/** What is wrong at one place of the file. */
class Mistake extends Error {
  readonly place: Place;
  constructor(place: Place, what: string) {
    super(what);
    this.place = place;
  }
}

const ONE_OF = (names: readonly string[]) => `must be one of ${names.join(', ')}`;
const namePart = z
  .string('must be a name')
  .regex(/^(?!__proto__$|constructor$|prototype$)[\w$@-]{1,100}$/, 'must be a name of letters and digits');
const fieldPart = z.preprocess(
  (value) => (typeof value === 'string' ? { name: value } : value),
  z.strictObject(
    { name: namePart.optional(), unit: z.enum(UNIT_NAMES, ONE_OF(UNIT_NAMES)).optional() },
    'must be a name, or name and unit',
  ),
);
const fieldsPart = z.record(z.string(), fieldPart, 'must hold fields').default({});
const callPart = z.preprocess(
  // a call with nothing below it keeps its names
  (value) => (value === '' || value === null ? {} : value),
  z.strictObject(
    {
      path: z
        .string('must be a path')
        .regex(/^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/, 'must be a path such as /trade/orders, without a query')
        .optional(),
      request: fieldsPart,
      reply: fieldsPart,
      codes: z.record(z.string(), z.string('must be a result code'), 'must hold result codes').default({}),
    },
    'must hold path, request, reply or codes',
  ),
);
const filePart = z.record(z.string(), callPart, 'must hold calls by their paths');
type CallPart = z.infer<typeof callPart>;

/**
 * Reads and checks UPSTREAM_MAP (docs/operating.md).
 * @throws StartFailure naming the file, the line and what is wrong, never a value
 */
export async function readUpstreamMap(file: string): Promise<UpstreamMap> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new StartFailure(`UPSTREAM_MAP: ${file} can't be read${code}.`);
  }
  return parseUpstreamMap(text, file);
}

/** @param file its name, for the message */
export function parseUpstreamMap(text: string, file: string): UpstreamMap {
  const lines = new LineCounter();
  const failure = (offset: number, what: string) =>
    new StartFailure(`UPSTREAM_MAP: ${file}, line ${lines.linePos(offset).line || 1}: ${what}.`);
  // every scalar is text: a code 007 or a name "no" is meant to the letter
  const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false, lineCounter: lines });
  const [error] = document.errors;
  if (error) throw failure(error.pos[0], wordsFor(error.code));
  // what the conversion to objects would throw at or drop without a word
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document))
        throw failure(alias.range?.[0] ?? 0, 'this alias has no anchor before it');
    },
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value !== '__proto__') return;
      const [offset = 0] = (isNode(key) && key.range) || (isNode(value) && value.range) || [];
      throw failure(offset, 'this key must be a plain name');
    },
  });
  try {
    return checkedMap(document.toJS({ maxAliasCount: -1 }));
  } catch (thrown) {
    if (!(thrown instanceof Mistake)) throw thrown;
    throw failure(offsetOf(document, thrown.place), thrown.message);
  }
}

const wordsFor = (code: string): string =>
  code === 'DUPLICATE_KEY'
    ? 'this key is given twice'
    : `this is not YAML (${code.toLowerCase().replaceAll('_', ' ')})`;

/** Where the last key of a place that the file has begins. */
function offsetOf(document: Document, place: Place): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of place) {
    if (!isMap(node)) break;
    const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
    if (!pair || !isScalar(pair.key)) break;
    offset = pair.key.range?.[0] ?? offset;
    node = pair.value;
  }
  return offset;
}

function checkedMap(value: unknown): UpstreamMap {
  const parsed = filePart.safeParse(value ?? {});
  const [issue] = parsed.error?.issues ?? [];
  if (issue) throw mistakeOf(issue);
  const calls = Object.entries(parsed.data ?? {}).map(([path, call]) => {
    const operation = OPERATIONS.get(path);
    if (!operation) throw new Mistake([path], `${path} is not a call of the contract`);
    if (operation.isDocumented)
      throw new Mistake([path], `${path} is a documented call, and those keep their names`);
    return [operation.path, namesOf(operation, call)] as const;
  });
  checkPaths(calls);
  return new Map(calls);
}

function mistakeOf(issue: z.core.$ZodIssue): Mistake {
  const [surplus] = issue.code === 'unrecognized_keys' ? issue.keys : [];
  const place = surplus === undefined ? issue.path : [...issue.path, surplus];
  const what = surplus === undefined ? issue.message : 'is not a setting here';
  return new Mistake(
    place,
    place.length === 0 ? `the file ${what}` : `${place.map(String).join(' > ')} ${what}`,
  );
}

/** Each path of the backend is one call's, and those of documented and unmapped calls are taken. */
function checkPaths(calls: readonly (readonly [CallPath, CallNames])[]): void {
  const mapped = new Set<string>(calls.map(([ours]) => ours));
  const taken = new Map(
    [...OPERATIONS.keys()].filter((path) => !mapped.has(path)).map((path) => [path, path]),
  );
  for (const [ours, { path }] of calls) {
    const before = taken.get(path);
    if (before !== undefined)
      throw new Mistake([ours, 'path'], `${ours} has the path of ${before}, and two calls can't share one`);
    taken.set(path, ours);
  }
}

function namesOf(
  operation: Operation,
  { path = operation.path, request, reply, codes }: CallPart,
): CallNames {
  const ours = operation.path;
  const allowed = ['0', ...operation.resultCodes, '105'];
  for (const [theirs, code] of Object.entries(codes))
    if (!allowed.includes(code))
      throw new Mistake(
        [ours, 'codes', theirs],
        `${ours} > codes > ${theirs} must be a result code of this call: ${[...new Set(allowed)].join(', ')}`,
      );
  return {
    path,
    request: fieldNames(operation.input, request, [ours, 'request']),
    reply: fieldNames(replySchema(operation), reply, [ours, 'reply']),
    codes: new Map(Object.entries(codes)),
  };
}

type GivenFields = CallPart['request'];

/** @param prefix of the dotted names that lead to this level */
function fieldNames(schema: JsonSchema, given: GivenFields, place: Place, prefix = ''): FieldNames[] {
  const known = fieldsOf(schema);
  const here = new Map<string, GivenFields>();
  for (const [dotted, field] of Object.entries(given)) {
    if (!dotted.startsWith(prefix)) continue;
    const name = dotted.slice(prefix.length).split('.')[0] ?? '';
    if (!known.has(name))
      throw new Mistake(
        [...place, dotted],
        `${[...place, dotted].join(' > ')} is not a field of the contract`,
      );
    here.set(name, { ...here.get(name), [dotted]: field });
  }
  const named = [...here].map(([ours, fields]): FieldNames => {
    const field = known.get(ours) ?? {};
    const { name: theirs = ours, unit } = fields[prefix + ours] ?? {};
    const { [prefix + ours]: _, ...below } = fields;
    if (unit !== undefined && !UNITS[unit].fits(valueSchema(field)))
      throw new Mistake(
        [...place, prefix + ours],
        `${[...place, prefix + ours].join(' > ')} is not ${UNITS[unit].kind}, so its unit can't be ${unit}`,
      );
    return { ours, theirs, unit, schema: field, below: fieldNames(field, below, place, `${prefix}${ours}.`) };
  });
  const taken = new Map([...known.keys()].filter((name) => !here.has(name)).map((name) => [name, name]));
  for (const { ours, theirs } of named) {
    const before = taken.get(theirs);
    if (before !== undefined)
      throw new Mistake(
        [...place, prefix + ours],
        `${[...place, prefix + ours].join(' > ')} has the name of ${prefix}${before}`,
      );
    taken.set(theirs, ours);
  }
  return named;
}
