import document from '../../contracts/api/generated/openapi.json' with { type: 'json' };
import type { JsonSchema } from './json-schema.ts';

/** What a reply with one status and content type must look like. */
export interface ReplyContent {
  readonly schema: JsonSchema;
}
type Contents = ReadonlyMap<string, ReplyContent>;

interface ResponseDocument {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, ReplyContent>>;
}
type OperationDocument = { readonly responses: Readonly<Record<string, ResponseDocument>> };

const shared = document.components.responses as Readonly<Record<string, ResponseDocument>>;
const paths = document.paths as unknown as Readonly<
  Record<string, { readonly get?: OperationDocument; readonly post?: OperationDocument }>
>;

const known = new Map<string, ReadonlyMap<string, Contents>>();

/** The replies that the contract allows for a call, by HTTP status and content type; empty for an unknown call. */
export function replyContents(path: string): ReadonlyMap<string, Contents> {
  const before = known.get(path);
  if (before) return before;
  const { get, post } = paths[path] ?? {};
  const contents = new Map(
    Object.entries((post ?? get)?.responses ?? {}).map(([status, response]) => [
      status,
      contentsOf(response),
    ]),
  );
  known.set(path, contents);
  return contents;
}

function contentsOf(response: ResponseDocument): Contents {
  const { content = {} } = response.$ref ? (shared[response.$ref.split('/').at(-1) ?? ''] ?? {}) : response;
  return new Map(Object.entries(content));
}
