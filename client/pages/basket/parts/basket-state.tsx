import { chakra } from '@chakra-ui/react';
import { useHref } from '../../../state/device.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

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
    <chakra.div aria-busy="true">
      <VisuallyHidden role="status">Loading your basket</VisuallyHidden>
      {['first', 'second', 'third'].map((line) => (
        <chakra.div
          key={line}
          display="flex"
          gap="5"
          py="6"
          borderBottom="1px solid {colors.border}"
          data-skeleton=""
        >
          <Skeleton width={{ base: '5.5rem', md: '9rem' }} aspectRatio="4 / 3" flexShrink={0} />
          <chakra.div flex="1" maxWidth="24rem">
            <SkeletonText lines={3} />
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.div>
  );
}
