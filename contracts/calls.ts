import type { paths } from './generated/woojiapi.ts';

/** Every call of the contract, by path; a path has one method. */
export type CallPath = keyof paths;

type OperationOf<P extends CallPath> = paths[P] extends { post: infer Operation extends object }
  ? Operation
  : paths[P] extends { get: infer Operation extends object }
    ? Operation
    : never;

/** Body of a POST call, as the contract types it (after coercion from a form); also of one that may come without. */
export type BodyOf<P extends CallPath> = paths[P] extends {
  post: { requestBody?: { content: { 'application/json': infer Body } } };
}
  ? Body
  : undefined;

/** Query of a GET call. */
type QueryOf<P extends CallPath> =
  OperationOf<P> extends { parameters: { query: infer Query } } ? Query : undefined;

/** What a call is given: its body, or its query where it has none. */
export type InputOf<P extends CallPath> = BodyOf<P> extends undefined ? QueryOf<P> : BodyOf<P>;

type JsonOf<P extends CallPath> =
  OperationOf<P> extends { responses: { 200: { content: { 'application/json': infer Reply } } } }
    ? Reply
    : never;

/** Successful reply of a call; failures are thrown, never returned. */
export type ReplyOf<P extends CallPath> = Extract<JsonOf<P>, { resultCode: '0' }>;
