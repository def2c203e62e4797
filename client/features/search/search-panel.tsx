import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { clsx } from 'clsx';
import {
  type FormEvent,
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatPence } from '../../../contracts/domain/money/money.ts';
import { countText, sizeText } from '../../../contracts/domain/number/notation.ts';
import { unitWord } from '../../../contracts/domain/quantity/quantity-text.ts';
import { readSearch, SEARCH_MAX } from '../../../contracts/domain/text/typed-search.ts';
import type { Ability } from '../../../contracts/site/page-calls.ts';
import type { ListedProduct } from '../../data/listed-product.ts';
import type { Reading } from '../../lib/reading.ts';
import { stockText } from '../../lib/stock-text.ts';
import { useDevice, useGo } from '../../state/device.ts';
import { useKeptChoice } from '../../state/kept-choice.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { useSite } from '../../state/site-context.ts';
import { Button } from '../../ui/button.tsx';
import { FIELD_KINDS } from '../../ui/field-kinds.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RetryLine } from '../../ui/states.tsx';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import styles from './search-panel.module.css';
import { ALL, recentGroups, resultsPlace, suggestionsFor } from './suggestions.ts';
import { type FoundProducts, useSearched } from './use-searched.ts';

/** The search field with what it finds below, as it is typed; Enter shows all of it. */
export function SearchPanel({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const q = readSearch(useDeferredValue(typed));
  const { absent } = useSite();
  const { reading, prices, found, groups } = useSuggestions(q, absent);
  const go = useGo();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const options = groups.flatMap(({ suggestions }) => suggestions);
  const collection = createListCollection({
    items: options,
    itemToValue: (option) => option.href,
    itemToString: (option) => option.label,
  });
  const leave = (text: string) => {
    if (text !== '') rememberSearch(text);
    onDone();
  };
  const showAll = (event: FormEvent) => {
    event.preventDefault();
    // the last key may not be rendered yet
    const text = readSearch(field.current?.value);
    if (text === '') return;
    leave(text);
    go(...resultsPlace(text, text === q ? found : undefined, absent));
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onDone();
  };
  return (
    <search onKeyDownCapture={closeOnEscape}>
      <form onSubmit={showAll}>
        <Combobox.Root
          collection={collection}
          inputValue={typed}
          onInputValueChange={({ inputValue }) => setTyped(inputValue)}
          value={[]}
          open={options.length > 0}
          selectionBehavior="preserve"
          // its own click doesn't bubble, so the browser would load a new page
          navigate={({ node }) => node.click()}
          allowCustomValue
          disableLayer
          loopFocus
        >
          <Combobox.Label className="sr-only">Search floors and accessories</Combobox.Label>
          <Combobox.Input
            ref={field}
            {...FIELD_KINDS.search}
            className="control"
            placeholder="Name, number, size or use"
            maxLength={SEARCH_MAX}
          />
          <p className={clsx('text-small', styles.status)} role="status">
            {q !== '' && statusOf(reading, found)}
          </p>
          {reading.state === 'failed' && <RetryLine what="The search" onRetry={reading.retry} />}
          <Combobox.Content className="stack-4">
            {groups.map(({ title, suggestions }) => (
              <Combobox.ItemGroup key={title}>
                <Combobox.ItemGroupLabel
                  className={title === ALL ? 'sr-only' : clsx('text-eyebrow', styles.groupName)}
                >
                  {title}
                </Combobox.ItemGroupLabel>
                {suggestions.map((option) => (
                  <Combobox.Item key={option.href} item={option} asChild>
                    <Link className={styles.option} href={option.href} onClick={() => leave(q)}>
                      {option.product ? (
                        <ProductOption
                          product={option.product}
                          pence={prices?.get(option.product.productId)}
                        />
                      ) : (
                        option.label
                      )}
                    </Link>
                  </Combobox.Item>
                ))}
              </Combobox.ItemGroup>
            ))}
          </Combobox.Content>
        </Combobox.Root>
      </form>
      {q === '' && groups.length > 0 && (
        <Button variant="link" size="sm" onClick={forgetSearches}>
          Clear recent searches
        </Button>
      )}
    </search>
  );
}

/** What is found, or what was searched for before while nothing is typed. */
function useSuggestions(q: string, absent: readonly Ability[]) {
  const { reading, prices } = useSearched(q);
  const found = reading.state === 'ready' ? reading.value : undefined;
  const { searches } = useKeptChoice(recentSearches);
  const device = useDevice();
  const customer = isCustomer(useSession());
  const groups = useMemo(
    () =>
      q === ''
        ? recentGroups(searches, device, absent)
        : suggestionsFor({ q, found, device, isCustomer: customer, absent }),
    [q, searches, found, device, customer, absent],
  );
  return { reading, prices, found, groups };
}

function statusOf(reading: Reading<unknown>, found: FoundProducts | undefined): string {
  if (reading.state === 'loading') return 'Searching';
  if (reading.state === 'unavailable') return 'Floors can’t be searched online.';
  if (!found) return '';
  if (found.products.length === 0)
    return 'No floor or accessory found. Try a number, a size, a wood, a colour or a use.';
  return found.isNear
    ? 'Nothing matches all of it. These come near.'
    : countText(found.count ?? found.products.length, 'result');
}

/** @param pence per unit; undefined for visitors, and until it is known */
function ProductOption({ product, pence }: { product: ListedProduct; pence: number | undefined }) {
  const { productName, productNo, specification, mainImg, inventoryBalance, productUnit } = product;
  const stock = stockText(inventoryBalance);
  return (
    <>
      <span className={styles.swatch}>
        <Picture src={mainImg} alt="" sizes="4rem" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{productName}</span>
        <span className="text-small text-muted">
          <span translate="no">{productNo}</span> · {sizeText(specification)}
        </span>
      </span>
      <span className={clsx('text-small', styles.facts)}>
        {pence !== undefined && (
          <span className="text-figures">
            {formatPence(pence)} / {unitWord(productUnit)}
          </span>
        )}
        <span className="text-muted">{stock.text}</span>
      </span>
    </>
  );
}
