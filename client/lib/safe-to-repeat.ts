import type { CallPath, InputOf, ReplyOf } from '../../contracts/api/calls.ts';
import { call } from './api-client.ts';
import { CallError } from './call-error.ts';
import { newCallSerial } from './call-headers.ts';
import { failureRule } from './failure-rules.ts';

/** The callserials of writes whose outcome is not known yet, by what they write. */
export type KeptSerials = Pick<Map<string, string>, 'get' | 'set' | 'delete'>;

/** A call that writes, as `safeToRepeat` takes it. */
export const writeTo =
  <P extends CallPath>(path: P) =>
  (input: InputOf<P>, serial: string): Promise<ReplyOf<P>> =>
    call(path, input, { serial });

/**
 * A write that may be tried again after its reply was lost: the same input keeps its callserial until the outcome is
 * known, and the server answers a repeated serial with its first reply instead of writing twice.
 * @param kept lasts as long as the page unless given
 */
export function safeToRepeat<Input, Result>(
  write: (input: Input, serial: string) => Promise<Result>,
  kept: KeptSerials = new Map(),
): (input: Input) => Promise<Result> {
  return async (input) => {
    const deed = JSON.stringify(input);
    const serial = kept.get(deed) ?? newCallSerial();
    kept.set(deed, serial);
    try {
      const result = await write(input, serial);
      kept.delete(deed);
      return result;
    } catch (error) {
      if (isOutcomeKnown(error)) kept.delete(deed);
      throw error;
    }
  };
}

/** A refusal is an outcome. No reply, 5xx and code 104 are not: the write may still have been done. */
function isOutcomeKnown(error: unknown): boolean {
  return !(error instanceof CallError) || failureRule(error.fault).write === 'refused';
}
