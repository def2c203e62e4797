import { chakra } from '@chakra-ui/react';
import { PictureCard } from '../../../ui/picture-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { CategoryModel } from '../use-category.ts';

const SIZES = '(min-width: 1600px) 24vw, (min-width: 1280px) 32vw, (min-width: 704px) 47vw, 92vw';
const LEAD_SIZES = '(min-width: 1280px) 47vw, (min-width: 704px) 47vw, 92vw';

interface SeriesGridProps {
  model: CategoryModel;
  /** cards at the front that are two columns wide where there are four */
  lead?: 2;
  /** cards that are in the first view */
  eager: number;
}

export function SeriesGrid({ model, lead, eager }: SeriesGridProps) {
  const { cards, isLoading, error, retry } = model;
  if (error) return <ErrorState onRetry={retry}>{error instanceof Error ? error.message : null}</ErrorState>;
  return (
    <ul className="card-grid" data-size="large" data-lead={lead} aria-busy={isLoading}>
      {cards.map(({ title, href, picture, line, count }, index) => (
        <li key={href}>
          <PictureCard
            href={href}
            picture={picture}
            pending={isLoading}
            title={title}
            sizes={index < (lead ?? 0) ? LEAD_SIZES : SIZES}
            eager={index < eager}
          >
            <chakra.p color="fg.muted" textStyle="small" maxWidth="44ch">
              {line}
            </chakra.p>
            <chakra.p textStyle="small" color="fg.subtle" minHeight="1.5em" paddingTop="1">
              {isLoading ? <Skeleton width="6em" height="1em" /> : count}
            </chakra.p>
          </PictureCard>
        </li>
      ))}
    </ul>
  );
}
