import { isSuccess } from '../../../../contracts/api/result-codes.ts';
import { findDrift } from '../../../calls/find-drift.ts';
import type { JsonSchema } from '../../../calls/json-schema.ts';
import type { Operation } from '../../../calls/operations.ts';
import { replyContents } from '../../../calls/reply-contents.ts';
import { meant, resolved } from './contract-names.ts';
import { ControlFailure } from './control-failure.ts';

const PLACE = 'effect.body';

/**
 * Checks a reply of one's own by the contract. Other than the contract, which lets a backend add fields, it takes an unknown field
 * for a mistyped one.
 * @throws ControlFailure naming the field
 */
export function checkSetReply(
  { path }: Operation,
  body: Readonly<Record<string, unknown>>,
  status = 200,
): void {
  const contents = replyContents(path).get(String(status));
  if (!contents)
    throw new ControlFailure(`effect.status: HTTP ${status} is not in the contract of this call`);
  const succeeds = isSuccess(body.resultCode);
  const schema = contents.get('application/json')?.schema ?? {};
  const [success, failure] = schema.oneOf ?? [undefined, schema];
  if (succeeds && !success && contents.size > 1)
    throw new ControlFailure(`${PLACE}: the file of a download can't be set, only its failure`);
  refuseUnknown((succeeds ? success : undefined) ?? failure ?? {}, body, PLACE);
  const [problem] = findDrift(path, { status, contentType: 'application/json', value: body });
  if (problem) throw new ControlFailure(`${PLACE}.${problem}`.replace(`${PLACE}.body:`, `${PLACE}:`));
}

/** @throws ControlFailure naming the field that may have been meant */
function refuseUnknown(schema: JsonSchema, value: unknown, place: string): void {
  const { properties = {}, items, additionalProperties } = resolved(schema);
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) if (items) refuseUnknown(items, one, `${place}[${index}]`);
    return;
  }
  if (typeof value !== 'object' || value === null || Object.keys(properties).length === 0) return;
  for (const [name, part] of Object.entries(value)) {
    const known = properties[name];
    if (known) refuseUnknown(known, part, `${place}.${name}`);
    else if (!additionalProperties)
      throw new ControlFailure(
        `${place}.${name}: is not a field of this reply${meant(name, Object.keys(properties))}`,
      );
  }
}
