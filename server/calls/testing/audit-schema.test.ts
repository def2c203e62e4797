import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import document from '../../../contracts/api/generated/openapi.json' with { type: 'json' };
import type { JsonSchema } from '../json-schema.ts';
import { OPERATIONS, SCHEMAS } from '../operations.ts';
import { auditSchema } from './audit-schema.ts';

const names = new Set(Object.keys(SCHEMAS));

describe('the contract', () => {
  it('uses nothing that the validators would ignore', () => {
    const problems = Object.entries(SCHEMAS).flatMap(([name, schema]) => auditSchema(schema, names, name));
    expect(problems).toEqual([]);
    const inputs = [...OPERATIONS.values()].flatMap(({ path, input }) => auditSchema(input, names, path));
    expect(inputs).toEqual([]);
  });

  it('takes the same input as a form and as JSON, and has one method per path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const verbs = Object.keys(methods).filter((name) => name !== 'parameters');
      expect(verbs, path).toHaveLength(1);
      if (!('post' in methods)) continue;
      const { content } = methods.post.requestBody;
      // a call with a file has no form fields
      if ('multipart/form-data' in content) continue;
      expect(content['application/x-www-form-urlencoded'].schema, path).toEqual(
        content['application/json'].schema,
      );
    }
  });
});

describe('the audit', () => {
  /** zod reads each of these wrongly, without an error. */
  const silent: [string, object, unknown][] = [
    ['a schema without a type', { properties: { a: { type: 'string' } }, required: ['a'] }, {}],
    ['nullable', { type: 'string', nullable: true, maxLength: 3 }, null],
    [
      'siblings of allOf',
      { allOf: [{ type: 'object', properties: {} }], required: ['a'], properties: {} },
      {},
    ],
    ['an integer without bounds', { type: 'integer' }, 2 ** 53],
    ['a length beside an enum', { type: 'string', enum: ['ab'], minLength: 3 }, 'ab'],
  ];

  it.each(silent)('finds %s, which zod reads wrongly', (_, schema, value) => {
    const read = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value);
    expect(read.success).not.toBe(new Ajv2020({ strict: false }).validate(schema, value));
    expect(auditSchema(schema as JsonSchema, names)).not.toEqual([]);
  });

  it('is needed: zod ignores keywords beside $ref', () => {
    const schema = { $ref: '#/$defs/Name', maxLength: 1, $defs: { Name: { type: 'string' } } };
    expect(z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse('long').success).toBe(
      true,
    );
    expect(auditSchema({ $ref: '#/components/schemas/UserId', maxLength: 1 } as JsonSchema, names)).toEqual([
      'schema: maxLength is dropped beside $ref',
    ]);
  });

  it.each<[string, object]>([
    ['a reference into a schema', { $ref: '#/components/schemas/Product/properties/productId' }],
    ['a reference to nothing', { $ref: '#/components/schemas/Nobody' }],
    ['not', { type: 'string', not: { const: 'a' } }],
    ['patternProperties', { type: 'object', patternProperties: { a: { type: 'string' } } }],
    ['a length of a number', { type: 'number', maxLength: 3 }],
    ['a required property that is not described', { type: 'object', required: ['a'], properties: {} }],
    ['an enum value of another type', { type: 'integer', enum: [1, '2'] }],
    [
      'a fault deep inside',
      { type: 'array', items: { type: 'object', properties: { a: { maxLength: 2 } } } },
    ],
  ])('finds %s', (_, schema) => {
    expect(auditSchema(schema as JsonSchema, names)).toHaveLength(1);
  });
});
