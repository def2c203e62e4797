import { describe, expect, it } from 'vitest';
import { compareContracts } from './compare-contracts.ts';
import type { Node, OpenApi } from './document.ts';
import { ALL_KINDS, type Direction, type Severity } from './kinds.ts';

const TODAY = '2026-11-27';
const DONE = { type: 'object' };

/** A contract with one call, which is changed by what is given. */
function contract(operation: Node = {}, rest: Node = {}): OpenApi {
  const post = { responses: { 200: { content: json(DONE) } }, ...operation };
  return { openapi: '3.1.0', info: { version: '1.0.0' }, paths: { '/order': { post } }, ...rest };
}
const json = (schema: unknown) => ({ 'application/json': { schema } });
const withBody = (schema: unknown) => contract({ requestBody: { content: json(schema) } });
const withReply = (schema: unknown) => contract({ responses: { 200: { content: json(schema) } } });
const withReplies = (responses: Node) =>
  contract({ responses: { 200: { content: json(DONE) }, ...responses } });
const withParameters = (...parameters: Node[]) => contract({ parameters });
const withField = (direction: Direction, schema: unknown) =>
  (direction === 'request' ? withBody : withReply)({ type: 'object', properties: { note: schema } });
const withFields = (direction: Direction, schema: Node) =>
  (direction === 'request' ? withBody : withReply)({ type: 'object', ...schema });

const summaryOf = (before: OpenApi, after: OpenApi) =>
  compareContracts({ before, after }, TODAY).map(({ kind, severity }) => `${kind}: ${severity}`);

const tested = new Set<string>();

const text = { type: 'string' };
const list = { type: 'array', items: text };
const number = { type: 'number' };
const map = { type: 'object', additionalProperties: text };
const [cat, dog] = [
  { type: 'object', title: 'Cat', properties: { kind: { const: 'cat' } } },
  { type: 'object', title: 'Dog', properties: { kind: { const: 'dog' } } },
];

