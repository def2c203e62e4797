import { WithSide } from '../../../ui/side-panel.tsx';
import type { FittingContent as Content } from '../use-accessories-page.ts';
import styles from './accessories-view.module.css';
import { AccessoryList } from './accessory-list.tsx';
import { FittingChoice } from './fitting-choice.tsx';
import { FittingSummary } from './fitting-summary.tsx';
import { FloorsToLay } from './floors-to-lay.tsx';

interface FittingContentProps {
  content: Content;
  /** accessories that show before "View More Accessories" */
  first: number;
}

/** The floors, their accessories and fitting, with the totals beside them. */
export function FittingContent({ content, first }: FittingContentProps) {
  return (
    <WithSide label="Summary" side={<FittingSummary content={content} />}>
      <div className={styles.parts}>
        <FloorsToLay content={content} />
        <AccessoryList content={content} first={first} />
        <FittingChoice content={content} />
      </div>
    </WithSide>
  );
}
