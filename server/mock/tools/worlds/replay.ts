import { callSerial, callTime } from '../../../../contracts/api/call-signing.ts';
import type { JournalEntry } from '../../../../contracts/api/mock-console.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { OPERATIONS } from '../../../calls/operations.ts';
import type { Exchange } from '../journal/exchange.ts';
import { performCall } from './perform-call.ts';
import type { World } from './world.ts';

const noFile = () =>
  Promise.reject(
    new CallFailure('1', "The journal doesn't keep files, so this call can't be repeated.", 400),
  );

/**
 * Repeats a call as its caller would: the same body and token, a new callserial; faults apply as to any call. The
 * journal masks values only for display, so the call is sent unchanged, secrets included. It has already passed the
 * gateway, so no sign is checked.
 */
export async function replay(world: World, { call, body }: Exchange): Promise<JournalEntry> {
  const now = Date.now();
  const again = {
    ...call,
    callserial: callSerial(now, Math.random()),
    calltime: callTime(new Date(now)),
  };
  const { headers, text, refusal } = body;
  const sameBody = {
    headers,
    text: () => (refusal ? Promise.reject(refusal) : Promise.resolve(text)),
    ...(OPERATIONS.get(call.path)?.takesFile ? { file: noFile } : {}),
  };
  const { record } = await performCall(world, again, sameBody);
  const id = record();
  const kept = world.journal.find(id);
  if (!kept) throw new Error(`the journal has lost its newest entry, ${id}`);
  return kept.entry;
}
