import { clsx } from 'clsx';
import { PictureCard } from '../../../ui/picture-card.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { SeriesPageModel } from '../use-series-page.ts';
import styles from './series-grid.module.css';

const SIZES = '(min-width: 1600px) 24vw, (min-width: 1280px) 32vw, (min-width: 704px) 47vw, 92vw';
const LEAD_SIZES = '(min-width: 1280px) 47vw, (min-width: 704px) 47vw, 92vw';

interface SeriesGridProps {
  model: SeriesPageModel;
  /** cards at the front that span two columns in a four-column grid */
  lead?: 2;
  /** cards in the first view */
  eager: number;
}

/** The cards of the series; empty while their pictures and counts load. */
export function SeriesGrid(props: SeriesGridProps) {
  return (
    <ReadingView reading={props.model.reading} what="The series" loading={<Cards {...props} isLoading />}>
      {() => <Cards {...props} isLoading={false} />}
    </ReadingView>
  );
}

function Cards({ model, lead, eager, isLoading }: SeriesGridProps & { isLoading: boolean }) {
  return (
    <ul className={clsx('card-grid', lead && styles.lead)} data-size="large" aria-busy={isLoading}>
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
            <p className={clsx('text-small', styles.summary)}>{line}</p>
            <p className={clsx('text-small', styles.count)}>
              {isLoading ? <Skeleton className={styles.skeleton} /> : count}
            </p>
          </PictureCard>
        </li>
      ))}
    </ul>
  );
}
