import { useHref } from '../../state/device.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { FolderIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import type { Shell } from '../navigation/page-code.ts';
import { Account } from './account.tsx';
import { AccountSide } from './account-side.tsx';
import { BasketLink } from './basket-link.tsx';
import { FooterFacts } from './footer-facts.tsx';
import { Logo } from './logo.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { SearchField } from './search-field.tsx';
import styles from './tool-link.module.css';

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

/** Link to the projects, for trade customers. */
function ProjectsLink() {
  const href = useHref();
  if (!isCustomer(useSession())) return null;
  return (
    <Link className={styles.link} href={href('projects')} aria-label="Projects" title="Projects" look="quiet">
      <FolderIcon size="1.5rem" />
    </Link>
  );
}

function Footer() {
  return <FooterFacts device="desktop" />;
}

export const shell: Shell = { Header, Footer, AccountSide };
