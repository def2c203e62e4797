import { PROJECT_NAME_MAX } from '../../../../contracts/rules/project-limits.ts';
import { isUnavailable } from '../../../lib/reading.ts';
import { useHref, useLoginHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { SalesOffice } from '../../../ui/sales-office.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { Solutions } from '../use-solutions.ts';
import styles from './save-rooms.module.css';

/** The rooms in all, and how to keep them: as a project of a trade customer. */
export function SaveRooms({ solutions }: { solutions: Solutions }) {
  const { total } = solutions;
  return (
    <SidePanel title="Your rooms">
      <p className={styles.total} role="status">
        <strong className="text-figures">{total}</strong> {total === 1 ? 'room' : 'rooms'} in all
      </p>
      {solutions.isCustomer ? <SaveForm solutions={solutions} /> : <LogInFirst />}
    </SidePanel>
  );
}

function SaveForm({ solutions }: { solutions: Solutions }) {
  const { projectName, nameProblem, failure, isSaving, nameProject, save } = solutions;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p>Save the rooms as a project. Then choose a floor for each, and the project adds up area and cost.</p>
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
      <InlineAlert>{failure === undefined ? '' : wordsOf(failure)}</InlineAlert>
      <Button type="submit" size="lg" wide loading={isSaving}>
        Save as a project
      </Button>
    </form>
  );
}

function wordsOf(failure: unknown) {
  if (!isUnavailable(failure)) return failure instanceof Error ? failure.message : String(failure);
  return (
    <>
      Rooms can’t be saved online at the moment. <SalesOffice />
    </>
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
        <ButtonLink href={loginHref} size="lg" wide>
          Log in to save
        </ButtonLink>
        <ButtonLink href={href('register')} variant="outline" size="lg" wide>
          Create a trade account
        </ButtonLink>
      </div>
    </div>
  );
}
