import { useHref } from '../../../state/device.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { EmptyState } from '../../../ui/states.tsx';

export function EmptyBasket() {
  const href = useHref();
  return (
    <EmptyState
      title="Your basket is empty"
      action={<ButtonLink href={href('flooring')}>Browse flooring</ButtonLink>}
    >
      Choose a floor, enter the area you need, and we work out the packs.
    </EmptyState>
  );
}
