import { useDevice, useHref } from '../../state/device.ts';
import { useCustomer } from '../../state/session.ts';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './parts/accessories-view.module.css';
import { FittingContent } from './parts/fitting-content.tsx';
import { useAccessoriesPage } from './use-accessories-page.ts';
import { useBasketFloors } from './use-basket-floors.ts';

export function AccessoriesPage() {
  return <AccessoriesView first={useDevice() === 'desktop' ? 3 : 4} />;
}

interface AccessoriesViewProps {
  /** accessories that show before "View More Accessories" */
  first: number;
}

/** What the floors of the address need. Both trees show the same, in one column or two. */
function AccessoriesView(props: AccessoriesViewProps) {
  // the key keeps one customer's entries from the next
  return <ViewOfCustomer key={useCustomer().user.userId} {...props} />;
}

function ViewOfCustomer({ first }: AccessoriesViewProps) {
  const { address, reading } = useAccessoriesPage();
  const basketFloors = useBasketFloors(address?.floors.length === 0);
  return (
    <Container className="work-page">
      <PageHead
        isWork
        title="Accessories and fitting"
        lead="What your floor needs, in the right quantity. Please check our figures against your rooms."
      />
      {address === undefined ? (
        <NoFloors title="This link can’t be read">
          Part of its address is missing or wrong. Open the page again from a floor in your basket.
        </NoFloors>
      ) : address.floors.length === 0 && basketFloors === 'looking' ? (
        <Loading />
      ) : address.floors.length === 0 ? (
        <NoFloors title="No floor chosen yet">
          Put a floor into your basket, then choose “Add accessories” in its menu.
        </NoFloors>
      ) : (
        <ReadingView reading={reading} what="What your floor needs" loading={<Loading />}>
          {(content) =>
            content.floors.length === 0 ? (
              <NoFloors title="This floor is no longer on sale">
                Choose another floor, and we work out what it needs.
              </NoFloors>
            ) : (
              <FittingContent content={content} first={first} />
            )
          }
        </ReadingView>
      )}
    </Container>
  );
}

function NoFloors({ title, children }: { title: string; children: string }) {
  const href = useHref();
  return (
    <EmptyState
      title={title}
      action={
        <span className={styles.actions}>
          <ButtonLink href={href('basket')}>Go to the basket</ButtonLink>
          <ButtonLink href={href('flooring')} variant="outline">
            Browse flooring
          </ButtonLink>
        </span>
      }
    >
      {children}
    </EmptyState>
  );
}

function Loading() {
  return (
    <div className={styles.parts} aria-busy="true">
      <VisuallyHidden role="status">Loading what your floor needs</VisuallyHidden>
      {['floor', 'accessories', 'fitting'].map((part) => (
        <Skeleton className={styles.skeleton} key={part} />
      ))}
    </div>
  );
}
