import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { accessoriesByTurns } from '../../../data/accessories.ts';
import type { FloorSpec } from '../../../data/floor-spec.ts';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { SECTIONS } from '../sections.ts';
import styles from './matching-accessories.module.css';

interface MatchingAccessoriesProps {
  accessories: FloorSpec['accessories'];
  /** how many are shown at first */
  first: number;
}

/** Accessories to lay, trim and care for this floor. */
export function MatchingAccessories({ accessories, first }: MatchingAccessoriesProps) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // the button that had the focus is removed
    if (all) list.current?.querySelectorAll('a')[first]?.focus();
  }, [all, first]);
  const href = useHref();
  if (accessories.length === 0) return null;
  const ordered = accessoriesByTurns(accessories);
  const shown = all ? ordered : ordered.slice(0, first);
  return (
    <Section title="Goes with this floor" anchor={SECTIONS.accessories.id} screenOnly>
      <ul ref={list} className={styles.accessories}>
        {shown.map(({ use, productId, productName, mainImg }) => (
          <li className={styles.accessory} key={productId}>
            <div className={styles.picture}>
              <Picture src={mainImg} alt="" sizes="96px" />
            </div>
            <div className={styles.words}>
              <p className={clsx('text-eyebrow', styles.use)}>{use}</p>
              <Link className={styles.name} href={href('product', { id: productId })} look="quiet">
                {productName}
              </Link>
            </div>
          </li>
        ))}
      </ul>
      {shown.length < ordered.length && (
        <Button className={styles.all} variant="outline" onClick={() => setAll(true)}>
          Show all {ordered.length} accessories
        </Button>
      )}
    </Section>
  );
}
