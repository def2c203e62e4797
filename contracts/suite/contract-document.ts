import type { CallPath } from '../api/calls.ts';
import document from '../api/generated/openapi.json' with { type: 'json' };
import type { ResultCode } from '../api/result-codes.ts';

/** A JSON Schema from the contract. */
export type Schema = Readonly<Record<string, unknown>>;

/** The description of one call, from the contract. */
export interface CallDescription {
  readonly path: CallPath;
  readonly method: 'GET' | 'POST';
  /** operationId: the name of its switch in the mock's console */
  readonly functionId: string;
  /** a backend may lack an extension: it then answers 105 */
  readonly origin: 'documented' | 'extension';
  readonly access: 'public' | 'customer';
  readonly codes: readonly ResultCode[];
  readonly idempotent: boolean;
  /** whether it changes what a backend stores, apart from sessions */
  readonly writes: boolean;
  /** schema of the body, or of a GET's query; without fields for a call that takes a file */
  readonly input: Schema;
  /** names of the schemas of a success, undefined if that is a file, and of a failure */
  readonly replies: { readonly success: string | undefined; readonly failure: string };
  /** HTTP statuses that a reply may have */
  readonly statuses: readonly string[];
  /** a valid input */
  readonly example: Readonly<Record<string, unknown>>;
}

interface Operation {
  operationId: string;
  'x-origin': 'documented' | 'extension';
  'x-access': 'public' | 'customer';
  'x-result-codes': ResultCode[];
  'x-idempotent'?: boolean;
  /** its own parameters, besides the headers that all calls of a path share */
  parameters?: { name?: string; in?: string; required?: boolean; schema?: Schema; example?: unknown }[];
  requestBody?: { content: Record<string, { schema: Ref }> };
  responses: Record<string, { content?: Record<string, { schema: Ref | { oneOf: [Ref, Ref] } }> }>;
}

interface Ref {
  $ref: string;
}

/** Fields that an object must have. */
export const requiredOf = ({ required = [] }: Schema): readonly string[] => required as readonly string[];

export const SCHEMAS = document.components.schemas as Record<string, Schema>;

const nameOf = ({ $ref }: Ref): string => $ref.split('/').at(-1) ?? '';

/** A reply is one of a success and a failure, or beside a file a failure alone. */
function repliesOf({ responses }: Operation): CallDescription['replies'] {
  const schema = responses['200']?.content?.['application/json']?.schema ?? { $ref: 'Failure' };
  if ('$ref' in schema) return { success: undefined, failure: nameOf(schema) };
  return { success: nameOf(schema.oneOf[0]), failure: nameOf(schema.oneOf[1]) };
}

/** woojiapi's calls say in their names what they do. */
const READING = /\/(dic|guestlogin|login|logout|qry\w+|download\w*)$/;

/** A query as an object. */
const schemaOf = (query: NonNullable<Operation['parameters']>): Schema => ({
  properties: Object.fromEntries(query.map(({ name = '', schema = {} }) => [name, schema])),
  required: query.filter(({ required }) => required).map(({ name }) => name),
});

function describeCall(path: CallPath, method: 'GET' | 'POST', operation: Operation): CallDescription {
  const content = operation.requestBody?.content['application/json'];
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const input = (content && SCHEMAS[nameOf(content.schema)]) ?? schemaOf(query);
  return {
    path,
    method,
    functionId: operation.operationId,
    origin: operation['x-origin'],
    access: operation['x-access'],
    codes: operation['x-result-codes'],
    idempotent: operation['x-idempotent'] ?? false,
    writes: !READING.test(path),
    input,
    replies: repliesOf(operation),
    statuses: Object.keys(operation.responses),
    example:
      (input.examples as Record<string, unknown>[] | undefined)?.[0] ??
      Object.fromEntries(query.map((parameter) => [parameter.name ?? '', parameter.example])),
  };
}

/** Every call of the contract, in its order. */
export const CALLS: readonly CallDescription[] = Object.entries(document.paths).map(([path, methods]) => {
  const isQuery = 'get' in methods;
  const operation: unknown = isQuery ? methods.get : methods.post;
  return describeCall(path as CallPath, isQuery ? 'GET' : 'POST', operation as Operation);
});

/** A call's example with a target's brand. */
export function exampleFor(brand: string, { example }: CallDescription): Record<string, unknown> {
  return 'brand' in example ? { ...example, brand } : { ...example };
}

export function callDescription(path: CallPath): CallDescription {
  const found = CALLS.find((call) => call.path === path);
  if (!found) throw new Error(`the contract has no ${path}`);
  return found;
}
