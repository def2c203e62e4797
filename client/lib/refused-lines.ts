import { CallError, refusedField } from './call-error.ts';
import { customerWords } from './customer-words.ts';

/** What is wrong with one line of an order, in sentences for the customer. */
export interface RefusedLine {
  readonly carId: string;
  readonly sentence: string;
}

/** @returns the lines of an order that the server refuses; empty for any other failure */
export function refusedLines(error: unknown): readonly RefusedLine[] {
  if (!(error instanceof CallError) || error.fault.kind !== 'result') return [];
  const { lines } = error.fault;
  return Array.isArray(lines) ? lines.flatMap(readLine) : [];
}

function readLine(line: unknown): RefusedLine[] {
  const { carId, resultMsg } = Object(line);
  return typeof carId === 'string' && typeof resultMsg === 'string'
    ? [{ carId, sentence: customerWords(resultMsg) }]
    : [];
}

/**
 * The line that the server refuses. It is named by its place in the batch: `shoppingCarDetail[1].number`.
 * @param lines as they were sent
 * @returns undefined when the failure names none
 */
export function refusedLine<Line>(lines: readonly Line[], error: unknown): Line | undefined {
  const [, place] = /^shoppingCarDetail\[(\d+)\]/.exec(refusedField(error) ?? '') ?? [];
  return place === undefined ? undefined : lines[Number(place)];
}
