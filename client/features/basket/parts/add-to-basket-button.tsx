import { type ReactNode, useState } from 'react';
import type { Product } from '../../../data/order-line.ts';
import { CallError } from '../../../lib/call-error.ts';
import { safeToRepeat } from '../../../lib/safe-to-repeat.ts';
import { invalidate, useAction } from '../../../lib/use-call.ts';
import { useGo } from '../../../state/device.ts';
import { notify } from '../../../state/notices.ts';
import { isCustomer, session } from '../../../state/session.ts';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { BasketIcon } from '../../../ui/icons.tsx';
import { addLine, useBasketCall } from '../basket.api.ts';
import { basketLineInput } from '../basket-line-input.ts';
import { keepProject } from '../project-of-line.ts';

interface AddToBasketButtonProps extends Pick<ButtonLook, 'size' | 'wide'> {
  product: Product;
  packs: number;
  /** other words, where the page shows several numbers of packs */
  children?: ReactNode;
}

/** The page decides whether it shows (docs/product.md, "States"). Nothing can be ordered until the price has loaded. */
export function AddToBasketButton({
  product,
  packs,
  children = 'Add to basket',
  ...look
}: AddToBasketButtonProps) {
  const go = useGo();
  const basket = useBasketCall();
  const [send] = useState(() => safeToRepeat(addLine));
  const { run, isPending } = useAction(async () => {
    if (!isCustomer(session)) return;
    const line = basketLineInput(product, packs, session.user);
    if (!line) return;
    await send(keepProject(line, basket.data?.data ?? [])).catch(refreshProduct);
    notify({ type: 'success', text: 'Item added successfully' });
    go('basket');
  });
  return (
    <Button
      {...look}
      loading={isPending}
      disabled={product.productPrice === undefined}
      onClick={() => void run()}
    >
      {!isPending && <BasketIcon />}
      {children}
    </Button>
  );
}

/** A refusal mostly means that the price or stock has changed, so the page reads them again. */
function refreshProduct(error: unknown): never {
  if (error instanceof CallError && error.kind === 'result')
    void invalidate('/woojiapi/product/qrybyproductid');
  throw error;
}
