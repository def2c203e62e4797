import { CallError } from './call-error.ts';
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
