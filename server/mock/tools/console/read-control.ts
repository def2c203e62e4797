import type { z } from 'zod';
import type { ConsoleInputs, ConsoleReplies } from '../../../../contracts/api/mock-console.ts';
import { fieldMessage, valueAt } from '../../../calls/field-message.ts';
import { referredName } from '../../../calls/json-schema.ts';
import { zodSchema } from '../../../calls/validator.ts';
import { ControlFailure } from './control-failure.ts';
import { CONTROL_CALLS, CONTROL_SCHEMAS } from './described-calls.ts';

type Issue = z.core.$ZodIssue;

const checks = new Map<string, z.ZodType>();

/**
 * The input of a control call, checked by contracts/api/console.
 * @param value its body, or its query
 * @throws ControlFailure naming the field
 */
export function readControl<C extends keyof ConsoleInputs>(call: C, value: unknown): ConsoleInputs[C] {
  // the types are made from the same file as the check
  return checked(checkOf(call), value, call) as ConsoleInputs[C];
}

/**
 * What a control call has once replied, and now comes from elsewhere.
 * @throws ControlFailure naming the field
 */
export function readReplied<C extends keyof ConsoleReplies>(call: C, value: unknown): ConsoleReplies[C] {
  const schema = CONTROL_CALLS.get(call)?.replies.get(200);
  if (!schema) throw new Error(`the console has no ${call} that replies JSON`);
  return checked(zodSchema(schema, CONTROL_SCHEMAS), value) as ConsoleReplies[C];
}

/** @param call whose input it is, if it is one */
function checked(check: z.ZodType, value: unknown, call?: string): unknown {
  const parsed = check.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (!issue) throw new ControlFailure('body: is wrong');
  const isUnknownField = issue.code === 'unrecognized_keys' && issue.path.length === 0;
  throw new ControlFailure(messageOf(issue, value) + (call && isUnknownField ? fieldsOf(call) : ''));
}

/** The fields that a call has instead, as names such as `stock` aren't near the right one. */
function fieldsOf(call: string): string {
  const input = CONTROL_CALLS.get(call)?.input;
  const schema = input?.$ref === undefined ? input : CONTROL_SCHEMAS[referredName(input.$ref) ?? ''];
  const names = Object.keys(schema?.properties ?? {});
  return names.length === 0 ? '' : `; it has ${names.join(', ')}`;
}

function checkOf(call: string): z.ZodType {
  const known = checks.get(call);
  if (known) return known;
  const described = CONTROL_CALLS.get(call);
  if (!described) throw new Error(`the console has no ${call}`);
  const check = zodSchema(described.input, CONTROL_SCHEMAS);
  checks.set(call, check);
  return check;
}

/** Of a choice, which the console always makes by `kind`, it says what is wrong with the kind that was meant. */
function messageOf(issue: Issue, value: unknown): string {
  if (issue.code !== 'invalid_union' || valueAt(value, issue.path) === undefined)
    return fieldMessage(issue, value);
  const isAboutKind = (one: Issue) => one.path[0] === 'kind';
  const [meant] = issue.errors.find((one) => !one.some(isAboutKind)) ?? [];
  const kinds = issue.errors.flat().filter(isAboutKind);
  const values = kinds.flatMap((one) => (one.code === 'invalid_value' ? one.values : []));
  const wrong: Issue = meant ?? { code: 'invalid_value', values, path: ['kind'], message: '', input: '' };
  return messageOf({ ...wrong, path: [...issue.path, ...wrong.path] }, value);
}
