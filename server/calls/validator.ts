import { z } from 'zod';
import { CallFailure } from './call-failure.ts';
import { fieldMessage, fieldOf } from './field-message.ts';
import { fieldSentence } from './field-sentence.ts';
import { type JsonSchema, withZodRefs } from './json-schema.ts';
import { SCHEMAS } from './operations.ts';

type FromJsonSchema = Parameters<typeof z.fromJSONSchema>[0];

type Schemas = Readonly<Record<string, JsonSchema>>;

const rewrittenFor = new WeakMap<Schemas, unknown>();

/**
 * zod's version of a contract schema. A test checks that the contracts use only what zod reads correctly.
 * @param named the schemas to which it can refer
 */
export function zodSchema(schema: JsonSchema, named: Schemas = SCHEMAS): z.ZodType {
  const definitions = rewrittenFor.get(named) ?? withZodRefs(named);
  rewrittenFor.set(named, definitions);
  const rewritten = withZodRefs(schema) as object;
  return z.fromJSONSchema({ ...rewritten, $defs: definitions } as FromJsonSchema);
}

/**
 * Checks values against a schema of the contract.
 * @returns a function that returns the value, or throws CallFailure "1" with HTTP 400 naming the field
 */
export function validator(schema: JsonSchema): (value: unknown) => unknown {
  const reader = zodSchema(schema);
  return (value) => {
    const result = reader.safeParse(value);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    if (!issue) throw new CallFailure('1', 'body: breaks the contract', 400);
    const message = fieldSentence(issue, value) ?? fieldMessage(issue, value);
    throw new CallFailure('1', message, 400, { field: fieldOf(issue) });
  };
}
