import { chakra } from '@chakra-ui/react';
import { SERIES_PER_SLIDE } from '../../../contracts/rules/limits.ts';
import { useHref } from '../../state/device.ts';
import { CARD_SIZES } from '../../ui/card-sizes.ts';
import { Container } from '../../ui/container.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Popover } from '../../ui/popover.tsx';
import { FacetOptions } from './parts/facet-options.tsx';
import { FilterChips } from './parts/filter-chips.tsx';
import { ListResults } from './parts/list-results.tsx';
import { ResultCount } from './parts/result-count.tsx';
import { SeriesCarousel } from './parts/series-carousel.tsx';
import { SortControl } from './parts/sort-control.tsx';
import { type FlooringModel, useFlooring } from './use-flooring.ts';

export function FlooringPage() {
  const model = useFlooring();
  const href = useHref();
  return (
    <Container paddingTop="8" paddingBottom="16" display="flex" flexDirection="column" gap="8">
      <PageHead
        title={model.title}
        crumbs={[{ label: 'Products', href: href('main') }, { label: model.title }]}
      />
      <SeriesCarousel shelves={model.shelves} current={model.type} perView={SERIES_PER_SLIDE} sizes="24vw" />
      <chakra.div display="flex" flexDirection="column" gap="4">
        <FilterBar model={model} />
        <FilterChips chips={model.view.chips} onRemove={model.toggle} onClear={model.clear} />
        <ResultCount model={model} />
      </chakra.div>
      <ListResults model={model} sizes={CARD_SIZES} eager={4} />
    </Container>
  );
}

function FilterBar({ model: { view, loggedIn, toggle, sortBy } }: { model: FlooringModel }) {
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      flexWrap="wrap"
      gap="3"
      columnGap="6"
      py="3"
      borderBlock="1px solid {colors.border}"
      data-no-print=""
    >
      <chakra.div role="group" aria-label="Filters" display="flex" flexWrap="wrap" gap="2" minHeight="9">
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
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="3" width="17.5rem" flexShrink={0}>
        <chakra.span aria-hidden="true" textStyle="small" color="fg.muted" whiteSpace="nowrap">
          Sort by
        </chakra.span>
        <SortControl sort={view.sort} loggedIn={loggedIn} onSort={sortBy} />
      </chakra.div>
    </chakra.div>
  );
}
