import { weightText } from '../../../../contracts/domain/number/notation.ts';
import type { ListedAction } from '../../../ui/action-list.tsx';
import type { BasketRow } from '../basket-rows.ts';
import styles from './line-menu.module.css';

export interface LineMenuProps {
  row: BasketRow;
  actions: readonly ListedAction[];
  /** what was chosen is being done */
  loading: boolean;
}

export const menuButtonId = (carId: string) => `more-${carId}`;

/** What a narrow line has no room for. */
export function MenuFacts({ row: { weightKg } }: { row: BasketRow }) {
  if (weightKg === 0) return null;
  return <p className={styles.facts}>{`Weight: ${weightText(weightKg)}`}</p>;
}
