import { clsx } from 'clsx';
import { Container } from '../../ui/container.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import styles from './company.module.css';
import { SeriesRow } from './parts/series-row.tsx';
import { Stories } from './parts/stories.tsx';

/** The company's claims (docs/product.md, "What it is"). */
const COMPANY_FIGURES = [
  { figure: '20', what: 'years of experience' },
  { figure: '200', what: 'staff' },
  { figure: '30,000 m²', what: 'made every month' },
  { figure: '35,000–45,000 m²', what: 'in stock' },
  { figure: '85', what: 'products in the showroom' },
] as const;

const COMPANY_LEAD =
  'We make and stock wood and vinyl floors and sell them only to the trade: architects, contractors and developers.';

export function CompanyPage() {
  return (
    <Container className="text-page">
      <PageHead eyebrow="Strictly for trade" title="Company" lead={COMPANY_LEAD} />
      <Figures />
      <Stories />
      <SeriesRow />
    </Container>
  );
}

/** The company in five figures. */
function Figures() {
  return (
    <dl className={styles.figures}>
      {COMPANY_FIGURES.map(({ figure, what }) => (
        <div key={what}>
          <dt className="text-small">{what}</dt>
          <dd className={clsx('text-figures', styles.figure)}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
