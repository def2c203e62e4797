import { Suspense } from 'react';
import { PlanPage, PlanSkeleton } from '../../features/plan/plan-page.tsx';
import { laterPart } from '../../ui/later-part.tsx';

const useFloorChoice = laterPart(() => import('./choice/floor-choice.tsx').then((m) => m.FloorChoice));

/** Step two of "Get free quote": a floor for each room. */
export function PlanFloorsPage() {
  const FloorChoice = useFloorChoice();
  return (
    <PlanPage
      step={1}
      title="Choose floors"
      lead="Tick the rooms, then choose their floor. Floors that suit them come first, and packs are shared between rooms."
    >
      {(facts) => (
        <Suspense fallback={<PlanSkeleton />}>
          <FloorChoice facts={facts} />
        </Suspense>
      )}
    </PlanPage>
  );
}
