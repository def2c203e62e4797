import { clsx } from 'clsx';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { countText, sizeText } from '../../../../contracts/domain/number/notation.ts';
import type { PlanFloor } from '../../../../contracts/domain/plan/plan.ts';
import type { Found } from '../../../../contracts/domain/product/find-products.ts';
import { filterProducts } from '../../../../contracts/domain/product/product-filter.ts';
import {
  isTechnicalFilter,
  TECHNICAL_LEVELS,
  type TechnicalFilterName,
} from '../../../../contracts/domain/product/technical-levels.ts';
import { type RatedSearch, readRatings } from '../../../../contracts/domain/product/typed-ratings.ts';
import { readSearch, SEARCH_MAX } from '../../../../contracts/domain/text/typed-search.ts';
import { useFound } from '../../../data/found-products.ts';
import { compare, compareNoMore, useCompared } from '../../../features/compare/compared.ts';
import type { Reading } from '../../../lib/reading.ts';
import { useSteady } from '../../../lib/use-steady.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Select } from '../../../ui/select.tsx';
import { RetryLine } from '../../../ui/states.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import styles from './catalogue.module.css';
import type { FloorChoiceModel, RatedFloor } from './use-floor-choice.ts';

/** Said before the reasons. */
const FIT_WORDS: Readonly<Record<RatedFloor['fit']['suitability'], string>> = {
  suitable: '',
  'with restrictions': 'With care.',
  'not known': '',
  'not suitable': 'Not suitable.',
};

/** Floors that show at first, and with each "More floors". */
const SCREENFUL = 12;

interface CatalogueProps {
  model: FloorChoiceModel;
  onLaid: () => void;
  onCompare: () => void;
}

/** Our floors, those that suit the ticked rooms first. */
export function Catalogue({ model, onLaid, onCompare }: CatalogueProps) {
  const { rated, chosen, lay } = model;
  const compared = useCompared().map(({ productId }) => productId);
  const [search, setSearch] = useState('');
  const [series, setSeries] = useState('');
  const [shown, setShown] = useState(SCREENFUL);
  const list = useRef<HTMLUListElement>(null);
  const typed = useDeferredValue(search);
  const floors = useMemo(() => rated.map(({ floor }) => floor), [rated]);
  const { words: wanted, levels } = useMemo(() => asked(typed, floors), [typed, floors]);
  // the same list while there are no levels, as an index is made of it
  const able = useMemo(
    () => (Object.keys(levels).length > 0 ? filterProducts(floors, levels) : floors),
    [floors, levels],
  );
  const searched = useFound(able, wanted);
  const isFound = isAmong(wanted, searched, able);
  const found = rated.filter(
    ({ floor }) => (series === '' || floor.productSeries === series) && isFound(floor),
  );
  useEffect(() => {
    // once the last floors show, the button that had the focus is removed
    if (shown > SCREENFUL) list.current?.children[shown - SCREENFUL]?.querySelector('button')?.focus();
  }, [shown]);
  const layHere = useSteady((floor: PlanFloor) => {
    lay(floor);
    if (chosen.size > 0) onLaid();
  });
  return (
    <div className={styles.catalogue}>
      <div className={styles.tools}>
        <Field label="Search">
          <TextInput
            asks="search"
            placeholder="Name, number, size or use"
            maxLength={SEARCH_MAX}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Field>
        <Field label="Series">
          <Select
            value={series}
            placeholder="All series"
            options={seriesOf(rated).map((each) => ({ value: each, label: each }))}
            onChange={({ target }) => setSeries(target.value)}
          />
        </Field>
      </div>
      {compared.length > 0 && (
        <Button variant="outline" onClick={onCompare}>
          {compared.length === 1 ? 'Look at 1 floor' : `Compare ${compared.length} floors`}
        </Button>
      )}
      <p className={clsx('text-small', styles.quiet)} role="status">
        {searched.state === 'loading' && wanted !== '' ? 'Searching' : countText(found.length, 'floor')}
        {levelsText(levels)}
        {wanted !== '' &&
          searched.state === 'ready' &&
          searched.value.isNear &&
          found.length > 0 &&
          ' that come near'}
      </p>
      {searched.state === 'failed' && <RetryLine what="The search" onRetry={searched.retry} />}
      <ul ref={list} className={styles.floors} aria-label="Floors">
        {found.slice(0, shown).map((each) => (
          <FloorCard
            key={each.floor.productId}
            {...each}
            isCompared={compared.includes(each.floor.productId)}
            onLay={layHere}
          />
        ))}
      </ul>
      {found.length > shown && (
        <Button variant="outline" onClick={() => setShown(shown + SCREENFUL)}>
          More floors
        </Button>
      )}
    </div>
  );
}

