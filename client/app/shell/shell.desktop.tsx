import { chakra } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Account } from './account.tsx';
import { BasketLink } from './basket-link.tsx';
import { FooterFacts } from './footer-facts.tsx';
import { Logo } from './logo.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import type { Shell } from './shell.ts';

function Header() {
  return (
    <chakra.header
      position="sticky"
      _print={{ position: 'static' }}
      top="0"
      zIndex="header"
      bg="rgb(252 250 246 / 0.96)"
      borderBottom="1px solid {colors.border}"
    >
      <Container display="flex" alignItems="center" gap="10" minHeight="4.75rem">
        <Logo />
        <NavigationLinks device="desktop" />
        <chakra.div
          marginInlineStart="auto"
          display="flex"
          alignItems="center"
          gap="3"
          _print={{ display: 'none' }}
        >
          <BasketLink />
          <Account />
        </chakra.div>
      </Container>
    </chakra.header>
  );
}

function Footer() {
  return (
    <chakra.footer
      bg="bg.inverted"
      color="fg.inverted"
      marginTop="24"
      py="16"
      _print={{ display: 'none' }}
      css={{ '--focus': '{colors.bone.50}' }}
    >
      <Container>
        <FooterFacts device="desktop" />
      </Container>
    </chakra.footer>
  );
}

export const shell: Shell = { Header, Footer };
