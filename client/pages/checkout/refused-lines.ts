import { CallError } from '../../lib/call-error.ts';

/** What the server says of each line that it refuses, by the line's carId. */
export type RefusedLines = ReadonlyMap<string, string>;

export const NO_LINES: RefusedLines = new Map();

/** @returns none where the failure names no lines */
export function refusedLines(error: unknown): RefusedLines {
  const lines = error instanceof CallError && error.fault.kind === 'result' ? error.fault.lines : undefined;
  if (!Array.isArray(lines)) return NO_LINES;
  return new Map(
    lines.flatMap((line: unknown) => {
      const { carId, resultMsg } = (line ?? {}) as Record<string, unknown>;
      return typeof carId === 'string' && typeof resultMsg === 'string' ? [[carId, resultMsg]] : [];
    }),
  );
}
