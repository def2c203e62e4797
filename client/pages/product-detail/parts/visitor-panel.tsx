import { chakra } from '@chakra-ui/react';
import { useHref, useLoginHref } from '../../../state/device.ts';
import { ButtonLink } from '../../../ui/link.tsx';

/** Instead of price and calculator: links to log in or create a trade account. */
export function VisitorPanel() {
  const href = useHref();
  return (
    <chakra.section
      aria-label="For trade customers"
      bg="bg.sunken"
      p="6"
      display="flex"
      flexDirection="column"
      gap="4"
      _print={{ display: 'none' }}
    >
      <chakra.h2 textStyle="subheading">Trade prices and packs</chakra.h2>
      <chakra.p textStyle="small" color="fg.muted">
        Log in to see the price, work out the packs for an area and order from stock. We supply architects,
        contractors and developers.
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <ButtonLink href={useLoginHref()}>Log in</ButtonLink>
        <ButtonLink href={href('register')} variant="outline">
          Create a trade account
        </ButtonLink>
      </chakra.div>
    </chakra.section>
  );
}
