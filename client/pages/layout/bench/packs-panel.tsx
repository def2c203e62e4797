import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { countText, percentText } from '../../../../contracts/domain/number/notation.ts';
import { checkStock } from '../../../../contracts/domain/product/stock.ts';
import type { Product } from '../../../data/order-line.ts';
import { usePacksInBasket } from '../../../features/basket/basket.api.ts';
import { AddToBasketButton } from '../../../features/basket/parts/add-to-basket-button.tsx';
import type { PriceReading } from '../../../features/floor-page/use-floor-page.ts';
import { useLoginHref } from '../../../state/device.ts';
import { isCustomer, useSession } from '../../../state/session.ts';
import { Facts } from '../../../ui/facts.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { RetryLine } from '../../../ui/states.tsx';
import type { LayoutPacks } from '../layout-packs.ts';
import styles from './bench.module.css';

interface PacksPanelProps {
  product: Product;
  packs: LayoutPacks;
  usualPercent: number;
  /** why both figures differ */
  why: string;
  facts: ComponentProps<typeof Facts>['facts'];
  price: PriceReading;
}

/** Packs by the layout beside those by the usual percentage, and what the layout takes. */
export function PacksPanel({ product, packs, usualPercent, why, facts, price }: PacksPanelProps) {
  const loggedIn = isCustomer(useSession());
  return (
    <SidePanel title="Packs">
      <dl className={styles.packs}>
        <div>
          <dt>By this layout</dt>
          <dd translate="no">{countText(packs.packs, 'pack')}</dd>
        </div>
        <div>
          <dt>With {percentText(usualPercent)} on the area</dt>
          <dd translate="no">{countText(packs.byPercent, 'pack')}</dd>
        </div>
      </dl>
      <p className={clsx('text-small', styles.muted)}>{why}</p>
      <div data-no-print="">
        {loggedIn ? <Order product={product} packs={packs.packs} price={price} /> : <LogInToOrder />}
      </div>
      <Facts facts={facts} />
    </SidePanel>
  );
}

interface OrderProps extends Pick<PacksPanelProps, 'product' | 'price'> {
  packs: number;
}

function Order({ product, packs, price }: OrderProps) {
  const inBasket = usePacksInBasket(product.productId);
  const stock = checkStock(packs, product.inventoryBalance, inBasket);
  if (price.state === 'failed') return <RetryLine what="Your price" onRetry={price.retry} />;
  if (!stock.sufficient)
    return (
      <div role="status">
        {stock.messages.map((message) => (
          <p className={clsx('text-small', styles.shortage)} key={message}>
            {message}
          </p>
        ))}
      </div>
    );
  return (
    <AddToBasketButton product={product} packs={packs} size="lg" wide>
      Add {countText(packs, 'pack')} to basket
    </AddToBasketButton>
  );
}

function LogInToOrder() {
  return (
    <ButtonLink href={useLoginHref()} wide>
      Log in to order
    </ButtonLink>
  );
}
