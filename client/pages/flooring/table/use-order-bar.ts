import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { checkStock, sentencesOf } from '../../../../contracts/domain/product/stock.ts';
import { costOf, totalAmount, totalWeight } from '../../../../contracts/domain/quantity/packs.ts';
import { LIST_PAGE, WHOLE_LISTS } from '../../../../contracts/site/page-calls.ts';
import type { ListedProduct } from '../../../data/listed-product.ts';
import type { OrderedProduct } from '../../../data/order-line.ts';
import { type Prices, pricesIn, usePricedProducts } from '../../../data/priced-products.ts';
import { PRODUCT } from '../../../data/product-calls.ts';
import { readProduct } from '../../../data/product-now.ts';
import { PRODUCT_LIST, WHOLE_SHOP } from '../../../data/products.ts';
import { basketLineInput } from '../../../features/basket/basket-line-input.ts';
import { useAddLines } from '../../../features/basket/use-add-lines.ts';
import { useCallScope } from '../../../lib/call-scope.ts';
import { invalidate } from '../../../lib/use-call.ts';
import { useGo } from '../../../state/device.ts';
import { isCustomer, session } from '../../../state/session.ts';
import { useSite } from '../../../state/site-context.ts';
import { type TypedPacks, takeOut, useTypedPacks } from './typed-packs.ts';

interface TypedLine {
  readonly product: ListedProduct;
  readonly packs: number;
  /** pence for the product's unit; undefined until it is known */
  readonly price: number | undefined;
}

interface PricedList {
  readonly products: readonly ListedProduct[];
  readonly prices: Prices | undefined;
}

const NOTHING: PricedList = { products: [], prices: undefined };

interface OrderLines {
  readonly lines: readonly {
    readonly product: OrderedProduct;
    readonly packs: number;
    readonly name: string;
  }[];
  readonly weightKg: number;
  /** pence without VAT */
  readonly cost: number;
}

export interface OrderBarModel {
  /** how many products */
  readonly count: number;
  readonly packs: number;
  /** undefined until their prices and weights have loaded */
  readonly ready: OrderLines | undefined;
  /** Adds everything to the basket, or nothing, and opens it. */
  readonly order: () => void;
  /** Removes everything that is typed. */
  readonly clear: () => void;
  readonly isPending: boolean;
  /** what keeps a line from being added; '' otherwise */
  readonly problem: string;
}

/** @param listed the products that the table shows. @param prices theirs */
export function useOrderBar(listed: readonly ListedProduct[], prices: Prices | undefined): OrderBarModel {
  const typed = useTypedPacks();
  const go = useGo();
  const { add, isPending, problem } = useAddLines();
  const [refused, setRefused] = useState('');
  // packs that were typed on another list, or before a filter was set
  const elsewhere = Object.keys(typed).filter((id) => !listed.some(({ productId }) => productId === id));
  const others = useTypedElsewhere(elsewhere);
  const lines = typedLines(typed, [{ products: listed, prices }, others ?? NOTHING]);

  const ready = orderLines(lines);
  useForgottenPacks(others ? typed : {}, lines);

  async function order() {
    if (!isCustomer(session)) return;
    const { user } = session;
    if (!ready) return setRefused('Your prices have not loaded yet');
    const wrong = lines.find(({ product, packs }) => packs > product.inventoryBalance);
    setRefused(wrong ? `${wrong.product.productName}: ${stockProblem(wrong)}` : '');
    if (wrong) return;
    const named = ready.lines.flatMap(({ product, packs, name }) => {
      const line = basketLineInput(product, packs, user);
      return line ? [{ name, line }] : [];
    });
    // a refusal means that prices or stock have changed, so read them again
    if (!(await add(named))) return void invalidate(PRODUCT_LIST, LIST_PAGE, PRODUCT);
    clear();
    go('basket');
  }

  const clear = () => takeOut(typed);

  return {
    count: lines.length,
    packs: lines.reduce((sum, line) => sum + line.packs, 0),
    ready,
    order: () => void order(),
    clear,
    isPending,
    problem: refused || problem,
  };
}

/**
 * Products of other lists, with their prices: from the whole shop, or each by itself in a long shop.
 * @returns undefined until they are known
 */
function useTypedElsewhere(ids: readonly string[]): PricedList | undefined {
  const isLong = useSite().absent.includes(WHOLE_LISTS);
  const isElsewhere = ids.length > 0;
  const shop = usePricedProducts(isElsewhere && !isLong ? WHOLE_SHOP : [], { whole: true });
  const scope = useCallScope();
  const { data: each } = useSWR<PricedList>(isElsewhere && isLong ? [PRODUCT, ...ids, scope] : null, () =>
    readEach(ids),
  );
  if (isLong) return each;
  const products = shop.reading.state === 'ready' ? shop.reading.value : [];
  return products.length > 0 ? { products, prices: shop.prices } : undefined;
}

async function readEach(ids: readonly string[]): Promise<PricedList> {
  const products = (await Promise.all(ids.map(readProduct))).flatMap((product) => product ?? []);
  return { products, prices: pricesIn(products) };
}

/** Forgets packs of products that are no longer sold. @param typed nothing until all are known */
function useForgottenPacks(typed: TypedPacks, lines: readonly TypedLine[]): void {
  const unsold = Object.entries(typed).filter(
    ([id]) => !lines.some(({ product }) => product.productId === id),
  );
  useEffect(() => {
    if (unsold.length > 0) takeOut(Object.fromEntries(unsold));
  });
}

/** The typed packs with their products. Products that none of the lists has are left out. */
function typedLines(typed: TypedPacks, lists: readonly PricedList[]): TypedLine[] {
  return Object.entries(typed).flatMap(([id, packs]) => {
    for (const { products, prices } of lists) {
      const product = products.find(({ productId }) => productId === id);
      if (product) return [{ product, packs, price: prices?.get(id) }];
    }
    return [];
  });
}

function orderLines(typed: readonly TypedLine[]): OrderLines | undefined {
  const lines = typed.flatMap(({ product: { packWeight, ...product }, packs, price: productPrice }) =>
    packWeight === undefined || productPrice === undefined
      ? []
      : [{ product: { ...product, packWeight, productPrice }, packs, name: product.productName }],
  );
  if (lines.length < typed.length) return undefined;
  return {
    lines,
    weightKg: lines.reduce((kg, { product, packs }) => kg + totalWeight(packs, product.packWeight), 0),
    cost: lines.reduce(
      (pence, { product, packs }) =>
        pence + costOf(totalAmount(packs, product.packSize), product.productPrice),
      0,
    ),
  };
}

function stockProblem({ product, packs }: TypedLine): string {
  const check = checkStock(packs, product.inventoryBalance);
  return check.sufficient ? '' : sentencesOf(check.messages);
}
