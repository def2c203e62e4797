import type { IncomingMessage } from 'node:http';
import { visibleText } from '../../../../contracts/domain/text/visible-text.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import type { Operation } from '../../../calls/operations.ts';
import { validator } from '../../../calls/validator.ts';
import { checkJson, refuse } from './body-limits.ts';
import { coerceForm } from './coerce-form.ts';
import { parseForm } from './parse-form.ts';

export type BodyKind = 'form' | 'json';

/** Making one takes about a millisecond, so each is made on its first call. */
const validators = new Map<string, (value: unknown) => unknown>();

/**
 * @returns how the body is encoded; undefined if the request doesn't say
 * @throws CallFailure "1" with HTTP 415 for another content type, charset or a compressed body
 */
export function bodyKind(req: Pick<IncomingMessage, 'headers'>): BodyKind | undefined {
  const encoding = req.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    throw unsupported('content-encoding: must be identity');
  const header = req.headers['content-type'];
  if (header === undefined) return undefined;
  if (header === 'application/x-www-form-urlencoded') return 'form';
  const [type = '', ...parameters] = header
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset)) {
    throw unsupported('content-type: charset must be UTF-8');
  }
  if (type === 'application/x-www-form-urlencoded') return 'form';
  if (type === 'application/json') return 'json';
  throw unsupported('content-type: must be application/x-www-form-urlencoded or application/json');
}

/**
 * Reads and checks a call's input.
 * @param text the body, or the query of a GET
 * @throws CallFailure "1" with HTTP 400, `<field path>: <why>`
 */
export function readInput(operation: Operation, kind: BodyKind | undefined, text: string): unknown {
  if (kind === undefined && text !== '') {
    throw unsupported('content-type: must be application/x-www-form-urlencoded or application/json');
  }
  const value = kind === 'json' ? readJson(text) : coerceForm(parseForm(text), operation.input);
  return checkInput(operation, visibleInput(value));
}

/** Checks a value that doesn't come from text: the input of the server's own calls. */
export function checkInput(operation: Operation, value: unknown): unknown {
  let check = validators.get(operation.path);
  if (!check) {
    check = validator(operation.input);
    validators.set(operation.path, check);
  }
  return check(value);
}

function readJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse([], 'must be JSON');
  }
  checkJson(value);
  return value;
}

const unsupported = (message: string) => new CallFailure('1', message, 415);

/** A password is taken as typed: it may contain anything. */
const SECRET = /password/i;

/** The input of a call without the invisible characters that come along with pasted text. */
function visibleInput(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (Array.isArray(value)) return value.map(visibleInput);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, SECRET.test(name) ? part : visibleInput(part)]),
  );
}
