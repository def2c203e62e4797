import { type Column, MOST_COLUMNS } from '../../../../contracts/domain/layout/layout-job.ts';
import { LengthField } from '../../../features/plan/figure-field.tsx';
import { Button } from '../../../ui/button.tsx';
import type { RoomModel } from '../use-room.ts';
import styles from './bench.module.css';

const FIGURES = [
  ['x', 'From the left wall', 'distance from the left wall'],
  ['y', 'From the lower wall', 'distance from the lower wall'],
  ['lengthMm', 'Column length', 'length'],
  ['widthMm', 'Column width', 'width'],
] as const;
const USUAL_MM = 400;

/** Columns and hearths, each by its distances from two walls and its size. */
export function ColumnsForm({ model: { asked, change } }: { model: RoomModel }) {
  const { columns, lengthMm, widthMm } = asked;
  const put = (at: number, column: Column) => change({ columns: columns.with(at, column) });
  const add = () => {
    const x = Math.max(0, Math.round((lengthMm - USUAL_MM) / 2));
    const y = Math.max(0, Math.round((widthMm - USUAL_MM) / 2));
    change({ columns: [...columns, { x, y, lengthMm: USUAL_MM, widthMm: USUAL_MM }] });
  };
  return (
    <div className={styles.columns} data-no-print="">
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each column has its place
        <fieldset key={at} className={styles.form}>
          <legend className="sr-only">Column {at + 1}</legend>
          {FIGURES.map(([key, label, name]) => (
            <LengthField
              key={key}
              label={`${label}, m`}
              name={`Column ${at + 1}: ${name} in metres`}
              mm={column[key]}
              units="metric"
              // a size that is being typed is no column yet
              onChange={(mm) => (mm > 0 || key === 'x' || key === 'y') && put(at, { ...column, [key]: mm })}
            />
          ))}
          <Button
            variant="link"
            size="inline"
            aria-label={`Remove column ${at + 1}`}
            onClick={() => change({ columns: columns.toSpliced(at, 1) })}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      {columns.length < MOST_COLUMNS && (
        <Button variant="link" size="inline" onClick={add}>
          Add a column or hearth
        </Button>
      )}
    </div>
  );
}
