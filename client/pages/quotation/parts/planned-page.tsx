import { clsx } from 'clsx';
import { Suspense, useEffect, useState } from 'react';
import { planChoice } from '../../../features/plan/kept-plan.ts';
import { PlanSteps } from '../../../features/plan/plan-steps.tsx';
import { useHref } from '../../../state/device.ts';
import { useKeptChoice } from '../../../state/kept-choice.ts';
import { isCustomer, useSession } from '../../../state/session.ts';
import { useSite } from '../../../state/site-context.ts';
import { Container } from '../../../ui/container.tsx';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState, NeedsScript } from '../../../ui/states.tsx';
import styles from './quotation-page.module.css';
import { QuotationSkeleton } from './quotation-skeleton.tsx';

// Its rules come only with rooms to work out.
const PlannedBody = fetchedPart(async () => (await import('./planned-body.tsx')).PlannedBody);
const PlanFile = fetchedPart(async () => (await import('./plan-file.tsx')).PlanFile);

/** The last step of "Get free quote": what the plan of this browser is quoted as. The server knows no plan. */
export function PlannedPage({ isLive }: { isLive: boolean }) {
  const session = useSession();
  const href = useHref();
  const { absent } = useSite();
  return (
    <Container className={clsx('work-page', styles.page)}>
      <PageHead
        eyebrow="Get free quote"
        title="Your quotation"
        lead="Everything that you have planned, in whole packs: by product, and room by room."
        actions={
          isLive &&
          isCustomer(session) &&
          !absent.includes('quotations') && (
            <Link href={href('quotations')} look="underline">
              All quotations
            </Link>
          )
        }
      />
      <PlanSteps current={3} />
      <NeedsScript>Your rooms are kept in this browser, which needs JavaScript to show them.</NeedsScript>
      {isLive ? <Planned /> : <QuotationSkeleton what="Loading your rooms" />}
    </Container>
  );
}

function Planned() {
  const href = useHref();
  const hasRooms = useKeptChoice(planChoice).plan.rooms.length > 0;
  // what the browser keeps is read with the first effects
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  if (hasRooms) {
    return (
      <Suspense fallback={<QuotationSkeleton what="Loading your rooms" />}>
        <PlannedBody />
        <PlanFile />
      </Suspense>
    );
  }
  if (!isRead) return <QuotationSkeleton what="Loading your rooms" />;
  return (
    <EmptyState
      title="No rooms yet"
      action={<ButtonLink href={href('room-plan')}>Count the rooms</ButtonLink>}
    >
      Say which rooms the property has and choose their floors: the quotation is worked out from them.
    </EmptyState>
  );
}
