import { Suspense } from 'react';
import { PROJECT_NAME_MAX } from '../../../../contracts/rules/project-limits.ts';
import { laterPart } from '../../../lib/later-part.ts';
import { useHref, useLoginHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { Solutions } from '../use-solutions.ts';
import styles from './save-rooms.module.css';

const useSavePanel = laterPart(() =>
  import('../../../features/plan/save-panel.tsx').then((m) => m.SavePanel),
);

/** The rooms in all, and how to keep them: as a project of a trade customer. */
export function SaveRooms({ solutions }: { solutions: Solutions }) {
  const { total } = solutions;
  const href = useHref();
  return (
    <SidePanel title="Your rooms">
      <p className={styles.total} role="status">
        <strong className="text-figures">{total}</strong> {total === 1 ? 'room' : 'rooms'} in all
      </p>
      {solutions.hasRooms && (
        <ButtonLink href={href('product-selection')} size="lg" wide>
          Choose floors
        </ButtonLink>
      )}
      {!solutions.isCustomer ? (
        <LogInFirst />
      ) : solutions.planId === '' ? (
        <SaveForm solutions={solutions} />
      ) : (
        <SavedPlan solutions={solutions} />
      )}
    </SidePanel>
  );
}

function SaveForm({ solutions }: { solutions: Solutions }) {
  const { failure, isSaving, save, projectId } = solutions;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p role="status">{projectId === '' ? ABOUT_SAVING : <OnlyMade solutions={solutions} />}</p>
      {projectId === '' && <NameField solutions={solutions} />}
      <Problem error={failure} />
      <Button type="submit" variant="outline" size="lg" wide loading={isSaving}>
        {projectId === '' ? 'Save as a project' : 'Save the rooms'}
      </Button>
    </form>
  );
}

const ABOUT_SAVING =
  'Save the rooms as a project. Then choose a floor for each, and the project adds up area and cost.';

/** Saving takes two steps, and the second one has failed. */
function OnlyMade({ solutions: { projectName, projectId } }: { solutions: Solutions }) {
  const href = useHref();
  return (
    <>
      Your project{' '}
      <Link look="underline" href={href('projects', { id: projectId })}>
        {projectName}
      </Link>{' '}
      is made, but its rooms are not saved yet. Please try again.
    </>
  );
}

function NameField({ solutions: { projectName, nameProblem, nameProject } }: { solutions: Solutions }) {
  return (
    <Field label="Project Name" required error={nameProblem}>
      <TextInput
        name="projectName"
        placeholder="Project Name"
        autoComplete="off"
        maxLength={PROJECT_NAME_MAX}
        value={projectName}
        onChange={(event) => nameProject(event.target.value)}
      />
    </Field>
  );
}

/** The rooms belong to a project already: what is changed here is saved there. */
function SavedPlan({ solutions: { startAnew } }: { solutions: Solutions }) {
  const SavePanel = useSavePanel();
  return (
    <div className={styles.form}>
      <Suspense fallback={<p>Your project</p>}>
        <SavePanel />
      </Suspense>
      <Button variant="outline" wide onClick={startAnew}>
        Start a new plan
      </Button>
    </div>
  );
}

/** A visitor's rooms stay in the browser until they are back. */
function LogInFirst() {
  const href = useHref();
  const loginHref = useLoginHref();
  return (
    <div className={styles.form}>
      <p>
        Log in to save the rooms as a project and choose a floor for each. You come straight back here, with
        your figures as they are.
      </p>
      <div className={styles.ways}>
        <ButtonLink href={loginHref} variant="outline" size="lg" wide>
          Log in to save
        </ButtonLink>
        <ButtonLink href={href('register')} variant="outline" size="lg" wide>
          Create a trade account
        </ButtonLink>
      </div>
    </div>
  );
}
