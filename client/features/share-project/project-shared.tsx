import { useEffect, useRef } from 'react';
import { useHref } from '../../state/device.ts';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import styles from './project-shared.module.css';

/** Thanks the customer for a project, and says what happens next. */
export function ProjectShared({ takesFocus = false }: { takesFocus?: boolean }) {
  const href = useHref();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo(0, 0);
    place.current?.querySelector<HTMLElement>('[data-page-focus]')?.focus();
  }, [takesFocus]);
  return (
    <Container className={styles.shared}>
      <div ref={place}>
        <PageHeading lead="Thank you for sharing it. We look at every project ourselves. When yours is in the gallery, we email you a £50 voucher.">
          We have your project
        </PageHeading>
      </div>
      <div className={styles.actions}>
        <ButtonLink href={href('gallery')} size="lg">
          See the gallery
        </ButtonLink>
        <ButtonLink href={href('products')} size="lg" variant="outline">
          See our products
        </ButtonLink>
      </div>
    </Container>
  );
}
