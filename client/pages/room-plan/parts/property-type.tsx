import { clsx } from 'clsx';
import { PROPERTY_TYPES, type PropertyType } from '../../../features/plan/room-counts.ts';
import styles from './property-type.module.css';

/** Outlines of a block of flats and of a house. */
const DRAWINGS: Readonly<Record<PropertyType, string>> = {
  Flat: 'M12 44V6h24v38M5 44h38M19 13h3m4 0h3m-10 8h3m4 0h3m-10 8h3m4 0h3m-8 15v-8h6v8',
  House: 'M5 23 24 7l19 16M10 19v25h28V19M5 44h38M20 44V31h8v13M33 15V9h4v9',
};

interface PropertyTypeChoiceProps {
  type: PropertyType;
  onChoose: (type: PropertyType) => void;
}

/** Flat or House. */
export function PropertyTypeChoice({ type, onChoose }: PropertyTypeChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className="section-title">What kind of property is it?</legend>
      {PROPERTY_TYPES.map((each) => (
        <label key={each} className={clsx(styles.option, each === type && styles.chosen)}>
          <input
            className={styles.radio}
            type="radio"
            name="property-type"
            value={each}
            checked={each === type}
            onChange={() => onChoose(each)}
          />
          <svg className={styles.drawing} viewBox="0 0 48 48" aria-hidden="true">
            <path d={DRAWINGS[each]} />
          </svg>
          {each}
        </label>
      ))}
    </fieldset>
  );
}
