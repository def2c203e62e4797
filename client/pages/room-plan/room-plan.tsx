import { Suspense } from 'react';
import { PlanSteps } from '../../features/plan/plan-steps.tsx';
import { Container } from '../../ui/container.tsx';
import { laterPart } from '../../ui/later-part.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { WithSide } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NeedsScript } from '../../ui/states.tsx';
import { PropertyTypeChoice } from './parts/property-type.tsx';
import { RoomCounters } from './parts/room-counters.tsx';
import { SaveRooms } from './parts/save-rooms.tsx';
import styles from './room-plan.module.css';
import { useRoomPlan } from './use-room-plan.ts';

// Only shown once rooms have been counted.
const useRoomEditor = laterPart(() => import('./rooms/room-editor.tsx').then((m) => m.RoomEditor));

/** Step one of "Get free quote". */
export function RoomPlanPage() {
  const model = useRoomPlan();
  const RoomEditor = useRoomEditor();
  return (
    <Container className="work-page">
      <PageHead
        isWork
        eyebrow="For flats and houses"
        title="Get free quote"
        lead="Start with the rooms: choose the kind of property and say how many of each it has."
      />
      <PlanSteps current={0} />
      <NeedsScript>Counting rooms needs JavaScript. Please switch it on, or call us.</NeedsScript>
      <WithSide label="Your rooms" side={<SaveRooms model={model} />}>
        {/* what is counted while a project gets its rooms would be in neither */}
        <div className={styles.questions} inert={model.isSaving}>
          <PropertyTypeChoice type={model.type} onChoose={model.chooseType} />
          <RoomCounters model={model} />
          {model.hasRooms && (
            <Suspense fallback={<Skeleton className={styles.editor} />}>
              <RoomEditor />
            </Suspense>
          )}
        </div>
      </WithSide>
    </Container>
  );
}
