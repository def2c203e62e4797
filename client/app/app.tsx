import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { redirectOf } from '../../contracts/site/device-rules.ts';
import type { PageData } from '../../contracts/site/page-rendering.ts';
import { isAccountPage } from '../features/account/account-pages.ts';
import { recoverLoad } from '../lib/recover-load.ts';
import { Announcer } from './announcer.tsx';
import styles from './app.module.css';
import { Broken, ErrorBoundary } from './error-boundary.tsx';
import { HeroBackground } from './hero-background.tsx';
import { navigate } from './history/browser-history.ts';
import { loadedPage } from './navigation/page-code.ts';
import { PageRouter } from './navigation/page-frame.tsx';
import { PageStack } from './navigation/page-stack.tsx';
import type { Place } from './navigation/page-target.ts';
import { useHead } from './navigation/use-head.ts';
import { type ShownPlace, useShownPlace } from './navigation/use-shown-place.ts';
import { Notices } from './notices.tsx';
import { Providers } from './providers.tsx';

export function App({ data }: { data: PageData }) {
  return (
    <Providers data={data}>
      <Shop />
    </Providers>
  );
}

/** The frame around the pages: header and footer where the site map asks for them, and one main landmark. */
function Shop() {
  const shown = useShownPlace();
  const { place, isLoading } = shown;
  const shell = loadedPage(place)?.shell;
  const isLanding = place.match?.page.frame === 'landing';
  const AccountSide = isAccountPage(place.match?.id) ? shell?.AccountSide : undefined;
  return (
    <div className={clsx(styles.shop, isLanding && styles.landing)}>
      <HeadAndRedirects place={place} />
      <ProgressBar isLoading={isLoading} />
      {isLanding && <HeroBackground page={place.match?.id} />}
      {shell && (
        <PageRouter place={place}>
          <SkipLinks />
          <shell.Header />
        </PageRouter>
      )}
      <div className={clsx(styles.body, AccountSide && styles.beside)}>
        {AccountSide && (
          <PageRouter place={place}>
            <AccountSide />
          </PageRouter>
        )}
        <main className={styles.main} id="main" tabIndex={-1} aria-busy={isLoading || undefined}>
          <LoadError shown={shown} />
          <ErrorBoundary>
            <PageStack place={place} />
          </ErrorBoundary>
        </main>
      </div>
      {shell && (
        <PageRouter place={place}>
          <shell.Footer />
        </PageRouter>
      )}
      <Announcer />
      <Notices />
    </div>
  );
}

/** Redirects and the head, in a component of their own: otherwise a change of the head would render the whole shop again. */
function HeadAndRedirects({ place }: { place: Place }) {
  useRedirect();
  useHead(place);
  return null;
}

/** The page's code didn't load: the previous page stays, and the user can try again. */
function LoadError({ shown: { failure, retry } }: { shown: ShownPlace }) {
  const place = useRef<HTMLDivElement>(null);
  // as soon as it shows: the line may be back right after
  useLayoutEffect(() => {
    if (!failure) return;
    place.current?.scrollIntoView({ block: 'center' });
    void recoverLoad();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failure, retry]);
  if (!failure) return null;
  return (
    <div ref={place}>
      <Broken title="The page could not be loaded" onRetry={retry}>
        {failure.message}
      </Broken>
    </div>
  );
}

/** Back and Forward follow the navigation rules too (docs/product.md, "Screens and addresses"). */
function useRedirect(): void {
  const [path] = useLocation();
  useEffect(() => {
    const target = redirectOf(path, navigator.userAgent);
    if (target) navigate(target, { replace: true });
  }, [path]);
}

/** A thin line at the top while a page's code loads; it appears after a moment, so that quick pages don't flash. */
function ProgressBar({ isLoading }: { isLoading: boolean }) {
  return <div className={styles.bar} aria-hidden="true" data-loading={isLoading || undefined} />;
}

/** The first tab stops; a phone has one more, in its header. */
function SkipLinks() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <button
        type="button"
        className="skip-link"
        // the tree's own button has the dialog
        onClick={() => document.getElementById('search')?.click()}
      >
        Skip to search
      </button>
    </>
  );
}
