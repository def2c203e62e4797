import { clsx } from 'clsx';
import type { Facet } from '../../../../contracts/domain/product/product-filter.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import styles from './facet-options.module.css';

export interface FacetOptionsProps {
  facet: Facet;
  onToggle: (name: Facet['name'], value: string) => void;
}

/** The values of one filter, each with the number of products it would leave. */
export function FacetOptions({ facet, onToggle }: FacetOptionsProps) {
  return facet.options.map(({ value, label, count, chosen }) => (
    <Checkbox
      key={value}
      checked={chosen}
      disabled={count === 0 && !chosen}
      onChange={() => onToggle(facet.name, value)}
      label={
        <span className={count === 0 && !chosen ? styles.unavailable : undefined}>
          {label} <span className={clsx('text-figures', styles.count)}>({count})</span>
        </span>
      }
    />
  ));
}
