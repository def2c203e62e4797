import { useDevice } from '../../state/device.ts';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SeriesGrid } from './parts/series-grid.tsx';
import styles from './series.module.css';
import { useSeriesPage } from './use-series-page.ts';

const CATEGORY_TITLE = 'Our floors, by series';
const CATEGORY_INTRO =
  'Each series suits a different way of laying. Planks float or are glued down, herringbone and chevron are set out from a centre line, and Versailles panels are laid as squares. Choose a series to see its sizes, grades, finishes and what is in stock.';

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
