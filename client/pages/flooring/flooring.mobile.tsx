import { Suspense, useState } from 'react';
import { CompareTray } from '../../features/compare/compare-tray.tsx';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { FilterIcon } from '../../ui/icons.tsx';
import { laterPart } from '../../ui/later-part.tsx';
import { CARD_SIZES } from '../../ui/picture.tsx';
import styles from './flooring.mobile.module.css';
import { FlooringSource } from './flooring-source.tsx';
import { FilterChips } from './parts/filter-chips.tsx';
import { ListHead, ListResults } from './parts/list-results.tsx';
import { LookControl } from './parts/look-control.tsx';
import { SearchAgain } from './parts/search-again.tsx';
import { SeriesCarousel } from './parts/series-carousel.tsx';
import { SortControl } from './parts/sort-control.tsx';
import type { FlooringModel } from './use-flooring.ts';

const useFilterSheet = laterPart(() => import('./parts/filter-sheet.tsx').then((m) => m.FilterSheet));

export const FlooringPage = () => <FlooringSource View={View} />;

function View({ model }: { model: FlooringModel }) {
  const FilterSheet = useFilterSheet();
  const [filtering, setFiltering] = useState(false);
  const { view } = model;
  return (
    <Container className={styles.flooring}>
      <div className={styles.top}>
        <ListHead model={model} />
        {!model.isFruitless && <LookControl model={model} />}
      </div>
      {model.q ? (
        <SearchAgain model={model} />
      ) : (
        <SeriesCarousel shelves={model.shelves} current={model.type} perView={1.8} />
      )}
      {!model.isFruitless && (
        <div className={styles.controls} data-no-print="">
          <Button
            className={styles.openFilters}
            variant="quiet"
            aria-haspopup="dialog"
            onClick={() => setFiltering(true)}
          >
            <FilterIcon />
            {view.chips.length > 0 ? `Filters (${view.chips.length})` : 'Filters'}
          </Button>
          <SortControl q={model.q} sort={view.sort} loggedIn={model.loggedIn} onSort={model.sortBy} />
        </div>
      )}
      <FilterChips chips={view.chips} onRemove={model.toggle} onClear={model.clear} />
      <ListResults model={model} sizes={CARD_SIZES} eager={4} />
      <CompareTray />
      {filtering && (
        <Suspense>
          <FilterSheet model={model} onClose={() => setFiltering(false)} />
        </Suspense>
      )}
    </Container>
  );
}
