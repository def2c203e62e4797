import { lazy, Suspense, useEffect } from 'react';
import { PlanSteps } from '../../../features/plan/plan-steps.tsx';
import { useHref } from '../../../state/device.ts';
import { isCustomer, useSession } from '../../../state/session.ts';
import { Container } from '../../../ui/container.tsx';
import { Link } from '../../../ui/link.tsx';
import { NeedsScript } from '../../../ui/needs-script.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import styles from './quotation-page.module.css';
import { QuotationSkeleton } from './quotation-skeleton.tsx';

const loadBody = async () => ({ default: (await import('./planned-body.tsx')).PlannedBody });
const PlannedBody = lazy(loadBody);

/** The last step of "Get free quote": what the plan is quoted as. Its rules come later: the server knows no plan. */
export function PlannedPage({ isLive }: { isLive: boolean }) {
  const session = useSession();
  const href = useHref();
  useEffect(() => void loadBody().catch(() => undefined), []);
  return (
    <Container className={styles.page}>
      <PageHead
        eyebrow="For flats and houses"
        title="Your quotation"
        lead="Everything that you have planned, in whole packs: by product, and room by room."
        actions={
          isLive &&
          isCustomer(session) && (
            <Link href={href('quotations')} look="underline">
              All quotations
            </Link>
          )
        }
      />
      <PlanSteps current={3} />
      <NeedsScript>Your rooms are kept in this browser, which needs JavaScript to show them.</NeedsScript>
      {isLive ? (
        <Suspense fallback={<QuotationSkeleton what="Loading your rooms" />}>
          <PlannedBody />
        </Suspense>
      ) : (
        <QuotationSkeleton what="Loading your rooms" />
      )}
    </Container>
  );
}
