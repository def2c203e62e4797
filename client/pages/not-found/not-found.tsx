import { clsx } from 'clsx';
import { useDevice, useHref } from '../../state/device.ts';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import styles from './not-found.module.css';

export function NotFoundPage() {
  return <NoSuchPage isNarrow={useDevice() === 'mobile'} />;
}

/** No page at this address; links to the product menu and the landing page. */
function NoSuchPage({ isNarrow = false }: { isNarrow?: boolean }) {
  const href = useHref();
  return (
    <Container className={clsx(styles.page, isNarrow && styles.narrow)}>
      <PageHeading
        eyebrow="Error 404"
        size="display"
        lead="There is no page at this address. It may have moved, or the address may have a typo."
      >
        Page not found
      </PageHeading>
      <div className={styles.links}>
        <ButtonLink href={href('products')} size="lg" wide={isNarrow}>
          See all products
        </ButtonLink>
        <ButtonLink href={href('home')} size="lg" variant="outline" wide={isNarrow}>
          Go to the home page
        </ButtonLink>
      </div>
    </Container>
  );
}
