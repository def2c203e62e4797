import { useBasketCall } from '../../../features/basket/basket.api.ts';
import { useSharedBasketCall } from '../../../features/basket/basket-extras.api.ts';
import { basketLineInput } from '../../../features/basket/basket-line-input.ts';
import { useAddLines } from '../../../features/basket/use-add-lines.ts';
import { hasResultCode } from '../../../lib/call-error.ts';
import { type Reading, readingOf } from '../../../lib/reading.ts';
import { invalidate } from '../../../lib/use-call.ts';
import { useGo } from '../../../state/device.ts';
import { useCustomer } from '../../../state/session.ts';
import { type OfferedLine, offeredLines } from './shared-lines.ts';

export interface SharedBasketModel {
  /** first name */
  readonly sharedBy: string;
  /** milliseconds since 1970 */
  readonly endsAt: number;
  readonly goneCount: number;
  readonly lines: readonly OfferedLine[];
  /** what would be added, in pence without VAT */
  readonly cost: number;
  readonly add: () => void;
  readonly isPending: boolean;
  /** which line was refused and why; '' after a success */
  readonly problem: string;
}

/** A shared basket at this customer's prices, with verbs to add it to their own basket or leave it. */
export function useSharedBasket(shareId: string) {
  const { user } = useCustomer();
  const go = useGo();
  const call = useSharedBasketCall(shareId);
  const own = useBasketCall().data?.data ?? [];
  const { add, isPending, problem } = useAddLines();
  const close = () => go('basket', {}, { replace: true });

  const inBasket = new Map<string, number>();
  for (const { productId, number, carType } of own) if (carType === 0) inBasket.set(productId, number);
  const shared = call.data?.data;
  const lines = shared ? offeredLines(shared.lines, inBasket) : [];

  async function addAll() {
    const named = lines.flatMap(({ product, packs }) => {
      const line = packs > 0 ? basketLineInput(product, packs, user) : undefined;
      return line ? [{ name: product.productName, line }] : [];
    });
    if (named.length === 0) return;
    if (await add(named)) return close();
    // a refused line has a new price or stock
    await invalidate('/woojiapi/order/qrysharedbasket');
  }

  const value: SharedBasketModel | undefined = shared && {
    sharedBy: shared.sharedBy,
    endsAt: shared.endsAt,
    goneCount: shared.goneCount,
    lines,
    cost: lines.reduce((pence, { cost }) => pence + cost, 0),
    add: () => void addAll(),
    isPending,
    problem,
  };
  const reading: Reading<SharedBasketModel> = readingOf(call, value);
  const hasEnded = !shared && hasResultCode(call.error, '1');
  return { reading, hasEnded, close };
}
