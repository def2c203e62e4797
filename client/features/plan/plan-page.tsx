import type { ReactNode } from 'react';
import type { PlanFacts } from '../../../contracts/domain/plan/plan.ts';
import { readingOf } from '../../lib/reading.ts';
import { useHref } from '../../state/device.ts';
import { useKeptChoice } from '../../state/kept-choice.ts';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { planChoice } from './kept-plan.ts';
import { usePlanFacts } from './plan.api.ts';
import styles from './plan-page.module.css';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { ProjectPlan } from './project-plan.tsx';

interface PlanPageProps {
  title: string;
  lead: string;
  step: number;
  children: (facts: PlanFacts) => ReactNode;
}

/** A step of the wizard that needs rooms and the catalogue. */
export function PlanPage({ title, lead, step, children }: PlanPageProps) {
  const call = usePlanFacts();
  const { plan } = useKeptChoice(planChoice);
  return (
    <Container className={styles.page}>
      <PageHead eyebrow="Get free quote" title={title} lead={lead} />
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
