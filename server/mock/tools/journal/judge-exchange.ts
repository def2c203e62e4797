import { FAILURES, type ResultCode } from '../../../../contracts/api/result-codes.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { findDrift } from '../../../calls/find-drift.ts';
import { OPERATIONS } from '../../../calls/operations.ts';
import { queryOf } from '../../../http/request-target.ts';
import { bodyKind, readInput } from '../../engine/input/read-input.ts';
import type { Exchange } from './exchange.ts';

/** How the request breaks the contract; empty when it is valid. */
export function judgeRequest({ call, body }: Exchange): string[] {
  const operation = OPERATIONS.get(call.path);
  if (!operation) return ['request: not a call of the contract'];
  if (body.refusal) return [`request: ${body.refusal.message}`];
  // the call itself has checked the file
  if (operation.takesFile) return [];
  const isQuery = operation.method === 'GET';
  try {
    readInput(operation, isQuery ? 'form' : bodyKind(body), isQuery ? queryOf(call.url) : body.text);
    return [];
  } catch (error) {
    if (error instanceof CallFailure) return [`request: ${error.message}`];
    throw error;
  }
}

/** How the reply breaks the contract; empty when it is valid. */
export function judgeReply({ call, status, replyType }: Exchange, text: string): string[] {
  // there is no body to check
  if (status === 304) return [];
  if (status === 0) return ['reply: the connection was dropped'];
  const problems = findDrift(call.path, { status, contentType: replyType, value: parse(text) });
  return problems.map(inReply);
}

/** How a piece of a list breaks the contract. */
export function judgeRows(path: string, rows: readonly unknown[]): string[] {
  const value = { resultCode: '0', data: rows };
  return findDrift(path, { status: 200, contentType: 'application/json', value }).map(inReply);
}

const inReply = (problem: string) => `reply: ${problem}`;

/** Its resultCode, '' if there is none or the catalogue doesn't know it. */
export function codeOf(text: string): ResultCode | '' {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || !('resultCode' in value)) return '';
  const code = String(value.resultCode);
  return code === '0' || Object.hasOwn(FAILURES, code) ? (code as ResultCode) : '';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
