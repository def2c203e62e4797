import type { CallPath } from '../../contracts/api/calls.ts';
import document from '../../contracts/api/generated/openapi.json' with { type: 'json' };
import type { JsonSchema } from './json-schema.ts';

/** What the server needs to know about one call at run time. */
export interface Operation {
  readonly path: CallPath;
  readonly method: 'GET' | 'POST';
  /** operationId: the name of the function, for switches and rights */
  readonly functionId: string;
  readonly access: 'public' | 'customer';
  /** whether woojiapi documents it; the others are our extensions, which a backend may lack */
  readonly isDocumented: boolean;
  readonly idempotent: boolean;
  /** the codes that it may reply with */
  readonly resultCodes: readonly string[];
  /** whether a token is checked: not by the calls that open or end a session */
  readonly checksToken: boolean;
  /** schema of the body, or of a GET's query; accepts nothing for a call that takes a file */
  readonly input: JsonSchema;
  /** whether its body is a file, which is passed on as it comes and never kept as text */
  readonly takesFile: boolean;
  /** the name of the file's part; '' for other calls */
  readonly filePart: string;
  /** left out while it isn't deprecated */
  readonly deprecation?: Deprecation;
}

/** Days of the contract, as milliseconds since 1970: their beginning in UTC. */
export interface Deprecation {
  readonly since: number;
  /** from here on it may be gone */
  readonly sunset: number;
}

/** A parameter of a call, as OpenAPI writes it. */
export interface Parameter {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: JsonSchema;
}

interface OperationDocument {
  readonly operationId: string;
  readonly 'x-access': string;
  readonly 'x-origin': string;
  readonly 'x-idempotent'?: boolean;
  readonly 'x-result-codes': readonly string[];
  readonly deprecated?: boolean;
  /** YYYY-MM-DD, of a deprecated call */
  readonly 'x-deprecated-on'?: string;
  readonly 'x-sunset'?: string;
  /** its own parameters, besides the headers that all calls of a path share */
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json'?: { readonly schema: JsonSchema };
      readonly 'multipart/form-data'?: { readonly schema: { readonly required: readonly string[] } };
    };
  };
}

interface PathDocument {
  readonly get?: OperationDocument;
  readonly post?: OperationDocument;
}

/** The named schemas of the contract. */
export const SCHEMAS: Readonly<Record<string, JsonSchema>> = document.components.schemas;

// the file's literal type doesn't help, because methods and parameters differ from path to path
const paths = document.paths as unknown as Readonly<Record<string, PathDocument>>;

/** Every call of the contract by its path. */
export const OPERATIONS: ReadonlyMap<string, Operation> = readOperations(paths);

/** The calls of a contract by their paths. @param described as `paths` of OpenAPI, with one method each */
export function readOperations(
  described: Readonly<Record<string, PathDocument>>,
): ReadonlyMap<string, Operation> {
  return new Map(
    Object.entries(described).map(([path, { get, post }]) => {
      const operation = post ?? get;
      if (!operation) throw new Error(`the contract has no method for ${path}`);
      return [path, readOperation(path as CallPath, post ? 'POST' : 'GET', operation)];
    }),
  );
}

function readOperation(path: CallPath, method: 'GET' | 'POST', operation: OperationDocument): Operation {
  const content = operation.requestBody?.content;
  return {
    path,
    method,
    functionId: operation.operationId,
    access: operation['x-access'] === 'customer' ? 'customer' : 'public',
    isDocumented: operation['x-origin'] === 'documented',
    idempotent: operation['x-idempotent'] === true,
    resultCodes: operation['x-result-codes'],
    checksToken: operation['x-result-codes'].includes('-1000'),
    input: content?.['application/json']?.schema ?? querySchema(operation.parameters ?? []),
    takesFile: content?.['multipart/form-data'] !== undefined,
    filePart: content?.['multipart/form-data']?.schema.required[0] ?? '',
    ...(operation.deprecated && { deprecation: readDeprecation(path, operation) }),
  };
}

function readDeprecation(path: string, operation: OperationDocument): Deprecation {
  const [since, sunset] = [operation['x-deprecated-on'], operation['x-sunset']].map((day) =>
    Date.parse(day ?? ''),
  );
  if (!since || !sunset) throw new Error(`${path} is deprecated without its days`);
  return { since, sunset };
}

/** A GET's query as a schema: it accepts nothing for a call without one. */
export function querySchema(parameters: readonly Parameter[]): JsonSchema {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    additionalProperties: false,
    required: inQuery.filter(({ required }) => required).map(({ name = '' }) => name),
    properties: Object.fromEntries(inQuery.map(({ name = '', schema = {} }) => [name, schema])),
  };
}
