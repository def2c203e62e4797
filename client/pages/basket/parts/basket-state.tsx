import { chakra } from '@chakra-ui/react';
import { useHref } from '../../../state/device.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { BasketView } from '../use-basket.ts';

/** Everything that is not a basket with lines. */
export function BasketState({ view }: { view: Exclude<BasketView, { state: 'ready' }> }) {
  const href = useHref();
  switch (view.state) {
    case 'loading':
      return <BasketSkeleton />;
    case 'visitor':
      return (
        <EmptyState
          title="Log in to see your basket"
          action={
            <chakra.span display="flex" gap="3" flexWrap="wrap" justifyContent="center">
              <ButtonLink href={href('login')}>Login</ButtonLink>
              <ButtonLink href={href('register')} variant="outline">
                Create a trade account
              </ButtonLink>
            </chakra.span>
          }
        >
          Prices and ordering are for trade customers.
        </EmptyState>
      );
    case 'unavailable':
      return (
        <ErrorState title="The basket is unavailable">
          This service is unavailable at the moment. Please contact us to place an order.
        </ErrorState>
      );
    case 'failed':
      return (
        <ErrorState title="Your basket could not be loaded" onRetry={view.retry}>
          {view.message}
        </ErrorState>
      );
  }
}

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

function BasketSkeleton() {
  return (
    <chakra.div aria-busy="true">
      <VisuallyHidden role="status">Loading your basket</VisuallyHidden>
      {['first', 'second', 'third'].map((line) => (
        <chakra.div key={line} display="flex" gap="5" py="6" borderBottom="1px solid {colors.border}">
          <Skeleton width={{ base: '5.5rem', md: '9rem' }} aspectRatio="4 / 3" flexShrink={0} />
          <chakra.div flex="1" maxWidth="24rem">
            <SkeletonText lines={3} />
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.div>
  );
}
