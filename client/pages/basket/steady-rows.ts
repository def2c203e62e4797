import { type BasketRow, basketRow, type ReceivedLine } from './basket-rows.ts';
import type { ShownRow } from './leaving-rows.ts';

/** Rows by their lines, each with its content as text. */
export type KnownRows = ReadonlyMap<string, { readonly row: ShownRow; readonly text: string }>;

/**
 * Keeps the objects of unchanged rows, so that a key press in a long basket draws one line again, not a hundred.
 * @returns the rows by line, in their order
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

/** A memoised `basketRow`, because working out a hundred lines takes milliseconds. */
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
