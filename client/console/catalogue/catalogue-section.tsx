import { chakra } from '@chakra-ui/react';
import { useDeferredValue, useState } from 'react';
import { isFound, searchableText, searchFor } from '../../../contracts/domain/text/search-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ColumnHeads, List, Quiet } from '../parts/rows.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import { useRead } from '../use-console.ts';
import { CATALOGUE_COLUMNS, CatalogueItem } from './catalogue-item.tsx';
import styles from './catalogue-section.module.css';

const STEP = 60;

/** Prices and stock, edited in place. */
export function CatalogueSection() {
  // A refresh would interrupt typing.
  const { data, error, retry } = useRead('/catalogue', 0);
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(STEP);
  const words = useDeferredValue(search).split(/\s+/).map(searchFor);
  const found = data?.products.filter(({ productNo, productName, productSeries }) => {
    const text = searchableText([productNo, productName, productSeries]);
    return words.every((word) => isFound(text, word));
  });
  return (
    <>
      <SectionHead
        title="Catalogue"
        lead="Change a price or the stock and save the row. The shop shows it from the next call."
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="5" marginBottom="6">
        <chakra.div flex="0 1 24rem">
          <Field label="Search by number, name or series">
            <TextInput asks="search" value={search} onChange={(event) => setSearch(event.target.value)} />
          </Field>
        </chakra.div>
        <Quiet role="status" fontVariantNumeric="tabular-nums" py="3">
          {found ? `${found.length} of ${data?.products.length ?? 0} products` : ''}
        </Quiet>
      </chakra.div>
      <ColumnHeads columns={CATALOGUE_COLUMNS} heads={['Product', 'Price in £', 'Stock', '']} />
      <List
        label="Products"
        items={found?.slice(0, limit)}
        error={error}
        onRetry={retry}
        rowHeight="5rem"
        empty={{ title: 'No products found', text: 'Search for part of a number, name or series.' }}
      >
        {(row) => <CatalogueItem key={row.productId} row={row} />}
      </List>
      {found && found.length > limit && (
        <Button className={styles.more} variant="outline" onClick={() => setLimit(limit + STEP)}>
          Show more
        </Button>
      )}
    </>
  );
}
