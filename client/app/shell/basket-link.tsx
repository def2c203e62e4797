import { clsx } from 'clsx';
import { countText } from '../../../contracts/domain/number/notation.ts';
import { useBasketCount } from '../../features/basket/basket.api.ts';
import { useHref } from '../../state/device.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { BasketIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './basket-link.module.css';
import toolLink from './tool-link.module.css';

/** Link to the basket, for trade customers, with the number of lines in it. */
export function BasketLink() {
  const href = useHref();
  const count = useBasketCount();
  if (!isCustomer(useSession())) return null;
  return (
    <Link className={toolLink.link} href={href('basket')} aria-label={basketLabel(count)} look="quiet">
      <BasketIcon size="1.5rem" />
      <BasketCount count={count} />
    </Link>
  );
}

/** @param count lines in the basket; undefined until it has been read */
export const basketLabel = (count: number | undefined): string =>
  count ? `Basket, ${countText(count, 'line')}` : 'Basket';

/** The number of lines, on the corner of the icon. */
export function BasketCount({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span className={clsx('text-figures', styles.count)} aria-hidden="true">
      {count}
    </span>
  );
}
