import { clsx } from 'clsx';
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { countText, sizeText } from '../../../../contracts/domain/number/notation.ts';
import type { PlanFloor } from '../../../../contracts/domain/plan/plan.ts';
import {
  isTechnicalFilter,
  TECHNICAL_LEVELS,
  type TechnicalFilterName,
} from '../../../../contracts/domain/product/technical-levels.ts';
import type { RatedSearch } from '../../../../contracts/domain/product/typed-ratings.ts';
import { SEARCH_MAX } from '../../../../contracts/domain/text/typed-search.ts';
import { compare, compareNoMore, useCompared } from '../../../features/compare/compared.ts';
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
import type { RatedFloor } from './room-fit.ts';
import { useCatalogue } from './use-catalogue.ts';
import type { FloorChoiceModel } from './use-floor-choice.ts';

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
  const { chosen, lay } = model;
  const compared = useCompared().map(({ productId }) => productId);
  const [search, setSearch] = useState('');
  const [series, setSeries] = useState('');
  const [most, setMost] = useState(SCREENFUL);
  const list = useRef<HTMLUListElement>(null);
  const isGrowing = useRef(false);
  const found = useCatalogue(model, { typed: useDeferredValue(search), series, most });
  const { floors, count, levels } = found;
  const shown = floors.length;
  useEffect(() => {
    if (!isGrowing.current || shown <= most - SCREENFUL) return;
    isGrowing.current = false;
    // once the last floors show, the button that had the focus is removed
    list.current?.children[most - SCREENFUL]?.querySelector('button')?.focus();
  }, [shown, most]);
  const showMore = () => {
    isGrowing.current = true;
    setMost(most + SCREENFUL);
  };
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
            options={found.series.map((each) => ({ value: each, label: each }))}
            onChange={({ target }) => setSeries(target.value)}
          />
        </Field>
      </div>
      {compared.length > 0 && (
        <Button variant="outline" onClick={onCompare}>
          {compared.length === 1 ? 'Look at 1 floor' : `Compare ${compared.length} floors`}
        </Button>
      )}
      <p className="text-small text-muted" role="status">
        {found.isSearching ? 'Searching' : countText(count, 'floor')}
        {levelsText(levels)}
        {found.isNear && count > 0 && ' that come near'}
        {found.isSuited && !found.isSearching && ' that suit the ticked rooms. Search to find any other.'}
      </p>
      {found.retry && <RetryLine what="The search" onRetry={found.retry} />}
      <ul ref={list} className={styles.floors} aria-label="Floors">
        {floors.map((each) => (
          <FloorCard
            key={each.floor.productId}
            {...each}
            isCompared={compared.includes(each.floor.productId)}
            onLay={layHere}
          />
        ))}
      </ul>
      {found.hasMore && (
        <Button variant="outline" onClick={showMore}>
          More floors
        </Button>
      )}
    </div>
  );
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
      <p className="text-small text-muted">
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
