import { type BasketRow, basketRow, type ReceivedLine } from './basket-rows.ts';
import type { ShownRow } from './leaving-rows.ts';

/** Rows by their lines, each with its content as text. */
export type KnownRows = ReadonlyMap<string, { readonly row: ShownRow; readonly text: string }>;

/**
 * The rows, each the object that it was before where nothing of it has changed: in a long basket a key press then draws one
 * line again, not a hundred.
 * @returns the rows by their lines, in their order
 */
export function steadyRows(rows: readonly ShownRow[], before: KnownRows): KnownRows {
  return new Map(
    rows.map((row) => {
      const known = before.get(row.carId);
      const text = JSON.stringify(row);
      return [row.carId, known?.text === text ? known : { row, text }];
    }),
  );
}

/** Makes rows of lines, each line's once for the same packs: the figures of a hundred lines take milliseconds. */
export function createRows(): typeof basketRow {
  const made = new WeakMap<ReceivedLine, { readonly wanted: number | undefined; readonly row: BasketRow }>();
  return (line, wanted) => {
    const known = made.get(line);
    if (known && known.wanted === wanted) return known.row;
    const row = basketRow(line, wanted);
    made.set(line, { wanted, row });
    return row;
  };
}
