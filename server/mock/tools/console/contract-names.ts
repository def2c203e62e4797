import { nearestNames } from '../../../../contracts/domain/text/nearest-names.ts';
import { type JsonSchema, referredName } from '../../../calls/json-schema.ts';
import { OPERATIONS, type Operation, SCHEMAS } from '../../../calls/operations.ts';
import { ControlFailure } from './control-failure.ts';

/**
 * The call of the contract that a control call names.
 * @throws ControlFailure naming the one that may have been meant
 */
export function readCall(path: string): Operation {
  const operation = OPERATIONS.get(path);
  if (operation) return operation;
  throw new ControlFailure(`path: no such call${meant(path, [...OPERATIONS.keys()])}`);
}

/**
 * Checks the names of fields with which a call may have been sent.
 * @param place of these fields in the control call
 * @throws ControlFailure naming the one that may have been meant
 */
export function checkInputNames({ input, takesFile }: Operation, place: string, fields: object): void {
  if (takesFile) throw new ControlFailure(`${place}: a call with a file has no fields to compare`);
  const known = Object.keys(resolved(input).properties ?? {});
  const wrong = Object.keys(fields).find((name) => !known.includes(name));
  if (wrong !== undefined)
    throw new ControlFailure(`${place}.${wrong}: is not a field of this call${meant(wrong, known)}`);
}

/** `; did you mean ...?` if one of them is near enough */
export function meant(typed: string, names: readonly string[]): string {
  const [nearest] = nearestNames(typed, names);
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}

/** The schema itself, or the one to which it refers. */
export function resolved(schema: JsonSchema): JsonSchema {
  const named = schema.$ref === undefined ? undefined : SCHEMAS[referredName(schema.$ref) ?? ''];
  return named ? resolved(named) : schema;
}
