import { Account } from './account.tsx';
import { BasketLink } from './basket-link.tsx';
import { FooterFacts } from './footer-facts.tsx';
import { Logo } from './logo.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { ProjectsLink } from './projects-link.tsx';
import { SearchField } from './search-field.tsx';
import type { Shell } from './shell.ts';

function Header() {
  return (
    <header className="site-header">
      <div className="page site-header-row">
        <Logo />
        <NavigationLinks device="desktop" />
        <div className="site-tools" data-no-print="">
          <SearchField />
          <ProjectsLink />
          <BasketLink />
          <Account />
        </div>
      </div>
    </header>
  );
}

function Footer() {
  return <FooterFacts device="desktop" />;
}

export const shell: Shell = { Header, Footer };
