import type { BasketRow } from './basket-rows.ts';

/** A removed row that still shows, in its place, while it leaves. */
export interface LeavingRow {
  readonly row: BasketRow;
  readonly index: number;
}

export interface ShownRow extends BasketRow {
  readonly leaving: boolean;
}

/** Rows as the page shows them: a leaving one stays in its place, whether the server still has it or not. */
export function shownRows(rows: readonly BasketRow[], leaving: readonly LeavingRow[]): ShownRow[] {
  const gone = new Set(leaving.map(({ row }) => row.carId));
  const shown = rows
    .filter(({ carId }) => !gone.has(carId))
    .map((row): ShownRow => ({ ...row, leaving: false }));
  for (const { row, index } of [...leaving].sort((a, b) => a.index - b.index)) {
    shown.splice(index, 0, { ...row, leaving: true });
  }
  return shown;
}

/** The row whose remove button takes the focus when a row leaves: the next, or else the previous one. */
export function focusAfter(rows: readonly ShownRow[], carId: string): string | undefined {
  const index = rows.findIndex((row) => row.carId === carId);
  const after = rows.slice(index + 1).find(({ leaving }) => !leaving);
  const before = rows.slice(0, Math.max(0, index)).findLast(({ leaving }) => !leaving);
  return (after ?? before)?.carId;
}
