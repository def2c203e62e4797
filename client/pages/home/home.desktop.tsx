import { ArrowRightIcon } from '../../ui/icons.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import styles from './home.desktop.module.css';
import { Claims } from './parts/claims.tsx';
import { Statement, Wordmark } from './parts/first-screen.tsx';
import { useHome } from './use-home.ts';

export function HomePage() {
  const { brand, loginHref, registerHref, mainHref, browseAsVisitor } = useHome();
  return (
    <div className={styles.page}>
      <Wordmark brand={brand} />
      <div className="stack-10">
        <Statement />
        <div className={styles.ways}>
          <ButtonLink href={loginHref} variant="light" size="lg">
            Login
          </ButtonLink>
          <ButtonLink href={registerHref} variant="lightOutline" size="lg">
            Create a trade account
          </ButtonLink>
          <ButtonLink
            className={styles.visitor}
            href={mainHref}
            onClick={browseAsVisitor}
            variant="link"
            size="lg"
          >
            Browse as visitor
            <ArrowRightIcon />
          </ButtonLink>
        </div>
      </div>
      <Claims />
    </div>
  );
}
