import { clsx } from 'clsx';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import styles from './home.mobile.module.css';
import { Claims } from './parts/claims.tsx';
import { Statement, Wordmark } from './parts/first-screen.tsx';
import { useHome } from './use-home.ts';

export function HomePage() {
  const { brand, loginHref, registerHref, mainHref, browseAsVisitor } = useHome();
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <Wordmark brand={brand} />
        <div className={clsx('stack-8', styles.words)}>
          <Statement />
          <div className="stack-3">
            <ButtonLink href={loginHref} variant="light" size="lg" wide>
              Login
            </ButtonLink>
            <ButtonLink href={registerHref} variant="lightOutline" size="lg" wide>
              Create a trade account
            </ButtonLink>
            <ButtonLink
              className={styles.visitor}
              href={mainHref}
              onClick={browseAsVisitor}
              variant="link"
              size="lg"
              wide
            >
              Browse as visitor
              <ArrowRightIcon />
            </ButtonLink>
          </div>
        </div>
      </div>
      <Claims />
    </div>
  );
}
