import { PROJECT_NAME_MAX } from '../../../../contracts/domain/project/project-limits.ts';
import { FloorPlanKeeping } from '../../../features/plan/floor-plan/floor-plan-keeping.tsx';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { RoomPlanModel } from '../use-room-plan.ts';

/** Saves the rooms as a new project; a failure is shown above its button. */
export function SaveForm({ model }: { model: RoomPlanModel }) {
  const { failure, isSaving, save, projectId } = model;
  return (
    <form
      className="stack-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p role="status">{projectId === '' ? ABOUT_SAVING : <OnlyMade model={model} />}</p>
      {projectId === '' && <NameField model={model} />}
      <FloorPlanKeeping />
      <Problem error={failure} />
      <Button type="submit" variant="outline" size="lg" wide loading={isSaving}>
        {projectId === '' ? 'Save as a project' : 'Save the rooms'}
      </Button>
    </form>
  );
}

const ABOUT_SAVING =
  'Save the rooms as a project. Then choose a floor for each, and the project adds up area and cost.';

/** Shown if the project was created but saving its rooms has failed. */
function OnlyMade({ model: { projectName, projectId } }: { model: RoomPlanModel }) {
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

function NameField({ model: { projectName, nameProblem, nameProject } }: { model: RoomPlanModel }) {
  return (
    <Field label="Project Name" required error={nameProblem}>
      <TextInput
        asks="other-name"
        enter="done"
        name="projectName"
        placeholder="Project Name"
        maxLength={PROJECT_NAME_MAX}
        value={projectName}
        onChange={(event) => nameProject(event.target.value)}
      />
    </Field>
  );
}
