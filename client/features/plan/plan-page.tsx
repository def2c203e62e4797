import { type ReactNode, useEffect } from 'react';
import { useSearch } from 'wouter';
import type { PlanFacts } from '../../../contracts/domain/plan/plan.ts';
import { readingOf } from '../../lib/reading.ts';
import { useCall } from '../../lib/use-call.ts';
import { useHref } from '../../state/device.ts';
import { useKeptChoice } from '../../state/kept-choice.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, NeedsScript } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { floorIdsOf, planChoice } from './kept-plan.ts';
import { usePlanFacts } from './plan.api.ts';
import styles from './plan-page.module.css';
import { PlanSteps } from './plan-steps.tsx';

interface PlanPageProps {
  title: string;
  lead: string;
  step: number;
  children: (facts: PlanFacts) => ReactNode;
}

/** A step of the wizard that needs rooms and the catalogue. */
export function PlanPage({ title, lead, step, children }: PlanPageProps) {
  const { plan } = useKeptChoice(planChoice);
  const call = usePlanFacts(floorIdsOf(plan));
  return (
    <Container className="work-page">
      <PageHead isWork eyebrow="Get free quote" title={title} lead={lead} />
      <PlanSteps current={step} />
      <NeedsScript>Planning a property needs JavaScript. Please switch it on, or call us.</NeedsScript>
      <ProjectPlan>
        <ReadingView reading={readingOf(call, call.data?.data)} what="Our floors" loading={<PlanSkeleton />}>
          {(facts) => (plan.rooms.length === 0 ? <NoRooms /> : children(facts))}
        </ReadingView>
      </ProjectPlan>
    </Container>
  );
}

function NoRooms() {
  const href = useHref();
  return (
    <div className={styles.empty}>
      <EmptyState
        title="No rooms yet"
        action={<ButtonLink href={href('room-plan')}>Count the rooms</ButtonLink>}
      >
        Say which rooms the property has, then choose a floor for each.
      </EmptyState>
    </div>
  );
}

type Opened = Parameters<typeof import('./save-plan.ts')['openPlan']>[0];

const open = (opened: Opened) => void import('./save-plan.ts').then(({ openPlan }) => openPlan(opened));

/** Opens the plan of the project in the address; shows `children` once the browser keeps that plan. */
function ProjectPlan({ children }: { children: ReactNode }) {
  const wanted = new URLSearchParams(useSearch()).get('project') ?? '';
  const { projectId, plan, isSaved } = useKeptChoice(planChoice);
  const isOther = isCustomer(useSession()) && wanted !== '' && wanted !== projectId;
  const call = useCall('/woojiapi/order/qryplan', isOther ? { projectId: wanted } : null);
  const opened = call.data?.data;
  // an unsaved plan exists only here, so it is only replaced if the customer agrees
  const isAtRisk = plan.rooms.length > 0 && !isSaved;
  useEffect(() => {
    if (isOther && opened && !isAtRisk) open(opened);
  }, [isOther, opened, isAtRisk]);
  if (!isOther) return children;
  return (
    <ReadingView reading={readingOf(call, opened)} what="This plan" loading={<PlanSkeleton />}>
      {(found) =>
        isAtRisk ? (
          <EmptyState
            title="Another plan is not saved yet"
            action={<Button onClick={() => open(found)}>Open {found.projectName}</Button>}
          >
            This browser holds a plan with rooms that are in no project. Opening {found.projectName} replaces
            it.
          </EmptyState>
        ) : (
          <PlanSkeleton />
        )
      }
    </ReadingView>
  );
}

/** As high as the content that replaces it, so that the footer stays out of sight. */
export function PlanSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden role="status">Loading your plan</VisuallyHidden>
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  );
}
