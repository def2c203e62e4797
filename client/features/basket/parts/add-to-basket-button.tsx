import type { ReactNode } from 'react';
import type { Product } from '../../../data/order-line.ts';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { BasketIcon } from '../../../ui/icons.tsx';
import { useAddToBasket } from '../use-add-to-basket.ts';

interface AddToBasketButtonProps extends Pick<ButtonLook, 'size' | 'wide'> {
  product: Product;
  packs: number;
  /** other words, where the page shows several numbers of packs */
  children?: ReactNode;
}

/** The page decides whether it shows (docs/product.md, "States"). Nothing can be ordered until the price has loaded. */
export function AddToBasketButton({
  size,
  wide,
  children = 'Add to basket',
  ...order
}: AddToBasketButtonProps) {
  const { add, isPending } = useAddToBasket();
  return (
    <Button
      size={size}
      wide={wide}
      loading={isPending}
      disabled={order.product.productPrice === undefined}
      onClick={() => add(order)}
    >
      {!isPending && <BasketIcon />}
      {children}
    </Button>
  );
}
