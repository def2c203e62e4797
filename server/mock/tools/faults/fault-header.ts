import {
  FAULT_HEADER,
  FAULT_LIMITS,
  type FaultEffect,
  PLAIN_FAULT_NAMES,
} from '../../../../contracts/api/mock-console.ts';
import { FAILURES, type FailureCode } from '../../../../contracts/api/result-codes.ts';
import { CallFailure } from '../../../calls/call-failure.ts';

/**
 * The fault that a call asks for itself: `code=104`, `code=1;message=...` (the message may be percent-encoded),
 * `status=500`, `delay=2000`, or the name of a plain one.
 * @throws CallFailure "1" with HTTP 400 for anything else
 */
export function readFaultHeader(header: string): FaultEffect {
  const text = header.trim();
  const word = PLAIN_FAULT_NAMES.find((name) => name === text);
  if (word) return { kind: word };
  const [, name, value = '', rest = ''] = /^([a-z]+)=([^;]*)((?:;.*)?)$/s.exec(text) ?? [];
  if (name === 'code') return codeEffect(value, rest);
  if (rest === '' && name === 'status') return { kind: 'status', status: number(value, FAULT_LIMITS.status) };
  if (rest === '' && name === 'delay') return { kind: 'delay', ms: number(value, FAULT_LIMITS.delay) };
  const plain = `${PLAIN_FAULT_NAMES.slice(0, -1).join(', ')} or ${PLAIN_FAULT_NAMES.at(-1)}`;
  throw malformed(`must be code=..., status=..., delay=..., ${plain}`);
}

function isFailureCode(code: string): code is FailureCode {
  return Object.hasOwn(FAILURES, code);
}

function codeEffect(code: string, rest: string): FaultEffect {
  if (!isFailureCode(code)) throw malformed(`code must be one of ${Object.keys(FAILURES).join(', ')}`);
  if (rest === '') return { kind: 'code', code };
  const [, encoded] = /^;message=(.*)$/s.exec(rest) ?? [];
  if (encoded === undefined) throw malformed('only ;message= can follow the code');
  const message = decode(encoded);
  const most = FAULT_LIMITS.message;
  if (message.length > most) throw malformed(`message must be at most ${most} characters`);
  return { kind: 'code', code, message };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw malformed('message must have % percent-encoded');
  }
}

function number(text: string, [smallest, largest]: readonly [number, number]): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= smallest && value <= largest) return value;
  throw malformed(`must be a whole number from ${smallest} to ${largest}`);
}

const malformed = (why: string) => new CallFailure('1', `${FAULT_HEADER}: ${why}`, 400);
