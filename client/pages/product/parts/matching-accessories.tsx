import { useEffect, useRef, useState } from 'react';
import { goesWith } from '../../../../contracts/domain/product/goes-with.ts';
import type { FloorSpec } from '../../../data/floor-spec.ts';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { SECTIONS } from '../sections.ts';
import styles from './matching-accessories.module.css';

interface MatchingAccessoriesProps {
  spec: FloorSpec;
  /** of the floor */
  finish: string;
  /** how many are shown at first */
  first: number;
}

/** Accessories to lay, trim and care for this floor, each with its reason. */
export function MatchingAccessories({ spec, finish, first }: MatchingAccessoriesProps) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // the button that had the focus is removed
    if (all) list.current?.querySelectorAll('a')[first]?.focus();
  }, [all, first]);
  const href = useHref();
  if (spec.accessories.length === 0) return null;
  const ordered = goesWith(spec, finish);
  const shown = all ? ordered : ordered.slice(0, first);
  return (
    <Section title="Goes with this floor" anchor={SECTIONS.accessories.id} screenOnly>
      <ul ref={list} className={styles.accessories}>
        {shown.map(({ accessory: { use, productId, productName, mainImg }, reason }) => (
          <li className={styles.accessory} key={productId}>
            <div className={styles.picture}>
              <Picture src={mainImg} alt="" sizes="96px" />
            </div>
            <div className={styles.words}>
              <p className="text-eyebrow text-muted">{use}</p>
              <Link className={styles.name} href={href('product', { id: productId })} look="quiet">
                {productName}
              </Link>
              <p className="text-small text-muted">{reason}</p>
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