/** What changed of a field, its schema before and after, the end of the kind, and how it is judged in a call and in a reply. */
const FIELD_CASES: readonly (readonly [
  what: string,
  before: unknown,
  after: unknown,
  kind: string,
  request: Severity,
  reply: Severity,
])[] = [
  ['may be null', text, { type: ['string', 'null'] }, 'became-nullable', 'harmless', 'breaking'],
  ['may not be null', { ...text, nullable: true }, text, 'became-not-nullable', 'breaking', 'harmless'],
  ['has another type', text, { type: 'boolean' }, 'type-changed', 'breaking', 'breaking'],
  ['has a wider type', { type: 'integer' }, number, 'type-generalized', 'harmless', 'breaking'],
  ['has a narrower type', number, { type: 'integer' }, 'type-specialized', 'breaking', 'harmless'],
  ['gets a format', text, { ...text, format: 'date' }, 'format-added', 'risky', 'harmless'],
  [
    'has another format',
    { ...text, format: 'date' },
    { ...text, format: 'date-time' },
    'format-changed',
    'breaking',
    'breaking',
  ],
  ['loses its format', { ...text, format: 'date' }, text, 'format-removed', 'harmless', 'risky'],
  ['has a list of values', text, { ...text, enum: ['a', 'b'] }, 'became-enum', 'breaking', 'harmless'],
  ['loses its list of values', { ...text, enum: ['a', 'b'] }, text, 'no-longer-enum', 'harmless', 'risky'],
  [
    'has a new value',
    { ...text, enum: ['a'] },
    { ...text, enum: ['a', 'b'] },
    'enum-value-added',
    'harmless',
    'risky',
  ],
  [
    'lacks a value',
    { ...text, enum: ['a', 'b'] },
    { ...text, enum: ['a'] },
    'enum-value-removed',
    'breaking',
    'harmless',
  ],
  ['has one value alone', text, { ...text, const: 'a' }, 'const-added', 'breaking', 'harmless'],
  [
    'has another single value',
    { ...text, const: 'a' },
    { ...text, const: 'b' },
    'const-changed',
    'breaking',
    'breaking',
  ],
  ['is free of its single value', { ...text, const: 'a' }, text, 'const-removed', 'harmless', 'risky'],
  ['gets a pattern', text, { ...text, pattern: '^a' }, 'pattern-added', 'breaking', 'harmless'],
  [
    'has another pattern',
    { ...text, pattern: '^a' },
    { ...text, pattern: '^b' },
    'pattern-changed',
    'risky',
    'risky',
  ],
  ['loses its pattern', { ...text, pattern: '^a' }, text, 'pattern-removed', 'harmless', 'risky'],
  ['must be a multiple', number, { ...number, multipleOf: 5 }, 'multiple-of-set', 'breaking', 'harmless'],
  [
    'must be another multiple',
    { ...number, multipleOf: 5 },
    { ...number, multipleOf: 3 },
    'multiple-of-changed',
    'breaking',
    'risky',
  ],
  ['need not be a multiple', { ...number, multipleOf: 5 }, number, 'multiple-of-unset', 'harmless', 'risky'],
  ['may not repeat items', list, { ...list, uniqueItems: true }, 'unique-items-set', 'breaking', 'harmless'],
  ['may repeat items', { ...list, uniqueItems: true }, list, 'unique-items-unset', 'harmless', 'risky'],
  ['gets a default', text, { ...text, default: 'a' }, 'default-value-added', 'risky', 'harmless'],
  [
    'has another default',
    { ...text, default: 'a' },
    { ...text, default: 'b' },
    'default-value-changed',
    'risky',
    'risky',
  ],
  ['loses its default', { ...text, default: 'a' }, text, 'default-value-removed', 'risky', 'risky'],
  ['is for replies alone', text, { ...text, readOnly: true }, 'became-read-only', 'risky', 'harmless'],
  ['is for calls too', { ...text, readOnly: true }, text, 'became-not-read-only', 'harmless', 'harmless'],
  ['is for calls alone', text, { ...text, writeOnly: true }, 'became-write-only', 'harmless', 'breaking'],
  ['is for replies too', { ...text, writeOnly: true }, text, 'became-not-write-only', 'harmless', 'harmless'],
  ['is deprecated', text, { ...text, deprecated: true }, 'deprecated', 'harmless', 'harmless'],
  ['is no longer deprecated', { ...text, deprecated: true }, text, 'reactivated', 'harmless', 'harmless'],
  [
    'takes no other fields',
    map,
    { ...map, additionalProperties: false },
    'additional-properties-removed',
    'breaking',
    'harmless',
  ],
  [
    'takes other fields',
    { ...map, additionalProperties: false },
    map,
    'additional-properties-added',
    'harmless',
    'harmless',
  ],
  ['may be one more thing', { oneOf: [cat] }, { oneOf: [cat, dog] }, 'one-of-added', 'harmless', 'breaking'],
  [
    'may be one thing less',
    { oneOf: [cat, dog] },
    { oneOf: [cat] },
    'one-of-removed',
    'breaking',
    'harmless',
  ],
  [
    'may be one more thing of anyOf',
    { anyOf: [cat] },
    { anyOf: [cat, dog] },
    'any-of-added',
    'harmless',
    'breaking',
  ],
  [
    'may be one thing of anyOf less',
    { anyOf: [cat, dog] },
    { anyOf: [cat] },
    'any-of-removed',
    'breaking',
    'harmless',
  ],
  [
    'has another rule that only a person can judge',
    { ...map, propertyNames: { maxLength: 3 } },
    { ...map, propertyNames: { maxLength: 2 } },
    'rule-changed',
    'risky',
    'risky',
  ],
  ...limitCases('max-length', 'maxLength', text, 'risky'),
  ...limitCases('max', 'maximum', number, 'risky'),
  ...limitCases('exclusive-max', 'exclusiveMaximum', number, 'risky'),
  ...limitCases('max-items', 'maxItems', list, 'risky'),
  ...limitCases('max-properties', 'maxProperties', map, 'risky'),
  ...limitCases('min-length', 'minLength', text, 'breaking'),
  ...limitCases('min', 'minimum', number, 'risky'),
  ...limitCases('exclusive-min', 'exclusiveMinimum', number, 'risky'),
  ...limitCases('min-items', 'minItems', list, 'breaking'),
  ...limitCases('min-properties', 'minProperties', map, 'breaking'),
];

