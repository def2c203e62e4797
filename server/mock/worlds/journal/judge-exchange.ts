import { FAILURES, type ResultCode } from '../../../../contracts/result-codes.ts';
import { CallFailure } from '../../../gateway/call-failure.ts';
import { queryOf } from '../../call-chain.ts';
import { OPERATIONS } from '../../contract/operations.ts';
import { bodyKind, readInput } from '../../contract/read-input.ts';
import { type ReplyContent, replyContents } from '../../contract/reply-contents.ts';
import { validator } from '../../contract/validator.ts';
import type { Exchange } from './journal.ts';

/** What the contract has against the request; empty when it is right. */
export function judgeRequest({ call, contentType, text }: Exchange): string[] {
  const operation = OPERATIONS.get(call.path);
  if (!operation) return ['request: the contract has no such call'];
  const isQuery = operation.method === 'GET';
  return refusal('request', () => {
    const headers = contentType === '' ? {} : { 'content-type': contentType };
    readInput(operation, isQuery ? 'form' : bodyKind({ headers }), isQuery ? queryOf(call.url) : text);
  });
}

/** What the contract has against the reply; empty when it is right. */
export function judgeReply({ call, status, replyType }: Exchange, text: string): string[] {
  const operation = OPERATIONS.get(call.path);
  if (!operation) return [];
  // nothing was sent that could be judged
  if (status === 304) return [];
  if (status === 0) return ['reply: the connection was dropped'];
  const contents = replyContents(call.path).get(String(status));
  if (!contents) return [`reply: HTTP ${status} is not in the contract`];
  const type = replyType.split(';')[0]?.trim() ?? '';
  const content = contents.get(type);
  if (!content) return [`reply: ${type || 'no content type'} is not in the contract for HTTP ${status}`];
  return type === 'application/json' ? judgeJson(content, operation.resultCodes, text) : [];
}

/** Its resultCode, '' where there is none that the catalogue knows. */
export function codeOf(text: string): ResultCode | '' {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || !('resultCode' in value)) return '';
  const code = String(value.resultCode);
  return code === '0' || Object.hasOwn(FAILURES, code) ? (code as ResultCode) : '';
}

const checks = new WeakMap<ReplyContent, (value: unknown) => unknown>();

function judgeJson(content: ReplyContent, codes: readonly string[], text: string): string[] {
  const value = parse(text);
  if (value === undefined) return ['reply: is not JSON'];
  let check = checks.get(content);
  if (!check) {
    check = validator(content.schema);
    checks.set(content, check);
  }
  const holds = check;
  const problems = refusal('reply', () => holds(value));
  const code = codeOf(text);
  if (code !== '' && !codes.includes(code))
    problems.push(`reply: resultCode ${code} is not one of this call`);
  return problems;
}

function refusal(what: string, check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof CallFailure) return [`${what}: ${error.message}`];
    throw error;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
