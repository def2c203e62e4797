import { chakra } from '@chakra-ui/react';
import { useHref } from '../../state/device.ts';
import { Link } from '../../ui/link.tsx';
import { useSite } from '../site-context.ts';

/** The name of the shop; it links to the product menu, as the landing page is for new visitors. */
export function Logo() {
  const href = useHref();
  const { brand } = useSite();
  return (
    <Link
      href={href('main')}
      display="inline-flex"
      alignItems="baseline"
      gap="2"
      minHeight="touch"
      lineHeight="2.75rem"
    >
      <chakra.span fontFamily="heading" fontSize="1.625rem" letterSpacing="-0.02em">
        {brand}
      </chakra.span>
      <chakra.span textStyle="eyebrow" fontSize="2xs" color="accent.fg" hideBelow="sm">
        Flooring
      </chakra.span>
    </Link>
  );
}
