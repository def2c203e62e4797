import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { PROJECT_NAME_MAX } from '../../../contracts/domain/project/project-limits.ts';
import { isUnavailable } from '../../lib/reading.ts';
import { useHref, useLoginHref } from '../../state/device.ts';
import { useKeptChoice } from '../../state/kept-choice.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { useSite } from '../../state/site-context.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { laterPart } from '../../ui/later-part.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { Problem } from '../../ui/problem.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { floorPlanChoice } from './floor-plan/floor-plan-here.ts';
import { keepPlan, planChoice } from './kept-plan.ts';
import styles from './save-panel.module.css';
import { keepBoth, keepMine, saveAsProject, saveNow, saveSoon, saving, takeTheirs } from './save-plan.ts';

const useFloorPlanKeeping = laterPart(
  async () => (await import('./floor-plan/floor-plan-keeping.tsx')).FloorPlanKeeping,
);

/** Says where the plan is kept and whether it is saved. */
export function SavePanel() {
  const current = useSession();
  const { projectId } = useKeptChoice(planChoice);
  const { absent } = useSite();
  if (absent.includes('save-plan')) return <KeptHere />;
  if (!isCustomer(current)) return <LogInFirst />;
  return projectId === '' ? <NameIt /> : <Saved />;
}

function NameIt() {
  const { projectName } = useKeptChoice(planChoice);
  const { state, error } = useSnapshot(saving);
  const [problem, setProblem] = useState<string>();
  return (
    <form
      className="stack-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const name = projectName.trim();
        setProblem(name === '' ? 'Please enter a project name' : undefined);
        if (name !== '' && state !== 'saving') void saveAsProject(name);
      }}
    >
      <Field label="Project Name" required error={problem}>
        <TextInput
          asks="other-name"
          enter="done"
          name="projectName"
          maxLength={PROJECT_NAME_MAX}
          value={projectName}
          onChange={({ target }) => keepPlan({ projectName: target.value })}
        />
      </Field>
      <Problem error={state === 'failed' ? error : undefined} />
      <Button type="submit" variant="outline" wide loading={state === 'saving'}>
        Save as a project
      </Button>
      <p className="text-small text-muted">Until then your plan is kept in this browser.</p>
      <FloorPlan />
    </form>
  );
}

/** For a plan with a project: saves each change automatically. */
function Saved() {
  const href = useHref();
  const { plan, projectId, projectName, isSaved } = useKeptChoice(planChoice);
  const { state, error } = useSnapshot(saving);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan, or the same one changed
  useEffect(saveSoon, [plan, projectId, isSaved]);
  useEffect(() => {
    const again = () => void saveNow();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <div className="stack-3">
      <p>
        Project{' '}
        <Link look="underline" href={href('projects', { id: projectId })}>
          {projectName}
        </Link>
      </p>
      <p className="text-small text-muted" role="status">
        {state === 'saving'
          ? 'Saving'
          : isSaved
            ? 'All changes are saved.'
            : 'Your last changes are kept in this browser.'}
      </p>
      {state === 'elsewhere' && <TwoVersions />}
      <Problem error={state === 'failed' ? error : undefined} />
      {state === 'failed' && !isUnavailable(error) && (
        <Button variant="outline" onClick={() => void saveNow()}>
          Save again
        </Button>
      )}
      <FloorPlan />
    </div>
  );
}

/** Only where a floor plan is traced. */
function FloorPlan() {
  const FloorPlanKeeping = useFloorPlanKeeping();
  const { name } = useKeptChoice(floorPlanChoice);
  return (
    name !== '' && (
      <Suspense>
        <FloorPlanKeeping />
      </Suspense>
    )
  );
}

/** Lets the customer choose between two versions; until then both are kept. */
function TwoVersions() {
  const does = (work: () => Promise<void>) => () => void work();
  return (
    <InlineAlert kind="warning">
      This plan was changed on another device meanwhile. Your changes here are not saved yet.
      <span className={styles.choices}>
        <Button variant="link" size="inline" onClick={does(keepMine)}>
          Save mine
        </Button>
        <Button variant="link" size="inline" onClick={does(takeTheirs)}>
          Use the other
        </Button>
        <Button variant="link" size="inline" onClick={does(keepBoth)}>
          Keep both as projects
        </Button>
      </span>
    </InlineAlert>
  );
}

/** Where the backend can't keep plans. */
function KeptHere() {
  const isMember = isCustomer(useSession());
  const words = 'Your plan is kept in this browser.';
  return isMember ? <p>{words}</p> : <LogInFirst>{`${words} Log in to see prices.`}</LogInFirst>;
}

const ABOUT_LOGIN = 'Log in to see prices and to save this as a project.';

function LogInFirst({ children = ABOUT_LOGIN }: { children?: string }) {
  const loginHref = useLoginHref();
  const href = useHref();
  return (
    <div className="stack-3">
      <p>{children} We’ll bring you straight back here.</p>
      <ButtonLink href={loginHref} wide>
        Log in for prices
      </ButtonLink>
      <ButtonLink href={href('register')} variant="outline" wide>
        Create a trade account
      </ButtonLink>
    </div>
  );
}