/** The four changes of a limit. @param whenWider how a reply is judged that keeps to it no longer */
function limitCases(kind: string, keyword: string, schema: Node, whenWider: Severity) {
  const [none, low, high] = [schema, { ...schema, [keyword]: 3 }, { ...schema, [keyword]: 5 }];
  const [up, down] = kind.includes('max')
    ? [['harmless', whenWider] as const, ['breaking', 'harmless'] as const]
    : [['breaking', 'harmless'] as const, ['harmless', whenWider] as const];
  return [
    [`has a higher ${keyword}`, low, high, `${kind}-increased`, ...up],
    [`has a lower ${keyword}`, high, low, `${kind}-decreased`, ...down],
    [`gets a ${keyword}`, none, low, `${kind}-set`, 'breaking', 'harmless'],
    [`loses its ${keyword}`, low, none, `${kind}-unset`, 'harmless', whenWider],
  ] as const;
}

describe.each(FIELD_CASES)('a field that %s', (_, before, after, kind, request, reply) => {
  it.each([
    [request, 'call', 'request', `request-property-${kind}: ${request}`],
    [reply, 'reply', 'reply', `response-property-${kind}: ${reply}`],
  ] as const)('is %s in a %s', (_, __, direction, expected) => {
    tested.add(`${direction} ${kind}`);
    expect(summaryOf(withField(direction, before), withField(direction, after))).toEqual([expected]);
  });
});

const note = { properties: { note: text } };
const header = (rest: Node = {}) => ({
  200: { content: json(DONE), headers: { ETag: { schema: text, ...rest } } },
});
const query = { name: 'type', in: 'query', schema: text };
const deprecated = (sunset?: string) => ({ deprecated: true, ...(sunset && { 'x-sunset': sunset }) });
const schemes = (securitySchemes: Node) => contract({}, { components: { securitySchemes } });
const sign = { type: 'apiKey', in: 'header', name: 'sign' };
const paths = (...names: string[]) =>
  contract({}, { paths: Object.fromEntries(names.map((name) => [name, { post: { responses: {} } }])) });
const deprecatedPath = (sunset?: string) => contract({}, { paths: { '/gone': { get: deprecated(sunset) } } });
const deprecatedMethod = (operation: Node) =>
  contract({}, { paths: { '/order': { post: {}, get: operation } } });
const NONE = contract({}, { paths: {} });
const ONLY_POST = contract({}, { paths: { '/order': { post: {} } } });
const body = { content: json(DONE) };
const types = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { schema: DONE }]));
const scoped = (...scopes: string[]) => contract({ security: [{ login: scopes }] });

type OwnCase = readonly [title: string, before: OpenApi, after: OpenApi, expected: string, judgedAs?: string];

