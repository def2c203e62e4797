import { useRef } from 'react';
import {
  clauseText,
  specificationClause,
} from '../../../../contracts/domain/product/specification-clause.ts';
import type { FloorSpec } from '../../../data/floor-spec.ts';
import type { Product } from '../../../data/order-line.ts';
import { CopyButton } from '../../../features/copy/copy-button.tsx';
import { brandName } from '../../../lib/api-client.ts';
import { Section } from '../../../ui/section.tsx';
import { SECTIONS } from '../sections.ts';
import styles from './clause.module.css';

interface ClauseProps {
  product: Product;
  spec: FloorSpec;
}

/** The floor as a clause that specifiers copy. */
export function Clause({ product, spec }: ClauseProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const text = clauseText(specificationClause(product, spec, `${brandName()} Flooring`));
  return (
    <Section
      anchor={SECTIONS.clause.id}
      title="Clause to copy"
      lead="For your specification, in our own words."
      action={<CopyButton text={text} what="clause" shown={words} />}
    >
      <p className={styles.clause} ref={words}>
        {text}
      </p>
    </Section>
  );
}
