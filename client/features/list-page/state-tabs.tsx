import { useEffect, useId, useRef } from 'react';
import { countText, groupDigits } from '../../../contracts/domain/number/notation.ts';
import styles from './state-tabs.module.css';

export interface StateTab {
  /** '' shows the whole list */
  readonly value: string;
  readonly label: string;
  /** undefined where it isn't known */
  readonly count: number | undefined;
}

interface StateTabsProps {
  /** what the tabs narrow by, for screen readers */
  label: string;
  /** what is counted, in the singular */
  item: string;
  tabs: readonly StateTab[];
  value: string;
  onChoose: (value: string) => void;
}

/** The states of a list, one of which is chosen: radio buttons that look like tabs, on one line that scrolls where it is too long. */
export function StateTabs({ label, item, tabs, value, onChoose }: StateTabsProps) {
  const name = useId();
  const line = useRef<HTMLFieldSetElement>(null);
  const chosen = useRef<HTMLLabelElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tabs that come or go move the chosen one
  useEffect(() => {
    if (!line.current || !chosen.current) return;
    const middle = chosen.current.offsetLeft + chosen.current.offsetWidth / 2;
    line.current.scrollLeft = middle - line.current.clientWidth / 2;
  }, [value, tabs.length]);
  return (
    <fieldset className={styles.tabs} ref={line} data-no-print="">
      <legend className="sr-only">{label}</legend>
      {tabs.map((tab) => (
        <label className={styles.tab} key={tab.value} ref={tab.value === value ? chosen : undefined}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={tab.value === value}
            aria-label={tab.count === undefined ? undefined : `${tab.label}, ${countText(tab.count, item)}`}
            onChange={() => onChoose(tab.value)}
          />
          {tab.label}
          {tab.count !== undefined && (
            <span className={styles.count} aria-hidden="true" translate="no">
              {groupDigits(tab.count)}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
