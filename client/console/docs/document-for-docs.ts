import { CONTROL_HEADER, WORLD_HEADER } from '../../../contracts/api/mock-console.ts';
import { dateWords } from '../../../contracts/domain/calendar/day-words.ts';

/** The page fills these headers in. */
const FILLED = new Set<unknown>([
  'debug',
  'brand',
  'calltime',
  'callserial',
  'sign',
  CONTROL_HEADER,
  // a browser's cookie names it
  WORLD_HEADER,
]);
const FORM = 'application/x-www-form-urlencoded';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const mapNode = (node: unknown, change: (value: unknown, name: string) => unknown): Node =>
  isNode(node)
    ? Object.fromEntries(Object.entries(node).map(([name, value]) => [name, change(value, name)]))
    : {};

/**
 * The contract for trying calls: without the call headers that the page fills in, with the example bodies in the
 * form fields, and without a token, since no session has the contract's example token. A deprecated call says in the list on which day it ends.
 * @throws Error if it is not a contract
 */
export function documentForDocs(contract: unknown): object {
  if (!isNode(contract) || !isNode(contract.paths) || !isNode(contract.components)) {
    throw new Error('This is not a contract');
  }
  const { components } = contract;
  const notFilled = (parameters: readonly unknown[]) =>
    parameters.filter((parameter) => !isFilled(resolved(parameter, components)));
  const forTrying = (part: unknown, name: string): unknown => {
    if (name === 'parameters' && Array.isArray(part)) return notFilled(part);
    if (!isNode(part)) return part;
    const { security: _, ...operation } = part;
    if (Array.isArray(operation.parameters)) operation.parameters = notFilled(operation.parameters);
    const { requestBody } = operation;
    if (operation.deprecated === true) operation.summary = deprecatedSummary(operation);
    if (!isNode(requestBody)) return operation;
    const content = mapNode(requestBody.content, (media, type) =>
      type === FORM ? withExamples(media, components) : media,
    );
    return { ...operation, requestBody: { ...requestBody, content } };
  };
  // The page signs calls and has a field for the token, so Swagger UI's "Authorize" has nothing to do.
  const { security: _, ...document } = contract;
  const { securitySchemes: __, ...others } = components;
  return {
    ...document,
    paths: mapNode(contract.paths, (operations) => mapNode(operations, forTrying)),
    components: { ...others, parameters: mapNode(components.parameters, withoutToken) },
  };
}

/** Swagger UI crosses a deprecated call out, but doesn't say until when it works. */
function deprecatedSummary(operation: Node): string {
  const sunset = dateWords(Date.parse(String(operation['x-sunset'])));
  return `Deprecated, ends on ${sunset}: ${operation.summary}`;
}

/** What a `$ref` within the components points to, or the value itself. */
function resolved(value: unknown, components: Node): unknown {
  if (!isNode(value) || typeof value.$ref !== 'string') return value;
  const [kind = '', name = ''] = value.$ref.split('/').slice(-2);
  const things = components[kind];
  return isNode(things) ? things[name] : undefined;
}

function isFilled(parameter: unknown): boolean {
  return isNode(parameter) && parameter.in === 'header' && FILLED.has(parameter.name);
}

/** Splits a form's example into its fields: Swagger UI fills them in only then. */
function withExamples(media: unknown, components: Node): unknown {
  if (!isNode(media)) return media;
  const schema = resolved(media.schema, components);
  if (!isNode(schema) || !Array.isArray(schema.examples)) return media;
  const [example] = schema.examples;
  if (!isNode(example)) return media;
  const properties = mapNode(schema.properties, (property, name) => {
    const own = resolved(property, components);
    return isNode(own) && name in example ? { ...own, example: example[name] } : property;
  });
  return { ...media, schema: { ...schema, properties } };
}

function withoutToken(parameter: unknown): unknown {
  if (!isNode(parameter) || parameter.name !== 'token') return parameter;
  const { example: _, ...rest } = parameter;
  return rest;
}
