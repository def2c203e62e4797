import { clsx } from 'clsx';
import { SERIES_PER_SLIDE } from '../../../contracts/site/limits.ts';
import { useHref } from '../../state/device.ts';
import { Container } from '../../ui/container.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CARD_SIZES } from '../../ui/picture.tsx';
import { Popover } from '../../ui/popover.tsx';
import styles from './flooring.desktop.module.css';
import { FacetOptions } from './parts/facet-options.tsx';
import { FilterChips } from './parts/filter-chips.tsx';
import { ListResults, ResultCount } from './parts/list-results.tsx';
import { SearchAgain } from './parts/search-again.tsx';
import { SeriesCarousel } from './parts/series-carousel.tsx';
import { SortControl } from './parts/sort-control.tsx';
import { type FlooringModel, useFlooring } from './use-flooring.ts';

export function FlooringPage() {
  const model = useFlooring();
  const href = useHref();
  return (
    <Container className={styles.flooring}>
      <PageHead
        title={model.title}
        crumbs={[{ label: 'Products', href: href('products') }, { label: model.title }]}
      />
      {model.q ? (
        <SearchAgain model={model} />
      ) : (
        <SeriesCarousel
          shelves={model.shelves}
          current={model.type}
          perView={SERIES_PER_SLIDE}
          sizes="24vw"
        />
      )}
      <div className={styles.controls}>
        {!model.isFruitless && <FilterBar model={model} />}
        <FilterChips chips={model.view.chips} onRemove={model.toggle} onClear={model.clear} />
        <ResultCount model={model} />
      </div>
      <ListResults model={model} sizes={CARD_SIZES} eager={4} />
    </Container>
  );
}

function FilterBar({ model: { q, view, loggedIn, toggle, sortBy } }: { model: FlooringModel }) {
  return (
    <div className={styles.bar} data-no-print="">
      <fieldset className={styles.filters} aria-label="Filters">
        {view.facets.map((facet) => {
          const chosen = facet.options.filter((option) => option.chosen).length;
          return (
            <Popover
              key={facet.name}
              title={facet.label}
              active={chosen > 0}
              label={chosen > 0 ? `${facet.label} (${chosen})` : facet.label}
            >
              <FacetOptions facet={facet} onToggle={toggle} />
            </Popover>
          );
        })}
      </fieldset>
      <div className={styles.sort}>
        <span className={clsx('text-small', styles.sortLabel)} aria-hidden="true">
          Sort by
        </span>
        <SortControl q={q} sort={view.sort} loggedIn={loggedIn} onSort={sortBy} />
      </div>
    </div>
  );
}
