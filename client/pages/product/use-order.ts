import { useState } from 'react';
import { vatPercentAt } from '../../../contracts/domain/vat/vat.ts';
import type { FloorSpec } from '../../data/floor-spec.ts';
import type { Product } from '../../data/order-line.ts';
import { usePacksInBasket } from '../../features/basket/basket.api.ts';
import { keptRecord, tabStore } from '../../lib/storage.ts';
import { isCustomer, sessionScope, useSession } from '../../state/session.ts';
import { type ProductOrder, productOrder, textOfPacks } from './product-order.ts';

/** The calculator's entries, kept across a refresh until the tab is closed. */
interface OrderDraft {
  readonly text: string;
  /** the layout whose wastage is added; '' for none */
  readonly layout: string;
  readonly vat: boolean;
}

/** A draft is kept for one user, so the next to log in in this tab doesn't see it. */
function draftKey(userId: string, productId: string): string {
  return `alderline.order-draft.${userId}.${productId}`;
}

function readDraft(key: string): OrderDraft | undefined {
  const { text, layout, vat } = keptRecord(tabStore.read(key));
  return typeof text === 'string' && typeof vat === 'boolean'
    ? { text, layout: typeof layout === 'string' ? layout : '', vat }
    : undefined;
}

const keepDraft = (key: string, draft: OrderDraft) => tabStore.keep(key, draft);

export interface OrderModel extends OrderDraft {
  /** the rate in force, whether VAT is included or not */
  readonly vatPercent: number;
  readonly order: ProductOrder;
  readonly type: (text: string) => void;
  /** asks for what these packs hold, in place of what was typed and of any wastage */
  readonly takePacks: (packs: number) => void;
  readonly chooseLayout: (layout: string) => void;
  readonly switchVat: (on: boolean) => void;
}

/**
 * The calculator of one product; remount it for another product or user, because it starts with their draft.
 * @param wastage of the floor's layouts, once it is known
 */
export function useOrder(product: Product, wastage: FloorSpec['wastage'], vatAtFirst: boolean): OrderModel {
  const session = useSession();
  const inBasket = usePacksInBasket(product.productId);
  const key = draftKey(sessionScope(session), product.productId);
  const [draft, setDraft] = useState<OrderDraft>(
    () => readDraft(key) ?? { text: '', layout: '', vat: vatAtFirst },
  );
  const change = (part: Partial<OrderDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(key, next);
  };
  const vatPercent = vatPercentAt(Date.now());
  return {
    ...draft,
    vatPercent,
    order: productOrder({
      product,
      text: draft.text,
      wastagePercent: wastage.find(({ layout }) => layout === draft.layout)?.percent ?? 0,
      vatPercent: draft.vat ? vatPercent : 0,
      loggedIn: isCustomer(session),
      inBasket,
    }),
    type: (text) => change({ text }),
    takePacks: (packs) => change({ text: textOfPacks(packs, product), layout: '' }),
    chooseLayout: (layout) => change({ layout }),
    switchVat: (vat) => change({ vat }),
  };
}
