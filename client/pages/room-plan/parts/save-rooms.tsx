import { Suspense } from 'react';
import { PlanFileButtons } from '../../../features/plan/plan-file-buttons.tsx';
import { useHref, useLoginHref } from '../../../state/device.ts';
import { useSite } from '../../../state/site-context.ts';
import { Button } from '../../../ui/button.tsx';
import { laterPart } from '../../../ui/later-part.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { RoomPlanModel } from '../use-room-plan.ts';
import styles from './save-rooms.module.css';

// Only trade customers save.
const useSaveForm = laterPart(async () => (await import('./save-form.tsx')).SaveForm);
const useSavePanel = laterPart(() =>
  import('../../../features/plan/save-panel.tsx').then((m) => m.SavePanel),
);

/** The number of rooms, and how to save them: as a trade customer's project. */
export function SaveRooms({ model }: { model: RoomPlanModel }) {
  const { total } = model;
  const isSaved = !useSite().absent.includes('save-plan');
  const href = useHref();
  return (
    <SidePanel title="Your rooms">
      <p className={styles.total} role="status">
        <strong className="text-figures">{total}</strong> {total === 1 ? 'room' : 'rooms'} in all
      </p>
      {model.hasRooms && (
        <ButtonLink href={href('plan-floors')} size="lg" wide>
          Choose floors
        </ButtonLink>
      )}
      {!model.isCustomer ? (
        <LogInFirst isSaved={isSaved} />
      ) : !isSaved ? (
        <p>Your rooms are kept in this browser.</p>
      ) : model.planId === '' ? (
        <NewProject model={model} />
      ) : (
        <SavedPlan model={model} />
      )}
      <PlanFileButtons />
    </SidePanel>
  );
}

function NewProject({ model }: { model: RoomPlanModel }) {
  const SaveForm = useSaveForm();
  return (
    <Suspense fallback={<Skeleton className={styles.coming} />}>
      <SaveForm model={model} />
    </Suspense>
  );
}

/** For rooms that belong to a project already, where changes are saved. */
function SavedPlan({ model: { startAnew } }: { model: RoomPlanModel }) {
  const SavePanel = useSavePanel();
  return (
    <div className="stack-5">
      <Suspense fallback={<p>Your project</p>}>
        <SavePanel />
      </Suspense>
      <Button variant="outline" wide onClick={startAnew}>
        Start a new plan
      </Button>
    </div>
  );
}

interface LogInFirstProps {
  /** whether a customer's rooms can be saved as a project */
  isSaved: boolean;
}

/** A visitor's rooms stay in the browser until they are back. */
function LogInFirst({ isSaved }: LogInFirstProps) {
  const href = useHref();
  const loginHref = useLoginHref();
  return (
    <div className="stack-5">
      <p>
        {isSaved
          ? 'Log in to save the rooms as a project and choose a floor for each. '
          : 'Your rooms are kept in this browser. Log in to see prices. '}
        We’ll bring you straight back here.
      </p>
      <div className={styles.ways}>
        <ButtonLink href={loginHref} variant="outline" size="lg" wide>
          {isSaved ? 'Log in to save' : 'Log in for prices'}
        </ButtonLink>
        <ButtonLink href={href('register')} variant="outline" size="lg" wide>
          Create a trade account
        </ButtonLink>
      </div>
    </div>
  );
}
