import { Suspense, useState } from 'react';
import { floorPlanChoice } from '../../features/plan/floor-plan/floor-plan-here.ts';
import { planChoice } from '../../features/plan/kept-plan.ts';
import { useHref } from '../../state/device.ts';
import { useKeptChoice } from '../../state/kept-choice.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { useSite } from '../../state/site-context.ts';
import { Container } from '../../ui/container.tsx';
import { laterPart } from '../../ui/later-part.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NeedsScript } from '../../ui/states.tsx';
import { OpenFile } from './open-file.tsx';
import styles from './trace-plan.module.css';

// Without a file there is nothing to trace.
const useBench = laterPart(() => import('./tracing/bench.tsx').then((m) => m.Bench));

/** Rooms traced over a floor plan, for the plan of "Get free quote". */
export function TracePlanPage() {
  const href = useHref();
  const Bench = useBench();
  const [chosen, choose] = useState<File>();
  const isHere = useKeptChoice(floorPlanChoice).name !== '';
  const isSaved = useKeptChoice(planChoice).projectId !== '';
  const isAbsent = useSite().absent.includes('floor-plans');
  // a project may keep one from another device
  const mayBeKept = isCustomer(useSession()) && isSaved && !isAbsent;
  return (
    <Container className="work-page">
      <PageHead
        title="Trace a floor plan"
        isWork
        crumbs={[{ label: 'Get free quote', href: href('room-plan') }, { label: 'Trace a floor plan' }]}
        lead="Open a floor plan, set its scale and trace the rooms over it."
      />
      <NeedsScript>Tracing rooms needs JavaScript. Please switch it on, or call us.</NeedsScript>
      {chosen || isHere || mayBeKept ? (
        <Suspense fallback={<Skeleton className={styles.waiting} />}>
          <Bench chosen={chosen} />
        </Suspense>
      ) : (
        <OpenFile choose={choose} refusal="" />
      )}
    </Container>
  );
}
