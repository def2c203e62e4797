import type { ServerResponse } from 'node:http';

const RESULT_CODE = Symbol('resultCode');
type Coded = ServerResponse & { [RESULT_CODE]?: string };

/** Remembers how the call of this answer went, for the metrics: its body may be compressed, shared or a file by then. */
export function noteResultCode(res: ServerResponse, code: string): void {
  (res as Coded)[RESULT_CODE] = code;
}

/** '' where nothing is known: a connection that broke before there was an answer. */
export function resultCodeOf(res: ServerResponse): string {
  return (res as Coded)[RESULT_CODE] ?? '';
}
