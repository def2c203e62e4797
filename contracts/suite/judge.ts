import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { CallPath } from '../api/calls.ts';
import document from '../api/generated/openapi.json' with { type: 'json' };
import type { ResultCode } from '../api/result-codes.ts';
import type { Answer, Problem } from './call-client.ts';
import { callDescription, SCHEMAS, type Schema } from './contract-document.ts';

/** A reply that the contract doesn't allow; the message begins with the call's path. */
export class ContractViolation extends Error {
  override name = 'ContractViolation';
  /** what is wrong with the reply itself, if it is that rather than what it means */
  readonly problems: readonly Problem[];

  constructor(message: string, problems: readonly Problem[] = []) {
    super(message);
    this.problems = problems;
  }
}

/** An extension that the backend does not serve: it answers 105, or HTTP 404 without a code, as the contract allows. */
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
function validatorOf(schema: string): ValidateFunction {
  const validate = compiled.get(schema) ?? ajv.compile({ $ref: `contract#/components/schemas/${schema}` });
  compiled.set(schema, validate);
  return validate;
}

/** Where in the contract a part of a reply is described. */
interface Place {
  /** from the reply on, e.g. `data[].packSize` */
  readonly field: string;
  /** from the nearest schema with a name on, e.g. `Product.packSize` */
  readonly shared: string;
}

const below = (place: string, name: string) => (place ? `${place}.${name}` : name);

/** @param pointer a part of a reply with this schema, as a JSON pointer */
function placeOf(reply: string, pointer: string): Place {
  let [field, shared] = ['', reply];
  let here: Schema = SCHEMAS[reply] ?? {};
  for (const segment of pointer.split('/').slice(1)) {
    const isLine = 'items' in here;
    const { [segment]: property = {} } = (here.properties ?? {}) as Readonly<Record<string, Schema>>;
    here = isLine ? (here.items as Schema) : property;
    field = isLine ? `${field}[]` : below(field, segment);
    shared = isLine ? `${shared}[]` : below(shared, segment);
    const name = typeof here.$ref === 'string' ? (here.$ref.split('/').at(-1) ?? '') : undefined;
    if (name === undefined) continue;
    here = SCHEMAS[name] ?? {};
    if ('properties' in here) shared = name;
  }
  return { field, shared };
}

function problemOf(reply: string, { instancePath, keyword, params, message }: ErrorObject): Problem {
  const { field, shared } = placeOf(reply, instancePath);
  if (keyword === 'required') {
    const { missingProperty } = params;
    return {
      what: `${below(field, missingProperty)} is missing`,
      shared: `${below(shared, missingProperty)} is missing`,
    };
  }
  const reason = keyword === 'enum' ? 'has a value that the contract does not list' : message;
  return { what: `${field || 'the reply'} ${reason}`, shared: `${shared} ${reason}` };
}

/** What a reply breaks of its schema, each thing once, however many lines show it. */
function problemsOf(reply: Readonly<Record<string, unknown>>, schema: string): Problem[] {
  const validate = validatorOf(schema);
  if (validate(reply)) return [];
  const problems = (validate.errors ?? []).map((error) => problemOf(schema, error));
  return [...new Map(problems.map((problem) => [problem.what, problem])).values()];
}

/** Throws unless the statement holds. */
export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new ContractViolation(otherwise);
}

/** The code of a reply as text, since a number means the same; undefined if it has none, which means success. */
export function codeOf({ reply }: Answer): string | undefined {
  const { resultCode } = reply ?? {};
  return resultCode === undefined || resultCode === null ? undefined : String(resultCode);
}

const isOk = ({ status }: Answer) => status >= 200 && status < 300;

/**
 * Checks the HTTP status of a refusal: the given one, with which the mock says the same as with the code, or a success, as the
 * documented calls refuse by the code alone.
 */
export function expectStatus(path: CallPath, answer: Answer, status: number): void {
  expectThat(
    isOk(answer) || answer.status === status,
    `${path}: HTTP ${answer.status} where ${status} or 200 is due`,
  );
}

/**
 * Checks a reply against the contract: JSON of the call's reply schema, with the expected code as text, as a number or, for a
 * success, not at all.
 * @throws ContractViolation naming what differs, by path, without the values; a watched target's case goes on with a reply that
 * has the expected code and differs in something else
 */
export function expectCode(path: CallPath, answer: Answer, code: ResultCode): Record<string, unknown> {
  const { reply, status, contentType } = answer;
  const violation = (what: string) => new ContractViolation(`${path}: ${what}`);
  const { origin, replies, statuses } = callDescription(path);
  if (code !== '1') expectServed(answer);
  const given = codeOf(answer) ?? (isOk(answer) ? '0' : undefined);
  const isAbsent = given === '105' || (given === undefined && status === 404);
  if (isAbsent && code !== '105' && origin === 'extension')
    throw new NotServed(`${path}: is an extension that is not served`);
  const type = contentType.split(';')[0]?.trim() || 'no content type';
  const isJson = type === 'application/json';
  if (reply === undefined)
    throw violation(isJson ? 'a reply that is not JSON' : `HTTP ${status} without a JSON reply (${type})`);
  if (given !== code)
    throw violation(
      given === undefined
        ? `HTTP ${status} without a resultCode where ${code} is due`
        : `resultCode ${given} where ${code} is due`,
    );
  const schema = (code === '0' && replies.success) || replies.failure;
  const isDue = code === '0' ? isOk(answer) : isOk(answer) || statuses.includes(String(status));
  const problems: Problem[] = [
    ...(isDue ? [] : [{ what: `HTTP ${status} where 200 is due` }]),
    ...(isJson ? [] : [{ what: `content type ${type} where application/json is due` }]),
    ...problemsOf({ ...reply, resultCode: given }, schema),
  ];
  if (problems.length > 0) report(path, answer, problems);
  return reply;
}

/** @throws ContractViolation unless a watch takes the problems */
function report(path: CallPath, { asked, watch }: Answer, problems: readonly Problem[]): void {
  if (watch?.broken) watch.broken(asked, path, problems);
  else throw new ContractViolation(`${path}: ${problems.map(({ what }) => what).join('; ')}`, problems);
}

/** Throws CannotTell when the backend refuses the call for coming too often, which says nothing about the call. */
export function expectServed({ status }: Answer): void {
  if (status === 429) throw new CannotTell('the backend refuses more calls for now (HTTP 429)');
}

/** Whether a reply is a success. */
export const isSuccess = (answer: Answer): boolean => (codeOf(answer) ?? (isOk(answer) ? '0' : '')) === '0';

/**
 * Reports an input that should have been refused.
 * @param what of it breaks the contract, e.g. `number above its maximum`; the same in every call that has that field
 * @throws ContractViolation unless the target is watched
 */
export function reportTaken(path: CallPath, answer: Answer, what: string): void {
  const problem = `takes ${what}`;
  report(path, answer, [{ what: problem, shared: problem }]);
}

/**
 * Throws unless a refusal names the wrong field: in `field` or, if a backend doesn't send that, in its message. A documented
 * call needn't name any, as its screens show nothing of the message.
 */
export function expectField(path: CallPath, reply: Record<string, unknown>, field: string): void {
  if (reply.field === undefined && callDescription(path).origin === 'documented') return;
  const named = String(reply.field ?? reply.resultMsg);
  expectThat(named.includes(field), `${path}: the refusal does not name ${field}`);
}
