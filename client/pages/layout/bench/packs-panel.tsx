import { clsx } from 'clsx';
import { type Layout, leastFor } from '../../../../contracts/domain/layout/find-layout.ts';
import type { FloorToLay } from '../../../../contracts/domain/layout/floor-to-lay.ts';
import { areaText, countText, percentText } from '../../../../contracts/domain/number/notation.ts';
import { checkStock } from '../../../../contracts/domain/product/stock.ts';
import type { Product } from '../../../data/order-line.ts';
import { usePacksInBasket } from '../../../features/basket/basket.api.ts';
import { AddToBasketButton } from '../../../features/basket/parts/add-to-basket-button.tsx';
import { useLoginHref } from '../../../state/device.ts';
import { isCustomer, useSession } from '../../../state/session.ts';
import { Facts } from '../../../ui/facts.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { RetryLine } from '../../../ui/states.tsx';
import { differenceText, mmText, runText } from '../layout-words.ts';
import type { BenchModel, LayoutPacks } from '../use-bench.ts';
import type { PriceReading } from '../use-layout-page.ts';
import styles from './bench.module.css';

interface PacksPanelProps {
  product: Product;
  floor: FloorToLay;
  price: PriceReading;
  model: BenchModel & { readonly layout: Layout; readonly packs: LayoutPacks };
}

/** Packs by the layout beside those by the usual percentage, and what the layout takes. */
export function PacksPanel({ product, floor, price, model }: PacksPanelProps) {
  const { layout, packs, board, roomM2, gapMm } = model;
  const { usualPercent } = floor;
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
      <p className={clsx('text-small', styles.muted)}>{differenceText(packs, usualPercent)}</p>
      <div data-no-print="">
        {loggedIn ? <Order product={product} packs={packs.packs} price={price} /> : <LogInToOrder />}
      </div>
      <Facts
        facts={[
          ['Room', areaText(roomM2)],
          ['Boards run', runText(layout)],
          ['Gap at the walls', `${gapMm} mm`],
          ['Boards laid', `${layout.boards}, and ${packs.boardsInPacks - layout.boards} over in whole packs`],
          ['Fewest possible', fewestText(layout)],
          ['Cuts', `${layout.crossCuts} across, ${layout.rips} along`],
          ['Waste', `${areaText(packs.wasteM2)}, ${percentText(packs.wastePercent)} of the floor`],
          ['Offcuts of use', offcutsText(layout, board.length)],
        ]}
      />
    </SidePanel>
  );
}

function fewestText({ boards, fewest }: Layout): string {
  return boards === fewest
    ? `${fewest}: no straight layout takes fewer`
    : `${fewest} at least, in any straight layout`;
}

const SHOWN = 5;

function offcutsText({ offcuts }: Layout, boardLength: number): string {
  if (offcuts.length === 0) return `None of ${mmText(leastFor(boardLength))} mm or more`;
  const longest = offcuts.slice(0, SHOWN).map(({ from, to }) => mmText(to - from));
  const others = offcuts.length - longest.length;
  return `${longest.join(', ')}${others > 0 ? ` mm and ${others} more` : ' mm'}`;
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
