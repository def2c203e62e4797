import type { paths } from './generated/woojiapi.ts';

/** The path of every call of the contract; a path has one method. */
export type CallPath = keyof paths;

type OperationOf<P extends CallPath> = paths[P] extends { post: infer Operation extends object }
  ? Operation
  : paths[P] extends { get: infer Operation extends object }
    ? Operation
    : never;

/** Body of a POST call, as the contract types it (after coercion from a form); also if the body is optional. */
export type BodyOf<P extends CallPath> = paths[P] extends {
  post: { requestBody?: { content: { 'application/json': infer Body } } };
}
  ? Body
  : undefined;

/** Query of a GET call. */
type QueryOf<P extends CallPath> =
  OperationOf<P> extends { parameters: { query: infer Query } } ? Query : undefined;

/** A call's input: its body, or its query if it has none. */
export type InputOf<P extends CallPath> = BodyOf<P> extends undefined ? QueryOf<P> : BodyOf<P>;

type JsonOf<P extends CallPath> =
  OperationOf<P> extends { responses: { 200: { content: { 'application/json': infer Reply } } } }
    ? Reply
    : never;

/** Successful reply of a call; failures are thrown, never returned. */
export type ReplyOf<P extends CallPath> = Extract<JsonOf<P>, { resultCode: '0' }>;
