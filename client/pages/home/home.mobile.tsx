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
      px="6"
      css={{ '--focus': '{colors.bone.50}', paddingBottom: 'max(2rem, env(safe-area-inset-bottom))' }}
    >
      <chakra.div
        display="flex"
        flexDirection="column"
        justifyContent="space-between"
        gap="12"
        minHeight="min(100svh, 52rem)"
        paddingTop="8"
        paddingBottom="8"
      >
        <Wordmark brand={brand} />
        <chakra.div display="flex" flexDirection="column" gap="8">
          <Statement />
          <chakra.div display="flex" flexDirection="column" gap="3">
            <ButtonLink href={loginHref} variant="light" size="lg" wide>
              Login
            </ButtonLink>
            <ButtonLink href={registerHref} variant="lightOutline" size="lg" wide>
              Create a trade account
            </ButtonLink>
            <ButtonLink
              href={mainHref}
              onClick={browseAsVisitor}
              variant="link"
              color="bone.50"
              textDecorationColor="oak.300"
              size="lg"
              wide
            >
              Browse as visitor
              <ArrowRightIcon />
            </ButtonLink>
          </chakra.div>
        </chakra.div>
      </chakra.div>
      <Claims />
    </chakra.div>
  );
}
