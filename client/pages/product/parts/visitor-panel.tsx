import { useHref, useLoginHref } from '../../../state/device.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import styles from './visitor-panel.module.css';

/** Instead of price and calculator: links to log in or create a trade account. */
export function VisitorPanel() {
  const href = useHref();
  return (
    <section className={styles.panel} aria-label="For trade customers">
      <h2 className="text-subheading">Trade prices and packs</h2>
      <p className="text-small text-muted">
        Log in to see the price, work out the packs for an area and order from stock. We supply architects,
        contractors and developers.
      </p>
      <div className="actions">
        <ButtonLink href={useLoginHref()}>Log in</ButtonLink>
        <ButtonLink href={href('register')} variant="outline">
          Create a trade account
        </ButtonLink>
      </div>
    </section>
  );
}
