import { clsx } from 'clsx';
import { retryOf } from '../../../lib/reading.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RetryLine } from '../../../ui/states.tsx';
import type { Project } from '../project-choice.ts';
import type { IntoProject } from '../use-into-project.ts';
import type { Verb } from './add-to-project-dialog.tsx';
import styles from './choose-project.module.css';

export function ChooseProject({ model, verb }: { model: IntoProject; verb: Verb }) {
  const { offered, chosen, what, problem, failure, list, isPending, choose, startNaming, put } = model;
  return (
    <div className="stack-5">
      <fieldset className={styles.projects}>
        <legend className={clsx('text-small', styles.legend)}>Choose a project</legend>
        <div className={styles.options}>
          {offered.map((project) => (
            <ProjectOption
              key={project.projectId}
              project={project}
              isChosen={project.projectId === chosen}
              onChoose={() => choose(project.projectId)}
            />
          ))}
          {list.isLoading && offered.length === 0 && <Skeleton className={styles.loading} />}
          {list.error === undefined && !list.isLoading && offered.length === 0 && (
            <p className="text-muted">
              {`You have no ongoing project yet. Create one to ${verb.toLowerCase()} ${what}.`}
            </p>
          )}
        </div>
      </fieldset>
      {list.error !== undefined && <RetryLine what="Your projects" onRetry={retryOf(list)} />}
      <InlineAlert>{problem ?? failure}</InlineAlert>
      <div className={styles.actions}>
        <Button variant="outline" size="lg" onClick={startNaming}>
          <PlusIcon />
          Create
        </Button>
        <Button size="lg" loading={isPending} onClick={put}>
          {verb}
        </Button>
      </div>
    </div>
  );
}

interface ProjectOptionProps {
  project: Project;
  isChosen: boolean;
  onChoose: () => void;
}

function ProjectOption({ project, isChosen, onChoose }: ProjectOptionProps) {
  return (
    <label className={clsx(styles.option, isChosen && styles.chosen)}>
      <input
        className={styles.radio}
        type="radio"
        name="project"
        checked={isChosen}
        onChange={onChoose}
        {...(isChosen ? { 'data-step-focus': '' } : {})}
      />
      {project.projectName}
    </label>
  );
}
