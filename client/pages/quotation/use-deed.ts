import { useState } from 'react';
import { readQuotationsAgain } from '../../features/quotations/quotations.api.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { useWrite, type Write } from '../../lib/use-write.ts';

/**
 * A write about a quotation: done once however often it is pressed or sent again. The quotation is read again whatever
 * comes of it, since a refusal may be because a colleague or we have changed it meanwhile.
 */
export function useDeed<Input, Result>(
  send: (input: Input, serial: string) => Promise<Result>,
  onDone: (result: Result) => void,
): Write<[input: Input], true> {
  const [write] = useState(() => safeToRepeat(send));
  return useWrite(async (input: Input) => {
    const result = await write(input).catch((error: unknown) => {
      void readQuotationsAgain();
      throw error;
    });
    await readQuotationsAgain();
    onDone(result);
    return true as const;
  });
}
