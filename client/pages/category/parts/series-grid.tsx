import { chakra } from '@chakra-ui/react';
import { PictureCard } from '../../../ui/picture-card.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { CategoryModel } from '../use-category.ts';

const SIZES = '(min-width: 1600px) 24vw, (min-width: 1280px) 32vw, (min-width: 704px) 47vw, 92vw';
const LEAD_SIZES = '(min-width: 1280px) 47vw, (min-width: 704px) 47vw, 92vw';

interface SeriesGridProps {
  model: CategoryModel;
  /** cards at the front that span two columns in a four-column grid */
  lead?: 2;
  /** cards in the first view */
  eager: number;
}

/** The cards are there but empty while their pictures and counts load. */
export function SeriesGrid(props: SeriesGridProps) {
  return (
    <ReadingView reading={props.model.reading} what="The series" loading={<Cards {...props} isLoading />}>
      {() => <Cards {...props} isLoading={false} />}
    </ReadingView>
  );
}

function Cards({ model, lead, eager, isLoading }: SeriesGridProps & { isLoading: boolean }) {
  return (
    <ul className="card-grid" data-size="large" data-lead={lead} aria-busy={isLoading}>
      {model.cards.map(({ title, href, picture, line, count }, index) => (
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
