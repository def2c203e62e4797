import { useEffect, useRef, useState } from 'react';
import { packsHeading, packsText } from '../../../../contracts/domain/quantity/goods-count.ts';
import { unitWord } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { QUANTITY_TEXT_MAX } from '../../../lib/whole-number.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { AccessoryRow } from '../accessory-rows.ts';
import type { FittingContent } from '../use-accessories-page.ts';
import styles from './accessory-list.module.css';
import { needWords, packWords } from './need-words.ts';

interface AccessoryListProps {
  content: FittingContent;
  /** number shown at first */
  first: number;
}

/** The accessories that go with the floors, each with a box to tick. */
export function AccessoryList({ content, first }: AccessoryListProps) {
  const { rows, pick, typeQuantity } = content;
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = all ? rows : rows.slice(0, first);
  useEffect(() => {
    // the button that had the focus is removed
    if (all) list.current?.children[first]?.querySelector('input')?.focus();
  }, [all, first]);
  return (
    <Section title="Accessories" lead="Tick what you want. The quantities follow from the area.">
      {rows.length === 0 && <p>There are no accessories for this floor at the moment.</p>}
      <div className={styles.room}>
        <ul ref={list} className={styles.accessories}>
          {shown.map((row) => (
            <Accessory
              key={row.product.productId}
              row={row}
              onPick={(picked) => pick(row.product.productId, { picked, text: row.text })}
              onType={(text) => typeQuantity(row.product.productId, text)}
            />
          ))}
        </ul>
      </div>
      {shown.length < rows.length && (
        <Button className={styles.more} variant="outline" onClick={() => setAll(true)}>
          View More Accessories
        </Button>
      )}
    </Section>
  );
}

interface AccessoryProps {
  row: AccessoryRow;
  onPick: (picked: boolean) => void;
  onType: (text: string) => void;
}

function Accessory({ row, onPick, onType }: AccessoryProps) {
  const { product, use, picked, text, packs, cost, problem } = row;
  const { productName, mainImg, productPrice, productUnit } = product;
  const counted = packsHeading(product);
  return (
    <li className={styles.accessory} data-picked={picked || undefined}>
      <div className={styles.picture}>
        <Picture src={mainImg} alt="" sizes="(min-width: 64rem) 20rem, 6rem" />
      </div>
      <div className={styles.words}>
        {use && <p className="text-eyebrow text-muted">{use}</p>}
        <Checkbox
          label={<span className={styles.name}>{productName}</span>}
          checked={picked}
          onChange={(event) => onPick(event.target.checked)}
        />
        <p className="text-small text-muted">
          <Price className={styles.price} pence={productPrice} per={unitWord(productUnit)} />
          {packWords(product)}
        </p>
        <p className="text-small">{needWords(row)}</p>
      </div>
      <div className={styles.quantity}>
        <Field label={counted} error={problem}>
          <TextInput
            aria-label={`${counted} of ${productName}`}
            value={text}
            asks="whole"
            maxLength={QUANTITY_TEXT_MAX}
            onChange={(event) => onType(event.target.value)}
          />
        </Field>
        <p className={styles.cost}>
          <span className="sr-only">{`${packsText(packs, product)} cost `}</span>
          <Price pence={cost} className={styles.price} />
        </p>
      </div>
    </li>
  );
}
