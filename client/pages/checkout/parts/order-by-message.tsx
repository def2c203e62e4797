import { useHref } from '../../../state/device.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { EmptyState } from '../../../ui/states.tsx';

/** Replaces the checkout where the backend takes no orders. */
export function OrderByMessage() {
  const href = useHref();
  return (
    <EmptyState
      title="Orders go to our sales office"
      action={<ButtonLink href={href('basket')}>To the basket</ButtonLink>}
    >
      You can’t place an order here at present. Send it from your basket, and we confirm it by email.
    </EmptyState>
  );
}