const seriesOf = (rated: readonly RatedFloor[]) =>
  [...new Set(rated.map(({ floor }) => floor.productSeries))].sort();

/** Ratings of a search are levels to reach; without technical facts they are words like any other. */
function asked(typed: string, floors: readonly PlanFloor[]): RatedSearch {
  const areRated = floors.some(({ fireClass }) => fireClass !== undefined);
  return areRated ? readRatings(typed) : { words: readSearch(typed), levels: {} };
}

const LEVEL_OF: Readonly<Record<TechnicalFilterName, string>> = {
  fire: 'fire class ',
  ptv: '',
  useclass: 'use class ',
};

/** ` with fire class Bfl-s1 and PTV 36 or more`; '' without levels. */
function levelsText(levels: RatedSearch['levels']): string {
  const labels = Object.entries(TECHNICAL_LEVELS).flatMap(([name, known]) =>
    isTechnicalFilter(name)
      ? known.filter(({ id }) => levels[name]?.includes(id)).map(({ label }) => `${LEVEL_OF[name]}${label}`)
      : [],
  );
  return labels.length > 0 ? ` with ${labels.join(' and ')}` : '';
}

/** Until the search is there, all that reach the levels show. The order stays that of the rooms: what suits them comes first. */
function isAmong(
  wanted: string,
  searched: Reading<Found<PlanFloor>>,
  able: readonly PlanFloor[],
): (floor: PlanFloor) => boolean {
  const found = new Set(wanted === '' || searched.state !== 'ready' ? able : searched.value.products);
  return (floor) => found.has(floor);
}

interface FloorCardProps extends RatedFloor {
  isCompared: boolean;
  onLay: (floor: PlanFloor) => void;
}

const FloorCard = memo(function FloorCard({ floor, fit, isCompared, onLay }: FloorCardProps) {
  const { productId, productName, productNo, specification, mainImg, productPrice } = floor;
  const words = FIT_WORDS[fit.suitability];
  return (
    <li className={styles.floor}>
      <div>
        <Picture src={mainImg} alt="" sizes="(min-width: 64rem) 16rem, 45vw" />
      </div>
      <h3 className={styles.name}>{productName}</h3>
      <p className={clsx('text-small', styles.quiet)}>
        <span translate="no">{productNo}</span> · {sizeText(specification)}
      </p>
      {productPrice !== undefined && (
        <p>
          <Price pence={productPrice} per="m²" />
        </p>
      )}
      {fit.suitability !== 'suitable' && (
        <p className={clsx('text-small', styles.fit)} data-fit={fit.suitability}>
          {words && <strong>{words}</strong>} {fit.reasons.join(' ')}
        </p>
      )}
      <div className={styles.foot}>
        <Button aria-label={`Choose ${productName}`} onClick={() => onLay(floor)}>
          Choose
        </Button>
        <Checkbox
          label="Compare"
          aria-label={`Compare ${productName}`}
          checked={isCompared}
          onChange={({ target }) => (target.checked ? compare(floor) : compareNoMore(productId))}
        />
      </div>
    </li>
  );
});
