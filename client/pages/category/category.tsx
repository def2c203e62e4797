import { useDevice } from '../../state/device.ts';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import styles from './category.module.css';
import { CATEGORY_INTRO, CATEGORY_TITLE } from './parts/intro.ts';
import { SeriesGrid } from './parts/series-grid.tsx';
import { useCategory } from './use-category.ts';

export function CategoryPage() {
  const model = useCategory();
  const isWide = useDevice() === 'desktop';
  return (
    <Container className={styles.page}>
      <PageHead
        eyebrow="Series"
        title={CATEGORY_TITLE}
        lead={CATEGORY_INTRO}
        actions={
          <ButtonLink href={model.allFloorsHref} size="lg">
            ALL FLOORING PRODUCTS
          </ButtonLink>
        }
      />
      <SeriesGrid model={model} {...(isWide ? { lead: 2, eager: 2 } : { eager: 1 })} />
    </Container>
  );
}
