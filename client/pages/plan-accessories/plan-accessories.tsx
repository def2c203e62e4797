import { Suspense } from 'react';
import { PlanPage, PlanSkeleton } from '../../features/plan/plan-page.tsx';
import { laterPart } from '../../ui/later-part.tsx';

const useNeeds = laterPart(() => import('./needs/needs.tsx').then((m) => m.Needs));

/** Step three of "Get free quote": what goes with the floors, and fitting. */
export function PlanAccessoriesPage() {
  const Needs = useNeeds();
  return (
    <PlanPage
      step={2}
      title="What the floors need"
      lead="Worked out from your rooms, line by line. Change a quantity, choose something else, or leave it out."
    >
      {(facts) => (
        <Suspense fallback={<PlanSkeleton />}>
          <Needs facts={facts} />
        </Suspense>
      )}
    </PlanPage>
  );
}
