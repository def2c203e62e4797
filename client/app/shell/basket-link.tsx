import { chakra } from '@chakra-ui/react';
import { useBasketCount } from '../../features/basket/use-basket-count.ts';
import { useHref } from '../../state/device.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { BasketIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';

/** Link to the basket, for trade customers, with the number of lines in it. */
export function BasketLink() {
  const href = useHref();
  const count = useBasketCount();
  if (!isCustomer(useSession())) return null;
  const label = count ? `Basket, ${count} ${count === 1 ? 'line' : 'lines'}` : 'Basket';
  return (
    <Link
      href={href('basket')}
      aria-label={label}
      look="quiet"
      position="relative"
      display="inline-grid"
      placeItems="center"
      width="touch"
      height="touch"
    >
      <BasketIcon size="1.5rem" />
      {count !== undefined && count > 0 && (
        <chakra.span
          aria-hidden="true"
          textStyle="figures"
          position="absolute"
          top="0.5"
          right="0"
          minWidth="5"
          height="5"
          px="1"
          display="grid"
          placeItems="center"
          borderRadius="full"
          bg="accent"
          color="white"
          fontSize="2xs"
          fontWeight="semibold"
        >
          {count}
        </chakra.span>
      )}
    </Link>
  );
}