const OWN_CASES: readonly OwnCase[] = [
  ['a new call is harmless', paths('/a'), paths('/a', '/b'), 'endpoint-added: harmless'],
  [
    'a call that is gone breaks',
    paths('/a', '/b'),
    paths('/a'),
    'api-path-removed-without-deprecation: breaking',
  ],
  [
    'a deprecated call that goes before its day breaks',
    deprecatedPath('2026-11-28'),
    NONE,
    'api-path-removed-before-sunset: breaking',
  ],
  [
    'a deprecated call that is gone on its day is risky',
    deprecatedPath(TODAY),
    NONE,
    'api-path-removed-with-deprecation: risky',
  ],
  [
    'a deprecated call that had no day breaks when it goes',
    deprecatedPath(),
    NONE,
    'api-path-sunset-parse: breaking',
  ],
  [
    'a method that is gone breaks',
    deprecatedMethod({}),
    ONLY_POST,
    'api-removed-without-deprecation: breaking',
  ],
  [
    'a deprecated method that goes before its day breaks',
    deprecatedMethod(deprecated('2027-01-01')),
    ONLY_POST,
    'api-removed-before-sunset: breaking',
  ],
  [
    'a deprecated method that goes after its day is risky',
    deprecatedMethod(deprecated('2026-01-01')),
    ONLY_POST,
    'api-removed-with-deprecation: risky',
  ],
  [
    'a deprecated method whose day is no day breaks when it goes',
    deprecatedMethod(deprecated('soon')),
    ONLY_POST,
    'api-deprecated-sunset-parse: breaking',
  ],
  [
    'a call that is deprecated with a day is harmless',
    contract(),
    contract(deprecated('2027-06-01')),
    'endpoint-deprecated-with-sunset: harmless',
  ],
  [
    'a call that is deprecated without a day is risky',
    contract(),
    contract(deprecated()),
    'api-deprecated-sunset-missing: risky',
  ],
  [
    'a call that is no longer deprecated is harmless',
    contract(deprecated('2027-06-01')),
    contract(),
    'endpoint-reactivated: harmless',
  ],
  [
    'a deprecated call that loses its day is risky',
    contract(deprecated('2027-06-01')),
    contract(deprecated()),
    'sunset-deleted: risky',
  ],
  [
    'a deprecated call that goes earlier than was said breaks',
    contract(deprecated('2027-06-01')),
    contract(deprecated('2027-05-01')),
    'api-sunset-date-changed-too-small: breaking',
  ],
  [
    'a deprecated call that goes later than was said is harmless',
    contract(deprecated('2027-06-01')),
    contract(deprecated('2027-07-01')),
    'api-sunset-date-postponed: harmless',
  ],
  [
    'another operationId is risky',
    contract({ operationId: 'a' }),
    contract({ operationId: 'b' }),
    'api-operation-id-removed: risky',
  ],
  [
    'a first operationId is harmless',
    contract(),
    contract({ operationId: 'b' }),
    'api-operation-id-added: harmless',
  ],
  ['a new tag is harmless', contract(), contract({ tags: ['order'] }), 'api-tag-added: harmless'],
  ['a tag that is gone is harmless', contract({ tags: ['order'] }), contract(), 'api-tag-removed: harmless'],
  [
    'a new result code is risky',
    contract({ 'x-result-codes': ['0'] }),
    contract({ 'x-result-codes': ['0', '1'] }),
    'api-result-code-added: risky',
  ],
  [
    'a result code that is gone is harmless',
    contract({ 'x-result-codes': ['0', '1'] }),
    contract({ 'x-result-codes': ['0'] }),
    'api-result-code-removed: harmless',
  ],
  [
    'a call that may be repeated now is harmless',
    contract(),
    contract({ 'x-idempotent': true }),
    'api-idempotency-added: harmless',
  ],
  [
    'a call that may no longer be repeated breaks',
    contract({ 'x-idempotent': true }),
    contract(),
    'api-idempotency-removed: breaking',
  ],
  [
    'another way to call is harmless',
    contract({ security: [{ a: [] }] }),
    contract({ security: [{ a: [] }, { b: [] }] }),
    'api-security-added: harmless',
  ],
  [
    'a way to call that is gone breaks',
    contract({ security: [{ a: [] }, { b: [] }] }),
    contract({ security: [{ b: [] }] }),
    'api-security-removed: breaking',
  ],
  ['one more scope breaks', scoped('read'), scoped('read', 'write'), 'api-security-scope-added: breaking'],
  [
    'one scope less is harmless',
    scoped('read', 'write'),
    scoped('read'),
    'api-security-scope-removed: harmless',
  ],
  [
    'a new security scheme is harmless',
    schemes({}),
    schemes({ sign }),
    'api-security-component-added: harmless',
  ],
  [
    'a security scheme that is gone is risky',
    schemes({ sign }),
    schemes({}),
    'api-security-component-removed: risky',
  ],
  [
    'a security scheme that works another way breaks',
    schemes({ sign }),
    schemes({ sign: { ...sign, name: 'mark' } }),
    'api-security-component-type-changed: breaking',
  ],
  [
    'a new parameter that is required breaks',
    withParameters(),
    withParameters({ ...query, required: true }),
    'new-required-request-parameter: breaking',
  ],
  [
    'a new part of the address breaks',
    withParameters(),
    withParameters({ ...query, in: 'path', required: true }),
    'new-request-path-parameter: breaking',
  ],
  [
    'a new parameter that may be left out is harmless',
    withParameters(),
    withParameters(query),
    'new-optional-request-parameter: harmless',
  ],
  [
    'a parameter that is gone is risky',
    withParameters(query),
    withParameters(),
    'request-parameter-removed: risky',
  ],
  [
    'a parameter whose values are written another way breaks',
    withParameters(query),
    withParameters({ ...query, explode: false }),
    'request-parameter-style-changed: breaking',
  ],
  [
    'a body that is required now, where there was none, breaks',
    contract(),
    contract({ requestBody: { ...body, required: true } }),
    'request-body-added-required: breaking',
  ],
  [
    'a body that may be sent now is harmless',
    contract(),
    contract({ requestBody: body }),
    'request-body-added-optional: harmless',
  ],
  [
    'a body that no longer counts is risky',
    contract({ requestBody: body }),
    contract(),
    'request-body-removed: risky',
  ],
  [
    'one more type of body is harmless',
    contract({ requestBody: { content: types('a/json') } }),
    contract({ requestBody: { content: types('a/json', 'a/form') } }),
    'request-body-media-type-added: harmless',
  ],
  [
    'one type of body less breaks',
    contract({ requestBody: { content: types('a/json', 'a/form') } }),
    contract({ requestBody: { content: types('a/json') } }),
    'request-body-media-type-removed: breaking',
  ],
  [
    'a new field of the body that is required breaks',
    withFields('request', {}),
    withFields('request', { ...note, required: ['note'] }),
    'new-required-request-property: breaking',
  ],
  [
    'a new field of the body that may be left out is harmless',
    withFields('request', {}),
    withFields('request', note),
    'new-optional-request-property: harmless',
  ],
  [
    'a field of the body that is gone but still accepted is risky',
    withFields('request', note),
    withFields('request', {}),
    'request-property-removed: risky',
  ],
  [
    'a field of the body that is refused now breaks',
    withFields('request', { ...note, additionalProperties: false }),
    withFields('request', { additionalProperties: false }),
    'request-property-refused: breaking',
  ],
  [
    'a new status of success is risky',
    contract(),
    withReplies({ 202: {} }),
    'response-success-status-added: risky',
  ],
  [
    'a status of success that is gone breaks',
    withReplies({ 202: {} }),
    contract(),
    'response-success-status-removed: breaking',
  ],
  [
    'a new status of failure is risky',
    contract(),
    withReplies({ 429: {} }),
    'response-non-success-status-added: risky',
  ],
  [
    'a status of failure that is gone is harmless',
    withReplies({ 429: {} }),
    contract(),
    'response-non-success-status-removed: harmless',
  ],
  [
    'one more type of reply is risky',
    withReplies({ 200: { content: types('a/json') } }),
    withReplies({ 200: { content: types('a/json', 'a/pdf') } }),
    'response-media-type-added: risky',
  ],
  [
    'one type of reply less breaks',
    withReplies({ 200: { content: types('a/json', 'a/pdf') } }),
    withReplies({ 200: { content: types('a/json') } }),
    'response-media-type-removed: breaking',
  ],
  [
    'a new field that always comes is harmless',
    withFields('reply', {}),
    withFields('reply', { ...note, required: ['note'] }),
    'response-required-property-added: harmless',
  ],
  [
    'a new field that may come is harmless',
    withFields('reply', {}),
    withFields('reply', note),
    'response-optional-property-added: harmless',
  ],
  [
    'a field of the reply that always came and is gone breaks',
    withFields('reply', { ...note, required: ['note'] }),
    withFields('reply', {}),
    'response-required-property-removed: breaking',
  ],
  [
    'a field of the reply that sometimes came and is gone is risky',
    withFields('reply', note),
    withFields('reply', {}),
    'response-optional-property-removed: risky',
  ],
  [
    'a new header of the reply is harmless',
    contract(),
    withReplies(header()),
    'response-header-added: harmless',
  ],
  [
    'a header that always came and is gone breaks',
    withReplies(header({ required: true })),
    contract(),
    'required-response-header-removed: breaking',
  ],
  [
    'a header that sometimes came and is gone is risky',
    withReplies(header()),
    contract(),
    'optional-response-header-removed: risky',
  ],
  [
    'a field of the body that became required breaks',
    withFields('request', note),
    withFields('request', { ...note, required: ['note'] }),
    'request-property-became-required: breaking',
    'request became-required',
  ],
  [
    'a field of the body that may be left out now is harmless',
    withFields('request', { ...note, required: ['note'] }),
    withFields('request', note),
    'request-property-became-optional: harmless',
    'request became-optional',
  ],
  [
    'a field of the reply that always comes now is harmless',
    withFields('reply', note),
    withFields('reply', { ...note, required: ['note'] }),
    'response-property-became-required: harmless',
    'reply became-required',
  ],
  [
    'a field of the reply that may be missing now breaks',
    withFields('reply', { ...note, required: ['note'] }),
    withFields('reply', note),
    'response-property-became-optional: breaking',
    'reply became-optional',
  ],
];

