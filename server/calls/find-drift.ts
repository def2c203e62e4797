import type { z } from 'zod';
import { FAILURES, isSuccess } from '../../contracts/api/result-codes.ts';
import { fieldMessage } from './field-message.ts';
import { OPERATIONS } from './operations.ts';
import { type ReplyContent, replyContents } from './reply-contents.ts';
import { zodSchema } from './validator.ts';

/** A reply as received, decompressed. */
export interface SeenReply {
  readonly status: number;
  readonly contentType: string;
  /** the parsed JSON; undefined if it is not JSON */
  readonly value: unknown;
}

/** More would only repeat the same problem for other lines. */
const MOST = 20;
const checks = new WeakMap<ReplyContent, { readonly success: z.ZodType; readonly failure: z.ZodType }>();

/**
 * How a reply breaks the contract: `data[].packSize: must be a number`. It names fields, never their values, and reports
 * the same problem in many lines once.
 * @returns empty when the reply is valid, or the contract has no such call
 */
export function findDrift(path: string, { status, contentType, value }: SeenReply): string[] {
  const operation = OPERATIONS.get(path);
  if (!operation) return [];
  const contents = replyContents(path).get(String(status));
  if (!contents) return [`HTTP ${status} is not in the contract`];
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const content = contents.get(type);
  if (!content) return [`content type ${type || '(none)'} is not in the contract for HTTP ${status}`];
  if (type !== 'application/json') return [];
  if (value === undefined) return ['body: must be JSON'];
  const compared = withCodeAsText(value);
  return [...wrongCode(compared, operation.resultCodes), ...wrongFields(content, compared)];
}

/** The specification compares the code as text, and a reply without one is a success. */
function withCodeAsText(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const code = codeOf(value) ?? '0';
  return { ...value, resultCode: typeof code === 'number' ? String(code) : code };
}

const codeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'resultCode' in value ? value.resultCode : undefined;

function wrongCode(value: unknown, allowed: readonly string[]): string[] {
  const code = codeOf(value);
  if (isSuccess(code) || allowed.includes(String(code))) return [];
  // an unknown code could be anything, so it is not repeated
  const named = Object.hasOwn(FAILURES, String(code)) ? String(code) : '(unknown)';
  return [`resultCode: ${named} is not one of this call`];
}

function wrongFields(content: ReplyContent, value: unknown): string[] {
  const { success, failure } = checksOf(content);
  const result = (isSuccess(codeOf(value)) ? success : failure).safeParse(value);
  const issues = result.error?.issues ?? [];
  const lines = issues.map((issue) => fieldMessage(issue, value).replace(/\[\d+\]/g, '[]'));
  return [...new Set(lines)].slice(0, MOST);
}

/** A success is checked against the call's own schema, a failure against the catalogue's, so that problems name fields. */
function checksOf(content: ReplyContent): { readonly success: z.ZodType; readonly failure: z.ZodType } {
  const known = checks.get(content);
  if (known) return known;
  const { schema } = content;
  const [success = schema, failure = schema] = schema.oneOf ?? [];
  const made = { success: zodSchema(success), failure: zodSchema(failure) };
  checks.set(content, made);
  return made;
}
