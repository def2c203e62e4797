import { chakra } from '@chakra-ui/react';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';

export const GallerySkeleton = () => <Skeleton aspectRatio="4 / 3" borderRadius="none" />;

/** Title and panel while the product loads. */
export function TitleSkeleton() {
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      <Skeleton height="0.875rem" width="40%" />
      <Skeleton height="2.75rem" width="85%" />
      <SkeletonText lines={2} />
      <Skeleton height="13rem" marginTop="2" />
    </chakra.div>
  );
}
