import type { ServerResponse } from 'node:http';

const RESULT_CODE = Symbol('resultCode');
type Coded = ServerResponse & { [RESULT_CODE]?: string };

/** Keeps the call's result code for the metrics, which can't read it from the body: it may be compressed, shared or a file. */
export function noteResultCode(res: ServerResponse, code: string): void {
  (res as Coded)[RESULT_CODE] = code;
}

/** '' if unknown: the connection broke before there was a reply. */
export function resultCodeOf(res: ServerResponse): string {
  return (res as Coded)[RESULT_CODE] ?? '';
}
