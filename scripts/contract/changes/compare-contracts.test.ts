import { describe, expect, it } from 'vitest';
import published from '../../../contracts/api/generated/openapi.json' with { type: 'json' };
import { compareContracts } from './compare-contracts.ts';
import type { Node, OpenApi } from './document.ts';

const text = { type: 'string' };
const short = { ...text, maxLength: 3 };
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

interface Parts {
  readonly body?: unknown;
  readonly reply?: unknown;
  readonly schemas?: Node;
}

const contract = ({ body, reply, schemas = {} }: Parts): OpenApi => ({
  openapi: '3.1.0',
  info: { version: '1.0.0' },
  paths: {
    '/order': {
      post: {
        ...(body !== undefined && { requestBody: json(body) }),
        responses: { 200: json(reply ?? {}) },
      },
    },
  },
  components: { schemas },
});

/** Kind and field of each change. */
const changesOf = (before: Parts, after: Parts) =>
  compareContracts({ before: contract(before), after: contract(after) }, '2026-11-27').map(
    ({ kind, field }) => `${kind} ${field}`.trim(),
  );
const object = (properties: Node, rest: Node = {}) => ({ type: 'object', properties, ...rest });

describe('compareContracts', () => {
  it('finds nothing between a contract and itself', () => {
    expect(compareContracts({ before: published, after: published }, '2026-11-27')).toEqual([]);
  });

  it('says where: the call, the part of it, the path of the field and what is so now', () => {
    const lines = (schema: Node) => object({ lines: { type: 'array', items: object({ note: schema }) } });
    const [before, after] = [
      contract({ body: lines({ ...text, maxLength: 9 }) }),
      contract({ body: lines(short) }),
    ];
    expect(compareContracts({ before, after }, '2026-11-27')).toEqual([
      {
        kind: 'request-property-max-length-decreased',
        severity: 'breaking',
        call: 'POST /order',
        where: 'request',
        field: 'lines[].note',
        says: 'at most 3 characters now, at most 9 characters before: anything else is refused',
      },
    ]);
  });

  it('follows references, and says once what is the same in a form and in JSON', () => {
    const both = (schemas: Node) => {
      const content = { 'application/json': { schema: ref('Note') }, 'a/form': { schema: ref('Note') } };
      return { ...contract({ schemas }), paths: { '/a': { post: { requestBody: { content } } } } };
    };
    const documents = {
      before: both({ Note: object({ note: text }) }),
      after: both({ Note: object({ note: short }) }),
    };
    expect(compareContracts(documents, '2026-11-27').map(({ kind }) => kind)).toEqual([
      'request-property-max-length-set',
    ]);
  });

  it('compares what allOf adds up to, not how it is written', () => {
    const parts = { allOf: [object({ a: text }), ref('B')], required: ['b'], description: 'in parts' };
    const schemas = { B: object({ b: { ...text, maxLength: 9 } }, { description: 'B' }) };
    const whole = object({ a: text, b: { ...text, maxLength: 9 } }, { required: ['b'] });
    expect(changesOf({ body: parts, schemas }, { body: whole })).toEqual([]);
    const tighter = { allOf: [ref('B'), object({ b: short })] };
    expect(changesOf({ body: ref('B'), schemas }, { body: tighter, schemas })).toEqual([
      'request-property-max-length-decreased b',
    ]);
  });

  it('ends with a schema that holds itself', () => {
    const tree = (label: Node) => ({ Tree: object({ label, parts: { type: 'array', items: ref('Tree') } }) });
    expect(
      changesOf({ body: ref('Tree'), schemas: tree(text) }, { body: ref('Tree'), schemas: tree(short) }),
    ).toEqual(['request-property-max-length-set label']);
  });

  it.each([
    ['a list of types', { type: ['string', 'null'] }],
    ['nullable', { ...text, nullable: true }],
    ['oneOf with null', { oneOf: [text, { type: 'null' }] }],
    ['a reference or null', { anyOf: [ref('Text'), { type: 'null' }] }],
  ])('reads %s as the same text or null', (_, nullable) => {
    const schemas = { Text: text };
    const other = { type: ['null', 'string'] };
    expect(changesOf({ reply: nullable, schemas }, { reply: other, schemas })).toEqual([]);
    expect(changesOf({ reply: text, schemas }, { reply: nullable, schemas })).toEqual([
      'response-body-became-nullable',
    ]);
  });

  it('compares alternatives with their likes, in any order and under other names', () => {
    const [done, failure] = [
      object({ resultCode: { const: '0' }, data: text }),
      object({ resultCode: { enum: ['1', '2'] }, why: text }),
    ];
    const before = {
      reply: { oneOf: [ref('Done'), ref('Failure')] },
      schemas: { Done: done, Failure: failure },
    };
    const data = { type: ['string', 'null'] };
    const after = {
      reply: { oneOf: [ref('Refusal'), ref('Reply')] },
      schemas: {
        Refusal: object({ resultCode: { enum: ['1', '2'] }, why: short }),
        Reply: object({ resultCode: { enum: ['0'] }, data }),
      },
    };
    expect(changesOf(before, after)).toEqual([
      'response-property-became-nullable data',
      'response-property-max-length-set why',
    ]);
  });

  it('says of a failed reply that it is one', () => {
    const withFailure = (why: Node) => ({
      reply: {
        oneOf: [object({ resultCode: { enum: ['0'] } }), object({ resultCode: { enum: ['1'] }, ...why })],
      },
    });
    const documents = { before: contract(withFailure({})), after: contract(withFailure({ why: text })) };
    expect(compareContracts(documents, '2026-11-27').map(({ where, field }) => [where, field])).toEqual([
      ['failed reply', 'why'],
    ]);
  });

  it('takes a body that is one of several now as one more alternative', () => {
    const [a, b] = [object({ a: text }), object({ b: text })];
    expect(changesOf({ reply: a }, { reply: { oneOf: [a, b] } })).toEqual(['response-body-one-of-added']);
    expect(changesOf({ body: { anyOf: [a, b] } }, { body: b })).toEqual(['request-body-any-of-removed']);
  });

  it('compares the values of a map and what was or is no map', () => {
    const map = (additionalProperties: unknown) => ({ type: 'object', additionalProperties });
    expect(changesOf({ body: map(text) }, { body: map(short) })).toEqual([
      'request-property-max-length-set *',
    ]);
    expect(changesOf({ body: map(true) }, { body: map(text) })).toEqual([
      'request-property-type-specialized *',
    ]);
  });

  it('keeps to the types alone where nothing else can be compared', () => {
    const before = object({ a: object({ b: text }, { required: ['b'] }) });
    expect(changesOf({ reply: before }, { reply: object({ a: { type: 'array', items: text } }) })).toEqual([
      'response-property-type-changed a',
    ]);
  });

  it('does not mind other words, examples, and names of headers in other letters', () => {
    const withHeader = (name: string, description: string) => ({
      ...contract({}),
      paths: {
        '/a': {
          get: {
            description,
            parameters: [{ name, in: 'header', schema: { ...text, description, 'x-source': description } }],
          },
        },
      },
    });
    const documents = { before: withHeader('Token', 'one'), after: withHeader('token', 'other') };
    expect(compareContracts(documents, '2026-11-27')).toEqual([]);
  });

  it('does not mind another name for a part of the address', () => {
    const withPath = (name: string) => ({
      ...contract({}),
      paths: {
        [`/order/{${name}}`]: { get: { parameters: [{ name, in: 'path', required: true, schema: text }] } },
      },
    });
    expect(compareContracts({ before: withPath('id'), after: withPath('orderId') }, '2026-11-27')).toEqual(
      [],
    );
  });

  it('judges who may call by what is left: a token that is needed now breaks, one that is needed no longer does not', () => {
    const secured = (...security: Node[]) => ({
      ...contract({}),
      security: [{ sign: [] }],
      paths: { '/a': { post: security.length > 0 ? { security } : {} } },
    });
    const kinds = (before: OpenApi, after: OpenApi) =>
      compareContracts({ before, after }, '2026-11-27').map(({ kind }) => kind);
    const withToken = secured({ sign: [], token: [] });
    expect(kinds(secured(), withToken)).toEqual(['api-security-removed', 'api-security-added']);
    expect(kinds(withToken, secured())).toEqual(['api-security-added']);
  });

  it('refuses a reference that leads nowhere or to another file', () => {
    const published = contract({});
    const compare = (reply: unknown) => () =>
      compareContracts({ before: published, after: contract({ reply }) }, '2026-11-27');
    expect(compare(ref('Nobody'))).toThrow('"#/components/schemas/Nobody" leads nowhere in the contract');
    expect(compare({ $ref: 'other.yaml#/A' })).toThrow('"other.yaml#/A" leads to another file');
  });
});
