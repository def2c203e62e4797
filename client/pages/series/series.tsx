import { useDevice } from '../../state/device.ts';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CATEGORY_INTRO, CATEGORY_TITLE } from './parts/intro.ts';
import { SeriesGrid } from './parts/series-grid.tsx';
import styles from './series.module.css';
import { useSeriesPage } from './use-series-page.ts';

export function SeriesPage() {
  const model = useSeriesPage();
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
