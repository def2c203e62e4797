import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { accessoriesByTurns } from '../accessory-choice.ts';
import type { ProductSpec } from '../product-extras.api.ts';

interface MatchingAccessoriesProps {
  accessories: ProductSpec['accessories'];
  /** how many are shown at first */
  first: number;
}

/** What you need to lay, trim and care for this floor. */
export function MatchingAccessories({ accessories, first }: MatchingAccessoriesProps) {
  const [all, setAll] = useState(false);
  const href = useHref();
  if (accessories.length === 0) return null;
  const ordered = accessoriesByTurns(accessories);
  const shown = all ? ordered : ordered.slice(0, first);
  return (
    <Section title="Goes with this floor" screenOnly>
      <chakra.ul
        listStyle="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
        columnGap="8"
        rowGap="5"
      >
        {shown.map(({ use, productId, productName, mainImg }) => (
          <chakra.li key={productId} position="relative" display="flex" alignItems="center" gap="4">
            <chakra.div width="6rem" flexShrink={0}>
              <Picture src={mainImg} alt="" sizes="96px" />
            </chakra.div>
            <chakra.div minWidth="0">
              <chakra.p textStyle="eyebrow" color="fg.muted">
                {use}
              </chakra.p>
              <Link
                href={href('product-detail', { id: productId })}
                look="quiet"
                _after={{ content: '""', position: 'absolute', inset: '0' }}
              >
                {productName}
              </Link>
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
      {shown.length < ordered.length && (
        <Button variant="outline" alignSelf="start" onClick={() => setAll(true)}>
          Show all {ordered.length} accessories
        </Button>
      )}
    </Section>
  );
}
