import { isDeepStrictEqual } from 'node:util';
import { type Change, fieldChange, ownChange, type Place, type Words } from './change.ts';
import { type Node, nodeOf, type OpenApi, textOf, textsOf } from './document.ts';
import { type FieldKind, LIMITS } from './kinds.ts';
import { type Shape, shapeOf } from './shape.ts';

/** A value before and after. */
export interface Pair<T> {
  readonly before: T;
  readonly after: T;
}

type Note = (kind: FieldKind, words?: Words) => void;

/** Keywords that are compared here; a change of any other is for a person to judge. */
const COMPARED = new Set([
  ...Object.values(LIMITS).map(({ keyword }) => keyword as string),
  ...['type', 'nullable', 'format', 'enum', 'const', 'pattern', 'multipleOf', 'uniqueItems', 'default'],
  ...['readOnly', 'writeOnly', 'deprecated', 'properties', 'required', 'additionalProperties', 'items'],
  ...['oneOf', 'anyOf'],
]);

export const inWords = (value: unknown): string =>
  typeof value === 'string' ? `"${value}"` : JSON.stringify(value);

/** Compares what is accepted, or sent, at one place of a call. */
export function compareSchemas(documents: Pair<OpenApi>, schemas: Pair<unknown>, place: Place): Change[] {
  return new Comparison(documents).compare(schemas, place);
}

class Comparison {
  readonly #documents: Pair<OpenApi>;
  /** references that are being compared, as a schema may hold itself */
  readonly #open = new Set<string>();

  constructor(documents: Pair<OpenApi>) {
    this.#documents = documents;
  }

