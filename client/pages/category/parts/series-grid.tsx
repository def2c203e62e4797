import { chakra } from '@chakra-ui/react';
import { PictureCard } from '../../../ui/picture-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { CategoryModel } from '../use-category.ts';

const WIDE_SIZES = '(min-width: 1280px) 640px, 50vw';

interface SeriesGridProps {
  model: CategoryModel;
  columns: number;
  /** cards at the front that are two columns wide */
  wide?: number;
  sizes: string;
  /** cards that are in the first view */
  eager: number;
}

export function SeriesGrid({ model, columns, wide = 0, sizes, eager }: SeriesGridProps) {
  const { cards, isLoading, error, retry } = model;
  if (error) return <ErrorState onRetry={retry}>{error instanceof Error ? error.message : null}</ErrorState>;
  return (
    <chakra.ul
      listStyle="none"
      display="grid"
      columnGap={columns > 1 ? '6' : '0'}
      rowGap="10"
      gridTemplateColumns={`repeat(${columns}, minmax(0, 1fr))`}
      aria-busy={isLoading}
    >
      {cards.map(({ title, href, picture, line, count }, index) => (
        <chakra.li key={href} gridColumn={index < wide ? 'span 2' : undefined}>
          <PictureCard
            href={href}
            picture={picture}
            pending={isLoading}
            title={title}
            sizes={index < wide ? WIDE_SIZES : sizes}
            eager={index < eager}
          >
            <chakra.p color="fg.muted" textStyle="small" maxWidth="44ch">
              {line}
            </chakra.p>
            <chakra.p textStyle="small" color="fg.subtle" minHeight="1.5em" paddingTop="1">
              {isLoading ? <Skeleton width="6em" height="1em" /> : count}
            </chakra.p>
          </PictureCard>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
