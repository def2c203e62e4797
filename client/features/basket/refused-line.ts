import { refusedField } from '../../lib/call-error.ts';

/**
 * The line that the server refuses. It is named by its place in the batch: `shoppingCarDetail[1].number`.
 * @param lines as they were sent
 * @returns undefined when the failure names none
 */
export function refusedLine<Line>(lines: readonly Line[], error: unknown): Line | undefined {
  const [, place] = /^shoppingCarDetail\[(\d+)\]/.exec(refusedField(error) ?? '') ?? [];
  return place === undefined ? undefined : lines[Number(place)];
}
