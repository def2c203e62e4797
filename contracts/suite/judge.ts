import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { CallPath } from '../api/calls.ts';
import document from '../api/generated/openapi.json' with { type: 'json' };
import type { ResultCode } from '../api/result-codes.ts';
import type { Answer } from './call-client.ts';
import { callDescription } from './contract-document.ts';

/** A reply that the contract doesn't allow. */
class ContractViolation extends Error {
  override name = 'ContractViolation';
}

/** An extension that the backend does not serve: it answers 105, as the contract allows. */
export class NotServed extends Error {
  override name = 'NotServed';
}

/** The target has no data for a case, so it can't be checked. */
export class CannotTell extends Error {
  override name = 'CannotTell';
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(document, 'contract');
const compiled = new Map<string, ValidateFunction>();

/** Uses Ajv, not the validators of the program under test, so that two implementations of the contract must agree. */
function replySchema(path: CallPath): ValidateFunction {
  const known = compiled.get(path);
  if (known) return known;
  const { method } = callDescription(path);
  const pointer = [
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    '200',
    'content',
    'application/json',
    'schema',
  ]
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .join('/');
  const validate = ajv.compile({ $ref: `contract#/${pointer}` });
  compiled.set(path, validate);
  return validate;
}

/** Throws unless the statement holds. */
export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new ContractViolation(otherwise);
}

/**
 * Checks a reply against the contract: JSON of the call's reply schema, with the expected code.
 * @throws ContractViolation naming what differs, by path, without the values
 */
export function expectCode(path: CallPath, answer: Answer, code: ResultCode): Record<string, unknown> {
  const { reply } = answer;
  if (answer.status === 429 && code !== '1')
    throw new CannotTell('the backend refuses more calls for now (HTTP 429)');
  expectThat(
    reply !== undefined,
    `${path}: HTTP ${answer.status} without a JSON reply (${answer.contentType || 'no content type'})`,
  );
  expectThat(
    answer.contentType.startsWith('application/json'),
    `${path}: content type ${answer.contentType}`,
  );
  const given = String(reply.resultCode ?? '0');
  if (given === '105' && code !== '105' && callDescription(path).origin === 'extension') {
    throw new NotServed(`${path}: is an extension that is not served`);
  }
  expectThat(
    given === code,
    `${path}: resultCode ${given} (${String(reply.resultMsg ?? '')}) where ${code} is due`,
  );
  const validate = replySchema(path);
  expectThat(
    validate(reply),
    `${path}: ${(validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message ?? ''}`).join('; ')}`,
  );
  return reply;
}

/** Throws unless a refusal names the wrong field: in `field` or, if a backend doesn't send that, in its message. */
export function expectField(path: CallPath, reply: Record<string, unknown>, field: string): void {
  const named = String(reply.field ?? reply.resultMsg);
  expectThat(named.includes(field), `${path}: "${named}" does not name ${field}`);
}
