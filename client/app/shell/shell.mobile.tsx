import { chakra } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { BasketLink } from './basket-link.tsx';
import { FooterFacts } from './footer-facts.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import type { Shell } from './shell.ts';
import { TabBar } from './tab-bar.tsx';
import { TopButton } from './top-button.tsx';

function Header() {
  return (
    <chakra.header
      position="sticky"
      _print={{ position: 'static' }}
      top="0"
      zIndex="header"
      bg="rgb(252 250 246 / 0.96)"
      borderBottom="1px solid {colors.border}"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      paddingInlineStart="5"
      paddingInlineEnd="2"
      minHeight="3.5rem"
    >
      <Logo />
      <chakra.div display="flex" alignItems="center" _print={{ display: 'none' }}>
        <BasketLink />
        <MobileMenu />
      </chakra.div>
    </chakra.header>
  );
}

function Footer() {
  return (
    <>
      <chakra.footer
        bg="bg.inverted"
        color="fg.inverted"
        marginTop="16"
        paddingTop="12"
        _print={{ display: 'none' }}
        css={{ '--focus': '{colors.bone.50}', paddingBottom: 'calc(7rem + env(safe-area-inset-bottom))' }}
      >
        <Container>
          <FooterFacts device="mobile" />
        </Container>
      </chakra.footer>
      <TopButton />
      <TabBar />
    </>
  );
}

export const shell: Shell = { Header, Footer };
