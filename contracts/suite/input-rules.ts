import type { CallPath } from '../api/calls.ts';
import type { Asked } from './call-client.ts';
import { type CallDescription, requiredOf, SCHEMAS, type Schema } from './contract-document.ts';

type Value = Readonly<Record<string, unknown>>;

/** What a schema asks of a value, in the words of JSON Schema. */
const OF_VALUES = [
  'type',
  'enum',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minItems',
  'maxItems',
] as const;
type OfValue = (typeof OF_VALUES)[number];

/** The entries of a list, in the path to a field. */
const ENTRIES = '[]';
/** A field that no call has. */
const SURPLUS = 'surplus';

/** One thing that a call's input must keep to. */
export interface InputRule {
  readonly call: CallPath;
  /** from the input on, e.g. `rooms[].width`; '' for the input itself */
  readonly field: string;
  /** `additionalProperties`: has no field that the contract doesn't know */
  readonly keyword: OfValue | 'required' | 'additionalProperties';
  /** the field that a refusal names */
  readonly named: string;
  /** names of fields and ENTRIES, from the input on */
  readonly steps: readonly string[];
  /** the schema that has the keyword */
  readonly schema: Schema;
}

const resolved = (schema: Schema): Schema =>
  typeof schema.$ref === 'string' ? (SCHEMAS[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
const partsOf = ({ properties = {} }: Schema) => properties as Readonly<Record<string, Schema>>;
const partOf = (schema: Schema, step: string): Schema =>
  resolved((step === ENTRIES ? schema.items : partsOf(schema)[step]) as Schema);
const typesOf = ({ type = [] }: Schema) => [type].flat() as readonly string[];
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Every rule of a call's input, at any depth. */
export const inputRulesOf = ({ path, input }: CallDescription): InputRule[] => rulesBelow(path, input, []);

function rulesBelow(call: CallPath, schema: Schema, steps: readonly string[]): InputRule[] {
  const rule = (keyword: InputRule['keyword'], at = steps, name?: string): InputRule => ({
    call,
    field: at.join('.').replaceAll(`.${ENTRIES}`, ENTRIES),
    keyword,
    named: name ?? at.findLast((step) => step !== ENTRIES) ?? '',
    steps: at,
    schema,
  });
  // the input itself is always an object
  const own = OF_VALUES.filter((keyword) => keyword in schema && (keyword !== 'type' || steps.length > 0));
  return [
    ...own.map((keyword) => rule(keyword)),
    ...(schema.additionalProperties === false ? [rule('additionalProperties', steps, SURPLUS)] : []),
    ...requiredOf(schema).map((name) => rule('required', [...steps, name])),
    ...Object.keys(partsOf(schema)).flatMap((name) =>
      rulesBelow(call, partOf(schema, name), [...steps, name]),
    ),
    ...(schema.items ? rulesBelow(call, partOf(schema, ENTRIES), [...steps, ENTRIES]) : []),
  ];
}

/** Whether a form, in which every value is text, can break it as well as JSON can. */
export const isOfForms = ({ keyword, steps }: InputRule): boolean =>
  keyword === 'required' ? steps.length === 1 : keyword === 'additionalProperties' && steps.length === 0;

/** What breaks a rule, in words, without the call. */
export function breachOf({ keyword, field }: InputRule): string {
  const name = field || 'the input';
  switch (keyword) {
    case 'required':
      return `an input without ${name}`;
    case 'additionalProperties':
      return `a field that ${name} does not have`;
    case 'type':
      return `${name} of another type`;
    case 'enum':
      return `${name} that is not listed`;
    case 'pattern':
      return `${name} against its pattern`;
    case 'minLength':
      return `${name} that is too short`;
    case 'maxLength':
      return `${name} that is too long`;
    case 'minItems':
      return `${name} with too few entries`;
    case 'maxItems':
      return `${name} with too many entries`;
    case 'maximum':
      return `${name} above its maximum`;
    default:
      return `${name} below its minimum`;
  }
}

/**
 * A call's input with one rule broken in one place, and the others kept as far as they can be.
 * @param example a valid input; fields that it leaves out are added where the rule is about them
 */
export function breaking({ input }: CallDescription, { keyword, steps }: InputRule, example: Value): Value {
  const change = (schema: Schema, value: unknown) => {
    if (keyword === 'required') return undefined;
    if (keyword === 'additionalProperties') return { ...(value as Value), [SURPLUS]: 'x' };
    return BROKEN[keyword](schema, value);
  };
  return changed(input, example, steps, change) as Value;
}

function changed(
  schema: Schema,
  given: unknown,
  [step, ...steps]: readonly string[],
  change: (schema: Schema, value: unknown) => unknown,
): unknown {
  const value = given ?? sampleOf(schema);
  if (step === undefined) return change(schema, value);
  const below = (part: unknown) => changed(partOf(schema, step), part, steps, change);
  if (step === ENTRIES) return [below(listOf(value)[0]), ...listOf(value).slice(1)];
  return { ...(value as Value), [step]: below((value as Value)[step]) };
}

const TEXTS = [
  'a',
  '',
  '2026-11-30',
  'a@b.example',
  'https://b.example/invitation',
  'https://b.example/Results',
];

/** A value that keeps every rule of its schema. */
function sampleOf(schema: Schema): unknown {
  const { enum: listed, examples, minimum, exclusiveMinimum, minItems = 0 } = schema;
  if (Array.isArray(examples)) return examples[0];
  if (Array.isArray(listed)) return listed[0];
  switch (typesOf(schema)[0]) {
    case 'object':
      return Object.fromEntries(requiredOf(schema).map((name) => [name, sampleOf(partOf(schema, name))]));
    case 'array':
      return Array.from({ length: Number(minItems) }, () => sampleOf(partOf(schema, ENTRIES)));
    case 'string':
      return TEXTS.map((text) => text.padEnd(Number(schema.minLength ?? 0), 'a')).find(
        (text) => keeps('pattern', schema, text) !== false,
      );
    case 'boolean':
      return true;
    default:
      return Number(minimum ?? (exclusiveMinimum === undefined ? 0 : Number(exclusiveMinimum) + 1));
  }
}

/** A value that breaks a keyword of its schema, made from a valid one. */
const BROKEN: Readonly<Record<OfValue, (schema: Schema, valid: unknown) => unknown>> = {
  // some backends take a number as text, or text as a number, on purpose
  type: (schema) => (typesOf(schema).includes('string') ? {} : 'x'),
  enum: (schema) => (typesOf(schema).includes('string') ? 'not-listed' : 987_654),
  pattern: (schema, valid) => {
    const begin = String(valid).slice(0, -1);
    const others = ['\u0000', ' ', '!'].flatMap((mark) => [begin + mark, String(valid) + mark]);
    return others.find((text) => keeps('pattern', schema, text) === false);
  },
  minLength: ({ minLength }, valid) => String(valid).slice(0, Number(minLength) - 1),
  maxLength: ({ maxLength }, valid) => {
    const first = String(valid).slice(0, 1) || 'a';
    return first.repeat(Number(maxLength) + 1 - String(valid).length) + String(valid);
  },
  minimum: ({ minimum }) => Number(minimum) - 1,
  maximum: ({ maximum }) => Number(maximum) + 1,
  exclusiveMinimum: ({ exclusiveMinimum }) => exclusiveMinimum,
  minItems: ({ minItems }, valid) => listOf(valid).slice(0, Number(minItems) - 1),
  maxItems: (schema, valid) => {
    const entry = listOf(valid)[0] ?? sampleOf(partOf(schema, ENTRIES));
    return Array.from({ length: Number(schema.maxItems) + 1 }, () => entry);
  },
};

/** @returns undefined where the rule says nothing about values of this type */
function keeps(keyword: OfValue, schema: Schema, value: unknown): boolean | undefined {
  if (keyword === 'type') return typesOf(schema).some((type) => isOfType(type, value));
  if (keyword === 'enum') return listOf(schema.enum).includes(value);
  const limit = schema[keyword];
  if (limit === undefined) return undefined;
  if (keyword === 'pattern')
    return typeof value === 'string' ? new RegExp(String(limit)).test(value) : undefined;
  const size = sizeOf(keyword, value);
  if (size === undefined) return undefined;
  if (keyword === 'exclusiveMinimum') return size > Number(limit);
  return keyword.startsWith('min') ? size >= Number(limit) : size <= Number(limit);
}

function sizeOf(keyword: OfValue, value: unknown): number | undefined {
  if (keyword.endsWith('Length')) return typeof value === 'string' ? value.length : undefined;
  if (keyword.endsWith('Items')) return Array.isArray(value) ? value.length : undefined;
  return typeof value === 'number' ? value : undefined;
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return type === typeof value && value !== null && !Array.isArray(value);
}

/** What an input says about a rule: that a value keeps it, that one breaks it, or nothing. */
function verdictsOn(rule: InputRule, input: Value): readonly (boolean | undefined)[] {
  const { keyword, steps, schema } = rule;
  const at = keyword === 'required' ? steps.slice(0, -1) : steps;
  return valuesAt(input, at).map((value) => {
    if (keyword === 'required') return hasFields(value, (names) => names.includes(rule.named));
    if (keyword === 'additionalProperties')
      return hasFields(value, (names) => names.every((name) => name in partsOf(schema)));
    return keeps(keyword, schema, value);
  });
}

const hasFields = (value: unknown, test: (names: readonly string[]) => boolean): boolean | undefined =>
  isOfType('object', value)
    ? test(Object.entries(value as Value).flatMap(([name, part]) => (part === undefined ? [] : [name])))
    : undefined;

function valuesAt(value: unknown, [step, ...steps]: readonly string[]): unknown[] {
  if (value === undefined) return [];
  if (step === undefined) return [value];
  if (step === ENTRIES) return listOf(value).flatMap((entry) => valuesAt(entry, steps));
  return isOfType('object', value) ? valuesAt((value as Value)[step], steps) : [];
}

/** How far a run has tried what the contract asks of inputs. */
export interface RuleCoverage {
  readonly rules: number;
  /** those that no valid input has kept: one that breaks another rule is refused, and says nothing */
  readonly neverKept: readonly InputRule[];
  /** those that no input has broken */
  readonly neverBroken: readonly InputRule[];
}

/** @param sent by a run to any calls */
export function ruleCoverage(calls: readonly CallDescription[], sent: readonly Asked[]): RuleCoverage {
  const seen = calls.flatMap((call) => {
    const rules = inputRulesOf(call);
    const inputs = sent.filter(({ path }) => path === call.path);
    const verdicts = inputs.map(({ input }) => rules.map((rule) => verdictsOn(rule, input)));
    const valid = verdicts.filter((all) => !all.flat().includes(false));
    return rules.map((rule, index) => ({
      rule,
      kept: valid.some((all) => all[index]?.includes(true)),
      broken: verdicts.some((all) => all[index]?.includes(false)),
    }));
  });
  return {
    rules: seen.length,
    neverKept: seen.filter(({ kept }) => !kept).map(({ rule }) => rule),
    neverBroken: seen.filter(({ broken }) => !broken).map(({ rule }) => rule),
  };
}

/** How many of a run's rules were both kept and broken, in percent, rounded down. */
export function triedPercent({ rules, neverKept, neverBroken }: RuleCoverage): number {
  const untried = new Set([...neverKept, ...neverBroken]).size;
  return rules === 0 ? 100 : Math.floor(((rules - untried) * 100) / rules);
}
