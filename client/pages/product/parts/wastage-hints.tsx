import { clsx } from 'clsx';
import { useState } from 'react';
import { areaText, percentText } from '../../../../contracts/domain/number/notation.ts';
import { areaWithWastage } from '../../../../contracts/domain/quantity/packs.ts';
import type { FloorSpec } from '../../../data/floor-spec.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './wastage-hints.module.css';

interface Added {
  readonly layout: string;
  readonly percent: number;
  /** what was typed before the click, and what the click set */
  readonly before: string;
  readonly after: string;
}

interface WastageHintsProps {
  wastage: FloorSpec['wastage'];
  /** what is typed, and the area it gives; undefined if it isn't a valid one */
  text: string;
  area: number | undefined;
  type: (text: string) => void;
}

/** Offcuts have to be bought too: one click adds them to the area, another removes them. */
export function WastageHints({ wastage, text, area, type }: WastageHintsProps) {
  const [added, setAdded] = useState<Added>();
  if (added && added.after === text) {
    const { layout, percent, before } = added;
    return (
      <div className={styles.added} role="status">
        <p className={clsx('text-small', styles.sum)}>
          {before} m² and {percentText(percent)} for {layout.toLowerCase()}
        </p>
        <Button variant="outline" size="sm" onClick={() => type(before)}>
          Back to {before} m²
        </Button>
      </div>
    );
  }
  const add = (layout: string, percent: number) => {
    if (area === undefined) return;
    const after = areaWithWastage(area, percent).toFixed(2);
    setAdded({ layout, percent, before: text.trim(), after });
    type(after);
  };
  return (
    <fieldset className={styles.choices} aria-label="Wastage">
      {wastage.map(({ layout, percent }) => (
        <Button
          key={layout}
          variant="outline"
          size="sm"
          aria-disabled={area === undefined}
          onClick={() => add(layout, percent)}
        >
          Add {percentText(percent)} for {layout.toLowerCase()}
          {area !== undefined && `: ${areaText(areaWithWastage(area, percent))}`}
        </Button>
      ))}
    </fieldset>
  );
}
