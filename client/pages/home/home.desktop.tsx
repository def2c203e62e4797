import { chakra } from '@chakra-ui/react';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Claims } from './parts/claims.tsx';
import { Statement } from './parts/statement.tsx';
import { Wordmark } from './parts/wordmark.tsx';
import { useHome } from './use-home.ts';

export function HomePage() {
  const { brand, loginHref, registerHref, mainHref, browseAsVisitor } = useHome();
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      justifyContent="space-between"
      gap="14"
      minHeight="100dvh"
      px={{ base: '8', xl: '16' }}
      py="12"
      css={{ '--focus': '{colors.bone.50}' }}
    >
      <Wordmark brand={brand} />
      <chakra.div display="flex" flexDirection="column" gap="10">
        <Statement />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
          <ButtonLink href={loginHref} variant="light" size="lg">
            Login
          </ButtonLink>
          <ButtonLink href={registerHref} variant="lightOutline" size="lg">
            Create a trade account
          </ButtonLink>
          <ButtonLink
            href={mainHref}
            onClick={browseAsVisitor}
            variant="link"
            color="bone.50"
            textDecorationColor="oak.300"
            _hover={{ color: 'accent.onDark' }}
            size="lg"
            px="4"
          >
            Browse as visitor
            <ArrowRightIcon />
          </ButtonLink>
        </chakra.div>
      </chakra.div>
      <Claims />
    </chakra.div>
  );
}
