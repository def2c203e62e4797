import { clsx } from 'clsx';
import { Suspense } from 'react';
import { SERIES_PER_SLIDE } from '../../../contracts/site/limits.ts';
import { CompareTray } from '../../features/compare/compare-tray.tsx';
import { useHref } from '../../state/device.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Container } from '../../ui/container.tsx';
import { laterPart } from '../../ui/later-part.tsx';
import { CARD_SIZES } from '../../ui/picture.tsx';
import { Popover } from '../../ui/popover.tsx';
import styles from './flooring.desktop.module.css';
import { FlooringSource } from './flooring-source.tsx';
import { chosenIn, facetGroups } from './list-view.ts';
import { FilterChips } from './parts/filter-chips.tsx';
import { ListHead, ListResults } from './parts/list-results.tsx';
import { LookControl } from './parts/look-control.tsx';
import { SearchAgain } from './parts/search-again.tsx';
import { SeriesCarousel } from './parts/series-carousel.tsx';
import { SortControl } from './parts/sort-control.tsx';
import type { FlooringModel } from './use-flooring.ts';

const useGroupOptions = laterPart(() => import('./parts/facet-options.tsx').then((m) => m.GroupOptions));

export const FlooringPage = () => <FlooringSource View={View} />;

function View({ model }: { model: FlooringModel }) {
  const href = useHref();
  return (
    <Container className={styles.flooring}>
      <Breadcrumbs crumbs={[{ label: 'Products', href: href('products') }, { label: model.title }]} />
      <ListHead model={model} />
      {model.q ? (
        <SearchAgain model={model} />
      ) : (
        <SeriesCarousel shelves={model.shelves} current={model.type} perView={SERIES_PER_SLIDE} />
      )}
      {!model.isFruitless && <FilterBar model={model} />}
      <FilterChips chips={model.view.chips} onRemove={model.toggle} onClear={model.clear} />
      <ListResults model={model} sizes={CARD_SIZES} eager={4} />
      <CompareTray />
    </Container>
  );
}

function FilterBar({ model }: { model: FlooringModel }) {
  const { q, view, loggedIn, sortBy } = model;
  const GroupOptions = useGroupOptions();
  return (
    <div className={styles.bar} data-no-print="">
      <fieldset className={styles.filters} aria-label="Filters">
        {facetGroups(view.facets).map((group) => {
          const { label } = group;
          const chosen = chosenIn(group, view);
          return (
            <Popover
              key={label}
              title={label}
              active={chosen > 0}
              label={chosen > 0 ? `${label} (${chosen})` : label}
            >
              <Suspense>
                <GroupOptions group={group} model={model} />
              </Suspense>
            </Popover>
          );
        })}
      </fieldset>
      <div className={styles.sort}>
        <span className={clsx('text-small', styles.sortLabel)} aria-hidden="true">
          Sort by
        </span>
        <SortControl q={q} sort={view.sort} loggedIn={loggedIn} onSort={sortBy} />
        <LookControl model={model} />
      </div>
    </div>
  );
}
