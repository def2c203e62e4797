import { useEffect, useRef } from 'react';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import type { ListedProduct } from '../../../data/listed-product.ts';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { SamplesPageModel } from '../use-samples-page.ts';
import styles from './number-list.module.css';

interface NumberListProps {
  model: SamplesPageModel;
  shown: ListedProduct | undefined;
  /** shown over the page */
  isOver?: boolean;
}

/** The product numbers of the series. */
export function NumberList(props: NumberListProps) {
  return (
    <ReadingView reading={props.model.products} what="The floors of this series" loading={<Loading />} isPart>
      {(products) =>
        products.length === 0 ? (
          <p>There are no floors in this series at the moment.</p>
        ) : (
          <Numbers key={props.model.series.name} {...props} products={products} />
        )
      }
    </ReadingView>
  );
}

function Numbers({
  model,
  shown,
  isOver = false,
  products,
}: NumberListProps & { products: readonly ListedProduct[] }) {
  const { series, more, hidden } = model;
  const list = useRef<HTMLUListElement>(null);
  const href = useHref();
  const begun = useRef(products.length);
  const isMore = products.length > begun.current;
  useEffect(() => {
    // the button that had the focus is gone
    if (isMore) list.current?.children[begun.current]?.querySelector('a')?.focus();
  }, [isMore]);
  return (
    <>
      <ul ref={list} className={styles.numbers}>
        {products.map((product) => (
          <NumberItem
            key={product.productId}
            model={model}
            product={product}
            isShown={product.productId === shown?.productId}
            isOver={isOver}
          />
        ))}
      </ul>
      {more && (
        <Button variant="outline" wide onClick={more}>
          More floors
        </Button>
      )}
      {hidden > 0 && (
        <p className="text-small">
          {countText(hidden, 'more floor')} of this series {hidden === 1 ? 'is' : 'are'} in{' '}
          <Link look="underline" href={href('flooring', { type: series.menu?.listType })}>
            our list
          </Link>
          . Samples can be ordered on the page of each.
        </p>
      )}
    </>
  );
}

interface NumberItemProps {
  model: SamplesPageModel;
  product: ListedProduct;
  isShown: boolean;
  isOver: boolean;
}

function NumberItem({ model: { hrefOf, series, chosen }, product, isShown, isOver }: NumberItemProps) {
  const { productId, productNo, productName, mainImg } = product;
  const isChosen = chosen.some((sample) => sample.productId === productId);
  return (
    <li>
      <Link
        className={styles.number}
        href={hrefOf({ series, productId })}
        replace
        state={{ over: isOver }}
        {...(isShown ? { 'aria-current': 'true' as const } : {})}
      >
        <span className={styles.picture}>
          <Picture src={mainImg} alt="" sizes="64px" />
        </span>
        <span className={styles.words}>
          <span className={styles.no} translate="no">
            {productNo}
          </span>
          <span className="text-small text-muted">{productName}</span>
        </span>
        {isChosen && (
          <span className={styles.chosen}>
            <CheckIcon />
            <VisuallyHidden>chosen</VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  );
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

function Loading() {
  return (
    <div className={styles.numbers} aria-busy="true">
      <VisuallyHidden role="status">Loading the floors of this series</VisuallyHidden>
      {PLACES.map((place) => (
        <Skeleton className={styles.place} key={place} />
      ))}
    </div>
  );
}
