import document from '../../../../contracts/api/generated/console.json' with { type: 'json' };
import type { JsonSchema } from '../../../calls/json-schema.ts';
import { type Parameter, querySchema } from '../../../calls/operations.ts';

/** What contracts/api/console says of one control call. */
export interface ControlCall {
  /** schema of its body, or of its query where it has none or a file; accepts nothing for a call without either */
  readonly input: JsonSchema;
  /** schema of its reply, by HTTP status; a file has none */
  readonly replies: ReadonlyMap<number, JsonSchema>;
}

interface Media {
  readonly content: { readonly 'application/json'?: { readonly schema: JsonSchema } };
}

interface CallDocument {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Media;
  readonly responses: Readonly<Record<string, Media | { readonly $ref: string }>>;
}

const VERBS = ['get', 'post', 'patch', 'delete'];
// the file's literal types don't help, because methods and parameters differ from path to path
const paths = document.paths as unknown as Readonly<Record<string, Readonly<Record<string, CallDocument>>>>;
const responses = document.components.responses as unknown as Readonly<Record<string, Media>>;

/** The named schemas of the console's API. */
export const CONTROL_SCHEMAS: Readonly<Record<string, JsonSchema>> = document.components.schemas;

/** Every control call by verb and route: `/orders`, `POST /orders/:orderId`. */
export const CONTROL_CALLS: ReadonlyMap<string, ControlCall> = new Map(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([verb]) => VERBS.includes(verb))
      .map(([verb, call]) => [callName(verb, path.replace(/\{(\w+)\}/g, ':$1')), readCall(call)]),
  ),
);

/** The name of a control call in `ConsoleReplies`. @param route with `:id` and the like */
export function callName(verb: string, route: string): string {
  return verb === 'get' ? route : `${verb.toUpperCase()} ${route}`;
}

function readCall({ parameters = [], requestBody, responses }: CallDocument): ControlCall {
  const replies = Object.entries(responses).flatMap(([status, reply]) => {
    const schema = schemaOf(reply);
    return schema ? [[Number(status), schema] as const] : [];
  });
  return {
    input: (requestBody && schemaOf(requestBody)) ?? querySchema(parameters),
    replies: new Map(replies),
  };
}

/** @returns undefined for a file */
function schemaOf(reply: Media | { readonly $ref: string }): JsonSchema | undefined {
  const media = '$ref' in reply ? responses[reply.$ref.split('/').at(-1) ?? ''] : reply;
  if (!media) throw new Error("the console's API refers to a reply that it doesn't describe");
  return media.content['application/json']?.schema;
}
