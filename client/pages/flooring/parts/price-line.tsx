import { createContext, useContext } from 'react';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { unitWord } from '../../../../contracts/domain/quantity/quantity-text.ts';
import type { ListedProduct } from '../../../data/listed-product.ts';
import type { Prices } from '../../../data/priced-products.ts';

interface ShownPrices {
  /** a trade customer; others are asked to log in */
  readonly loggedIn: boolean;
  /** undefined while they load */
  readonly prices: Prices | undefined;
  readonly failed: boolean;
}

/** A context, so that when prices arrive after the cards, only their lines are drawn again. */
export const PriceContext = createContext<ShownPrices>({ loggedIn: false, prices: undefined, failed: false });

/** The last line of a card; the same height with a price, with the hint instead, and while the price is loading. */
export function PriceLine({ product }: { product: ListedProduct }) {
  const { loggedIn, prices, failed } = useContext(PriceContext);
  if (!loggedIn) return <p className="product-price for-visitors">Log in for trade prices</p>;
  if (!prices && !failed)
    return (
      <p className="product-price" data-known="">
        <span className="product-price-coming" aria-hidden="true" data-skeleton="" />
      </p>
    );
  const pence = prices?.get(product.productId);
  return (
    <p className="product-price" data-known="">
      {formatPence(pence)}
      {pence !== undefined && <span> / {unitWord(product.productUnit)}</span>}
    </p>
  );
}
