import { useState } from 'react';
import { refusedLine } from '../../lib/refused-lines.ts';
import { type KeptSerials, safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { useAction } from '../../lib/use-call.ts';
import { notify } from '../../state/notices.ts';
import { addLines, type BasketLineInput, useBasketCall } from './basket.api.ts';
import { keepProject } from './project-of-line.ts';

/** A line and what the customer calls it. */
export interface NamedLine {
  readonly name: string;
  readonly line: BasketLineInput;
}

export interface AddLines {
  /** Adds all lines to the basket or none. @returns true once they are added, undefined if they aren't */
  readonly add: (lines: readonly NamedLine[]) => Promise<true | undefined>;
  readonly isPending: boolean;
  /** which line was refused and why; '' after a success */
  readonly problem: string;
}

/** @param kept where serials are kept until the outcome is known; in the page unless given */
export function useAddLines(kept?: KeptSerials): AddLines {
  const basket = useBasketCall();
  const [send] = useState(() => safeToRepeat(addLines, kept));
  const { run, isPending, problem } = useAction(
    async (lines: readonly NamedLine[]) => {
      const inBasket = basket.data?.data ?? [];
      const wanted = lines.map(({ line }) => keepProject(line, inBasket));
      await send(wanted).catch((error: unknown) => sayWhich(lines, error));
      notify({ type: 'success', text: 'Item added successfully' });
      return true as const;
    },
    { inPlace: true },
  );
  return { add: run, isPending, problem };
}

function sayWhich(lines: readonly NamedLine[], error: unknown): never {
  const refused = refusedLine(lines, error);
  if (!refused || !(error instanceof Error)) throw error;
  throw new Error(`${refused.name}: ${error.message}`);
}
