import { isDeepStrictEqual } from 'node:util';
import { isNode, listOf, type Node, nodeOf, type OpenApi, targetOf, textOf, textsOf } from './document.ts';
import { LIMITS } from './kinds.ts';

/** A schema with its references and `allOf` worked in. */
export interface Shape {
  /** its keywords */
  readonly own: Node;
  /** without null; undefined if it may be anything */
  readonly types: ReadonlySet<string> | undefined;
  /** undefined where the schema doesn't say */
  readonly isNullable: boolean | undefined;
  /** the values of `enum` or `const`, without null */
  readonly values: readonly unknown[] | undefined;
  readonly isConst: boolean;
  /** `oneOf` or `anyOf` as they stand, without null */
  readonly alternatives: readonly unknown[] | undefined;
  readonly word: 'one-of' | 'any-of';
}

const isNull = (schema: unknown) => isNode(schema) && schema.type === 'null';

export function shapeOf(schema: unknown, document: OpenApi): Shape {
  const own = flat(schema, document);
  const word = own.anyOf === undefined ? 'one-of' : 'any-of';
  const listed = own.oneOf ?? own.anyOf;
  const others = listOf(listed).filter((one) => !isNull(one));
  const hasNull = others.length < listOf(listed).length;
  if (hasNull && others.length === 1) {
    const { oneOf: _, anyOf: __, ...rest } = own;
    const inner = shapeOf({ ...rest, allOf: others }, document);
    return { ...inner, isNullable: true };
  }
  const alternatives = listed === undefined ? undefined : others;
  const isConst = own.const !== undefined;
  const listedValues = isConst ? [own.const] : own.enum === undefined ? undefined : listOf(own.enum);
  const types = typesIn(own);
  return {
    own,
    types: types && new Set(types.filter((type) => type !== 'null')),
    isNullable: nullability(types, listedValues, alternatives && hasNull),
    values: listedValues?.filter((value) => value !== null),
    isConst,
    alternatives,
    word,
  };
}

function nullability(
  types: readonly string[] | undefined,
  values: readonly unknown[] | undefined,
  alternative: boolean | undefined,
): boolean | undefined {
  if (types && !types.includes('null')) return false;
  if (values) return values.includes(null);
  return types ? true : alternative;
}

function typesIn({ type, nullable }: Node): readonly string[] | undefined {
  const types = typeof type === 'string' ? [type] : type === undefined ? undefined : textsOf(type);
  return types && nullable === true ? [...types, 'null'] : types;
}

/** Keywords that say nothing of what is accepted or sent. */
const isRemark = (keyword: string) =>
  keyword.startsWith('x-') ||
  ['title', 'description', 'example', 'examples', '$comment', 'externalDocs', 'xml'].includes(keyword);

/** A schema with what it refers to and all its parts of `allOf` as one, without remarks. */
function flat(schema: unknown, document: OpenApi): Node {
  if (schema === false) return { not: {} };
  const { $ref, allOf, ...rest } = nodeOf(schema);
  const own = Object.fromEntries(Object.entries(rest).filter(([keyword]) => !isRemark(keyword)));
  const ref = textOf($ref);
  const parts = [...(ref === undefined ? [] : [targetOf(ref, document)]), ...listOf(allOf)];
  return parts.map((part) => flat(part, document)).reduce(both, own);
}

const isUpper = new Map(Object.values(LIMITS).map((limit) => [limit.keyword as string, limit.isUpper]));

/** What is asked by two schemas at once. */
function both(one: Node, other: Node): Node {
  const result: Record<string, unknown> = { ...one };
  for (const [keyword, theirs] of Object.entries(other)) {
    const ours = one[keyword];
    if (ours === undefined) result[keyword] = theirs;
    else if (!isDeepStrictEqual(ours, theirs)) Object.assign(result, bothOf(keyword, ours, theirs));
  }
  return result;
}

/** The keyword as both ask it; under a name of its own if that can't be said in one. */
function bothOf(keyword: string, ours: unknown, theirs: unknown): Node {
  const upper = isUpper.get(keyword);
  if (upper !== undefined && typeof ours === 'number' && typeof theirs === 'number')
    return { [keyword]: upper ? Math.min(ours, theirs) : Math.max(ours, theirs) };
  if (keyword === 'required') return { required: [...new Set([...textsOf(ours), ...textsOf(theirs)])] };
  if (keyword === 'properties') return { properties: bothProperties(nodeOf(ours), nodeOf(theirs)) };
  if (keyword === 'items') return { items: { allOf: [ours, theirs] } };
  if (keyword === 'additionalProperties')
    return { additionalProperties: ours === false || theirs === false ? false : { allOf: [ours, theirs] } };
  if (keyword === 'enum')
    return {
      enum: listOf(ours).filter((value) => listOf(theirs).some((one) => isDeepStrictEqual(one, value))),
    };
  if (keyword === 'type') {
    const [ourTypes, theirTypes] = [typesIn({ type: ours }) ?? [], typesIn({ type: theirs }) ?? []];
    return { type: ourTypes.filter((type) => theirTypes.includes(type)) };
  }
  if (keyword === 'pattern' || keyword === 'format') return { [keyword]: `${ours} and ${theirs}` };
  return { [`allOf with ${keyword}`]: [ours, theirs] };
}

function bothProperties(ours: Node, theirs: Node): Node {
  const shared = Object.keys(theirs).filter((name) => name in ours);
  const merged = shared.map((name) => [name, { allOf: [ours[name], theirs[name]] }]);
  return { ...ours, ...theirs, ...Object.fromEntries(merged) };
}
