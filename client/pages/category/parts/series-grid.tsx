import { chakra } from '@chakra-ui/react';
import { PictureCard } from '../../../ui/picture-card.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
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

/** The cards stand, empty, while their pictures and numbers are on their way. */
export function SeriesGrid(props: SeriesGridProps) {
  return (
    <ReadingView reading={props.model.reading} what="The series" loading={<Cards {...props} isLoading />}>
      {() => <Cards {...props} isLoading={false} />}
    </ReadingView>
  );
}

function Cards(props: SeriesGridProps & { isLoading: boolean }) {
  const { model, columns, wide = 0, sizes, eager, isLoading } = props;
  return (
    <chakra.ul
      listStyle="none"
      display="grid"
      columnGap={columns > 1 ? '6' : '0'}
      rowGap="10"
      gridTemplateColumns={`repeat(${columns}, minmax(0, 1fr))`}
      aria-busy={isLoading}
    >
      {model.cards.map(({ title, href, picture, line, count }, index) => (
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
