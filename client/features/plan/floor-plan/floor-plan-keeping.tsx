import { clsx } from 'clsx';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { isUnavailable } from '../../../lib/reading.ts';
import { useKeptChoice } from '../../../state/kept-choice.ts';
import { isCustomer, useSession } from '../../../state/session.ts';
import { useSite } from '../../../state/site-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { type KeptPlan, planChoice } from '../kept-plan.ts';
import { type FloorPlanHere, floorPlanChoice } from './floor-plan-here.ts';
import styles from './floor-plan-keeping.module.css';
import {
  isDue,
  isTooLarge,
  isWanted,
  keepHereAlone,
  keeping,
  sendNow,
  sendSoon,
  want,
} from './keep-floor-plan.ts';

const HERE = 'It stays in this browser and isn’t sent to us.';
const SENT = 'It stays in this browser. What was sent to us is deleted after two days.';
const SEEN =
  'Colleagues at your company can open it with the project. Keep only a plan that you may pass on.';

/** Where the floor plan in this browser is kept: here alone, unless the customer ticks that it goes with the project. */
export function FloorPlanKeeping() {
  const mayKeep = isCustomer(useSession());
  const canKeep = !useSite().absent.includes('floor-plans');
  const { projectId, begunAt } = useKeptChoice(planChoice);
  const here = useKeptChoice(floorPlanChoice);
  if (here.name === '') return null;
  if (!canKeep) return <Words>{mayKeep ? `${HERE} It can’t be kept with a project.` : HERE}</Words>;
  if (!mayKeep) return <Words>{HERE}</Words>;
  if (here.projectId !== '' && here.projectId !== projectId) return null;
  if (!here.mayChange)
    return (
      <Words>
        It is kept with the project. Only the project’s owner can change it there, while the project is
        Ongoing. What you change here stays in this browser.
      </Words>
    );
  if (isTooLarge(here))
    return <Words>{`This file is larger than 10 MB, so it can’t be kept with a project. ${HERE}`}</Words>;
  return <Choice here={here} projectId={projectId} begunAt={begunAt} />;
}

const Words = ({ children }: { children: string | readonly string[] }) => (
  <p className={clsx('text-small', styles.words)}>{children}</p>
);

interface ChoiceProps extends Pick<KeptPlan, 'projectId' | 'begunAt'> {
  here: FloorPlanHere;
}

function Choice({ here, projectId, begunAt }: ChoiceProps) {
  const plan = useMemo(() => ({ projectId, begunAt }), [projectId, begunAt]);
  const isTicked = isWanted(here, plan);
  const { state, error, part } = useSnapshot(keeping);
  const isKept = here.projectId !== '';
  const isMissing = isDue(here, plan);
  // after a failure, the customer says when to try again
  const isNext = isMissing && state === 'idle';
  useEffect(() => {
    if (isNext) void (isKept ? sendSoon(plan) : sendNow(plan));
  }, [isNext, isKept, plan]);
  useEffect(() => {
    const again = () => void sendNow(plan);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [plan]);
  const words = () => {
    const alone = here.wasSent ? SENT : HERE;
    if (!isTicked) return alone;
    if (projectId === '')
      return `It is sent to us once you save the plan as a project; until then it stays in this browser. ${SEEN}`;
    if (state === 'removing') return 'Removing it from the project';
    if (state === 'sending') return part > 0 && part < 1 ? `Sending: ${Math.floor(part * 100)}%` : 'Sending';
    if (!isKept) return `It isn’t kept with the project yet. ${alone}`;
    return isMissing ? 'Your last changes are kept in this browser.' : `It is kept with the project. ${SEEN}`;
  };
  return (
    <div className={styles.keeping}>
      <Checkbox
        label="Keep the floor plan with the project"
        checked={isTicked}
        onChange={({ target }) => {
          if (target.checked) want(plan);
          else void keepHereAlone(projectId);
        }}
      />
      <p className={clsx('text-small text-figures', styles.words)} role="status">
        {words()}
      </p>
      <Problem error={isTicked && state === 'failed' ? error : undefined} />
      {state === 'failed' && isMissing && !isUnavailable(error) && (
        <div>
          <Button variant="outline" size="sm" onClick={() => void sendNow(plan)}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
