import { clsx } from 'clsx';
import { isPattern } from '../../../../contracts/domain/layout/find-floor.ts';
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
import { differenceText } from '../layout-words.ts';
import type { BenchModel } from '../use-bench.ts';
import styles from './bench.module.css';
import { handsText, layoutFacts } from './facts.ts';

interface PacksPanelProps {
  product: Product;
  model: BenchModel;
  laid: NonNullable<BenchModel['laid']>;
  price: PriceReading;
}

/** Packs by the layout beside those by the usual percentage, and what the layout takes. */
export function PacksPanel({ product, model, laid, price }: PacksPanelProps) {
  const { layout, packs } = laid;
  const loggedIn = isCustomer(useSession());
  return (
    <SidePanel title="Packs">
      <dl className={styles.packs}>
        <div>
          <dt>By this layout</dt>
          <dd translate="no">{countText(packs.packs, 'pack')}</dd>
        </div>
        <div>
          <dt>With {percentText(model.floor.usualPercent)} on the area</dt>
          <dd translate="no">{countText(packs.byPercent, 'pack')}</dd>
        </div>
      </dl>
      <p className={clsx('text-small', styles.muted)}>
        {differenceText(packs, model.floor)}
        {isPattern(layout) && handsText(layout)}
      </p>
      <div data-no-print="">
        {loggedIn ? <Order product={product} packs={packs.packs} price={price} /> : <LogInToOrder />}
      </div>
      <Facts facts={layoutFacts(model, laid)} />
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
