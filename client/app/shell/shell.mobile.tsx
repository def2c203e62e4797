import { clsx } from 'clsx';
import type { Shell } from '../navigation/page-code.ts';
import { BasketLink } from './basket-link.tsx';
import { FooterFacts } from './footer-facts.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './shell.mobile.module.css';
import { TabBar } from './tab-bar.tsx';
import { TopButton } from './top-button.tsx';

function Header() {
  return (
    <>
      <a className={clsx('skip-link', styles.toBar)} href="#quick">
        Skip to quick links
      </a>
      <header className="site-header" data-device="mobile">
        <div className="page site-header-row">
          <Logo />
          <div className="site-tools" data-no-print="">
            <span className={styles.basket}>
              <BasketLink />
            </span>
            <MobileMenu />
          </div>
        </div>
      </header>
    </>
  );
}

function Footer() {
  return (
    <>
      <FooterFacts device="mobile" />
      <TopButton />
      <TabBar />
    </>
  );
}

export const shell: Shell = { Header, Footer };