  compare({ before, after }: Pair<unknown>, place: Place): Change[] {
    const [from, to] = [textOf(nodeOf(before).$ref), textOf(nodeOf(after).$ref)];
    if (from === undefined || to === undefined) return this.#compareOnce({ before, after }, place);
    const key = `${from} ${to}`;
    if (this.#open.has(key)) return [];
    this.#open.add(key);
    const changes = this.#compareOnce({ before, after }, place);
    this.#open.delete(key);
    return changes;
  }

  #compareOnce(schemas: Pair<unknown>, place: Place): Change[] {
    const before = shapeOf(schemas.before, this.#documents.before);
    const after = shapeOf(schemas.after, this.#documents.after);
    const shapes = { before, after };
    if ((before.alternatives === undefined) !== (after.alternatives === undefined)) {
      const lists = {
        before: before.alternatives ?? [schemas.before],
        after: after.alternatives ?? [schemas.after],
      };
      return this.#compareAlternatives(lists, before.alternatives ? before.word : after.word, place);
    }
    const changes: Change[] = [];
    const note: Note = (kind, words) => changes.push(fieldChange(kind, place, words));
    if (
      before.isNullable !== undefined &&
      after.isNullable !== undefined &&
      before.isNullable !== after.isNullable
    )
      note(after.isNullable ? 'became-nullable' : 'became-not-nullable');
    if (!compareTypes(shapes, note)) return changes;
    compareValues(shapes, note);
    compareRules(before.own, after.own, note);
    changes.push(...this.#compareFields(shapes, place));
    if (before.own.items !== undefined || after.own.items !== undefined) {
      const items = { before: before.own.items ?? {}, after: after.own.items ?? {} };
      changes.push(...this.compare(items, within(place, `${place.field}[]`)));
    }
    if (before.alternatives && after.alternatives) {
      const lists = { before: before.alternatives, after: after.alternatives };
      changes.push(...this.#compareAlternatives(lists, after.word, place));
    }
    return changes;
  }

  #compareFields({ before, after }: Pair<Shape>, place: Place): Change[] {
    const [from, to] = [nodeOf(before.own.properties), nodeOf(after.own.properties)];
    const [fromRequired, toRequired] = [textsOf(before.own.required), textsOf(after.own.required)];
    const isClosed = after.own.additionalProperties === false;
    const names = new Set([...Object.keys(from), ...Object.keys(to), ...fromRequired, ...toRequired]);
    const changes = [...names].flatMap((name) => {
      const at = within(place, place.field === '' ? name : `${place.field}.${name}`);
      const [wasRequired, isRequired] = [fromRequired.includes(name), toRequired.includes(name)];
      const [was, is] = [name in from || wasRequired, name in to || isRequired];
      if (!was) return [ownChange(addedKind(at, isRequired), at)];
      if (!is) return [ownChange(removedKind(at, wasRequired, isClosed), at)];
      const required =
        wasRequired === isRequired
          ? []
          : [fieldChange(isRequired ? 'became-required' : 'became-optional', at)];
      return [...required, ...this.compare({ before: from[name] ?? {}, after: to[name] ?? {} }, at)];
    });
    return [...changes, ...this.#compareOthers({ before, after }, place)];
  }

  /** Fields that the contract doesn't name. */
  #compareOthers({ before, after }: Pair<Shape>, place: Place): Change[] {
    const [from, to] = [before.own.additionalProperties ?? true, after.own.additionalProperties ?? true];
    if (from === to) return [];
    if (to === false) return [fieldChange('additional-properties-removed', place)];
    if (from === false) return [fieldChange('additional-properties-added', place)];
    return this.compare(
      { before: from, after: to },
      within(place, place.field === '' ? '*' : `${place.field}.*`),
    );
  }

  #compareAlternatives(lists: Pair<readonly unknown[]>, word: Shape['word'], place: Place): Change[] {
    const { matched, removed, added } = this.#match(lists);
    return [
      ...matched.flatMap((pair) =>
        this.compare(pair, { ...place, where: this.#whereOf(pair.before, place.where) }),
      ),
      ...removed.map((one) => fieldChange(`${word}-removed`, place, { from: nameOf(one) })),
      ...added.map((one) => fieldChange(`${word}-added`, place, { to: nameOf(one) })),
    ];
  }

  /** Pairs alternatives: by name, by content, by the field that distinguishes them, or as the last one left on each side. */
  #match(lists: Pair<readonly unknown[]>) {
    const { before, after } = this.#documents;
    const matched: Pair<unknown>[] = [];
    let [removed, added] = [lists.before, lists.after];
    const pairBy = (isSame: (one: unknown, other: unknown) => boolean) => {
      for (const one of removed) {
        const other = added.find((candidate) => isSame(one, candidate));
        if (other === undefined) continue;
        matched.push({ before: one, after: other });
        removed = removed.filter((each) => each !== one);
        added = added.filter((each) => each !== other);
      }
    };
    pairBy((one, other) => textOf(nodeOf(one).$ref) !== undefined && nodeOf(one).$ref === nodeOf(other).$ref);
    pairBy((one, other) => isDeepStrictEqual(shapeOf(one, before).own, shapeOf(other, after).own));
    pairBy((one, other) => {
      const tags = tagsOf(one, before);
      return tagsOf(other, after).some((tag) => tags.includes(tag));
    });
    if (removed.length === 1 && added.length === 1) pairBy(() => true);
    return { matched, removed, added };
  }

  /** A reply that is a failure by its resultCode says so. */
  #whereOf(alternative: unknown, where: string): string {
    const { before } = this.#documents;
    const { resultCode } = nodeOf(shapeOf(alternative, before).own.properties);
    const codes = resultCode === undefined ? undefined : shapeOf(resultCode, before).values;
    return where === 'reply' && codes && !codes.includes('0') ? 'failed reply' : where;
  }
}

/** @returns whether the types have anything in common, so that the rest can be compared */
function compareTypes({ before, after }: Pair<Shape>, note: Note): boolean {
  const [from, to] = [before.types, after.types];
  if ((!from && !to) || (!from && before.alternatives) || (!to && after.alternatives)) return true;
  const words = { from: typeWords(from), to: typeWords(to) };
  const [isWider, isNarrower] = [covers(to, from), covers(from, to)];
  if (isWider && isNarrower) return true;
  note(isWider ? 'type-generalized' : isNarrower ? 'type-specialized' : 'type-changed', words);
  return isWider || isNarrower;
}

type Types = Shape['types'];
const typeWords = (types: Types) => (types ? [...types].join(' or ') : 'anything');
const covers = (wide: Types, narrow: Types) =>
  !wide ||
  (narrow !== undefined &&
    [...narrow].every((type) => wide.has(type) || (type === 'integer' && wide.has('number'))));

function compareValues({ before, after }: Pair<Shape>, note: Note): void {
  const [from, to] = [before.values, after.values];
  const words = { from: from?.map(inWords).join(', ') ?? '', to: to?.map(inWords).join(', ') ?? '' };
  if (from && to) {
    const lacking = (list: readonly unknown[]) => (value: unknown) =>
      !list.some((one) => isDeepStrictEqual(one, value));
    const [removed, added] = [from.filter(lacking(to)), to.filter(lacking(from))];
    if (before.isConst && after.isConst && removed.length > 0) note('const-changed', words);
    else {
      for (const value of removed) note('enum-value-removed', { from: inWords(value) });
      for (const value of added) note('enum-value-added', { to: inWords(value) });
    }
  } else if (to) note(after.isConst ? 'const-added' : 'became-enum', words);
  else if (from) note(before.isConst ? 'const-removed' : 'no-longer-enum', words);
}

/** Keywords with one value each. */
function compareRules(before: Node, after: Node, note: Note): void {
  for (const [name, { keyword, says }] of Object.entries(LIMITS)) {
    const [from, to] = [before[keyword], after[keyword]];
    if (from === to) continue;
    const words = { from: says.replace('{}', String(from)), to: says.replace('{}', String(to)) };
    const change =
      from === undefined
        ? 'set'
        : to === undefined
          ? 'unset'
          : Number(to) > Number(from)
            ? 'increased'
            : 'decreased';
    note(`${name as keyof typeof LIMITS}-${change}`, words);
  }
  const compareOne = (
    keyword: string,
    kinds: readonly [added: FieldKind, changed: FieldKind, removed: FieldKind],
  ) => {
    const [from, to] = [before[keyword], after[keyword]];
    if (isDeepStrictEqual(from, to)) return;
    note(kinds[from === undefined ? 0 : to === undefined ? 2 : 1], { from: inWords(from), to: inWords(to) });
  };
  compareOne('pattern', ['pattern-added', 'pattern-changed', 'pattern-removed']);
  compareOne('format', ['format-added', 'format-changed', 'format-removed']);
  compareOne('multipleOf', ['multiple-of-set', 'multiple-of-changed', 'multiple-of-unset']);
  compareOne('default', ['default-value-added', 'default-value-changed', 'default-value-removed']);
  const compareFlag = (keyword: string, set: FieldKind, unset: FieldKind) => {
    if ((before[keyword] === true) !== (after[keyword] === true)) note(after[keyword] === true ? set : unset);
  };
  compareFlag('uniqueItems', 'unique-items-set', 'unique-items-unset');
  compareFlag('readOnly', 'became-read-only', 'became-not-read-only');
  compareFlag('writeOnly', 'became-write-only', 'became-not-write-only');
  compareFlag('deprecated', 'deprecated', 'reactivated');
  for (const keyword of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (!COMPARED.has(keyword) && !isDeepStrictEqual(before[keyword], after[keyword]))
      note('rule-changed', { to: keyword });
  }
}

const INNER_NOUNS: Readonly<Record<string, string>> = {
  'request-body': 'request-property',
  'request-parameter': 'request-parameter-property',
  'response-body': 'response-property',
  'response-header': 'response-header-property',
};

const within = (place: Place, field: string): Place => ({
  ...place,
  field,
  noun: INNER_NOUNS[place.noun] ?? place.noun,
});

const addedKind = ({ direction }: Place, isRequired: boolean) => {
  if (direction === 'request')
    return isRequired ? 'new-required-request-property' : 'new-optional-request-property';
  return isRequired ? 'response-required-property-added' : 'response-optional-property-added';
};

const removedKind = ({ direction }: Place, wasRequired: boolean, isClosed: boolean) => {
  if (direction === 'request') return isClosed ? 'request-property-refused' : 'request-property-removed';
  return wasRequired ? 'response-required-property-removed' : 'response-optional-property-removed';
};

/** What an alternative is called: by its schema, its title or its type. */
function nameOf(alternative: unknown): string {
  const { $ref, title, type } = nodeOf(alternative);
  return textOf($ref)?.split('/').at(-1) ?? textOf(title) ?? textOf(type) ?? inWords(alternative);
}

/** The fields of an alternative that have one value alone. */
function tagsOf(alternative: unknown, document: OpenApi): string[] {
  const { own } = shapeOf(alternative, document);
  return Object.entries(nodeOf(own.properties)).flatMap(([name, schema]) => {
    const { values } = shapeOf(schema, document);
    return values?.length === 1 ? [`${name} ${inWords(values[0])}`] : [];
  });
}
