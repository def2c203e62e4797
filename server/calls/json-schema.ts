/** The part of JSON Schema 2020-12 that the contract may use: what zod reads correctly (see audit-schema.ts). */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly description?: string;
}

const OURS = '#/components/schemas/';

/** @returns the name that a reference points to, undefined for a reference of another form */
export function referredName(ref: string): string | undefined {
  return ref.startsWith(OURS) && !ref.slice(OURS.length).includes('/') ? ref.slice(OURS.length) : undefined;
}

/** The same schema with its references in the one form that zod's fromJSONSchema reads: `#/$defs/Name`. */
export function withZodRefs(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withZodRefs);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' ? `#/$defs/${referredName(String(value)) ?? value}` : withZodRefs(value),
    ]),
  );
}