describe('a call', () => {
  const cases = OWN_CASES.map(([title, before, after, expected, judgedAs]) => {
    const [kind = ''] = expected.split(':');
    return [title, before, after, expected, judgedAs ?? kind] as const;
  });
  it.each(cases)('%s', (_, before, after, expected, judgedAs) => {
    tested.add(judgedAs);
    expect(summaryOf(before, after)).toEqual([expected]);
  });
});

describe('kinds of changes', () => {
  it('have the same names at a whole body, a parameter, its fields and a header', () => {
    const short = { ...text, maxLength: 3 };
    const inQuery = (schema: Node) => withParameters({ ...query, schema });
    const inHeader = (schema: Node) => withReplies(header({ schema }));
    const asField = (schema: Node) => ({ type: 'object', properties: { a: schema } });
    expect([
      ...summaryOf(withBody(text), withBody(short)),
      ...summaryOf(withReply(short), withReply(text)),
      ...summaryOf(inQuery(text), inQuery(short)),
      ...summaryOf(inQuery(asField(text)), inQuery(asField(short))),
      ...summaryOf(inHeader(short), inHeader(text)),
      ...summaryOf(contract({ requestBody: body }), contract({ requestBody: { ...body, required: true } })),
      ...summaryOf(withParameters(query), withParameters({ ...query, required: true })),
      ...summaryOf(withParameters(query), withParameters({ ...query, deprecated: true })),
      ...summaryOf(withReplies(header({ required: true })), withReplies(header())),
    ]).toEqual([
      'request-body-max-length-set: breaking',
      'response-body-max-length-unset: risky',
      'request-parameter-max-length-set: breaking',
      'request-parameter-property-max-length-set: breaking',
      'response-header-max-length-unset: risky',
      'request-body-became-required: breaking',
      'request-parameter-became-required: breaking',
      'request-parameter-deprecated: harmless',
      'response-header-became-optional: breaking',
    ]);
  });

  it('each have a case above, in each of their directions', () => {
    expect(ALL_KINDS.length).toBeGreaterThan(100);
    expect(ALL_KINDS.filter((kind) => !tested.has(kind))).toEqual([]);
  });
});
