import { useHref } from '../../../state/device.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './basket-state.module.css';

export function EmptyBasket() {
  const href = useHref();
  return (
    <EmptyState
      title="Your basket is empty"
      action={<ButtonLink href={href('flooring')}>Browse flooring</ButtonLink>}
    >
      Choose a floor, enter the area you need, and we work out the packs.
    </EmptyState>
  );
}

export function BasketSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading your basket</VisuallyHidden>
      {['first', 'second', 'third'].map((line) => (
        <div className={styles.line} key={line} data-skeleton="">
          <Skeleton className={styles.picture} />
          <div className={styles.words}>
            <SkeletonText lines={3} />
          </div>
        </div>
      ))}
    </div>
  );
}
