import { countText } from '../../../../contracts/domain/number/notation.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Problem } from '../../../ui/problem.tsx';
import type { ProjectList, ProjectSummary } from '../use-project-list.ts';
import styles from './deleted-projects.module.css';

/** Offers to undo the last deletion, until the list is left. */
export function UndoBar({ list: { justDeleted, work, restore } }: { list: ProjectList }) {
  return (
    <>
      <UndoLine work={work} justDeleted={justDeleted} restore={restore} />
      {justDeleted && <Problem error={work.errorAt(justDeleted.projectId)} />}
    </>
  );
}

function UndoLine({ justDeleted, work, restore }: Pick<ProjectList, 'justDeleted' | 'work' | 'restore'>) {
  return (
    <InlineAlert
      kind="info"
      action={
        justDeleted && (
          <Button
            variant="outline"
            size="sm"
            loading={work.isBusy(justDeleted.projectId)}
            onClick={() => restore(justDeleted)}
          >
            Undo
          </Button>
        )
      }
    >
      {justDeleted &&
        `“${justDeleted.projectName}” is deleted. You can restore it for ${countText(justDeleted.daysLeft ?? 0, 'day')}.`}
    </InlineAlert>
  );
}

/** Projects deleted lately, which can be restored even after the tab with Undo was closed. */
export function DeletedProjects({ list }: { list: ProjectList }) {
  if (list.deleted.length === 0) return null;
  return (
    <div data-no-print="">
      <Disclosure title={`Recently deleted (${list.deleted.length})`}>
        <ul>
          {list.deleted.map((project) => (
            <DeletedProject key={project.projectId} project={project} list={list} />
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

function DeletedProject({ project, list }: { project: ProjectSummary; list: ProjectList }) {
  const { projectId, projectName, daysLeft = 0 } = project;
  return (
    <li className={styles.project}>
      <div className={styles.words}>
        <h3>{projectName}</h3>
        <p className="text-small">{`Removed for good in ${countText(daysLeft, 'day')}`}</p>
        <Problem error={list.work.errorAt(projectId)} />
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Restore ${projectName}`}
        loading={list.work.isBusy(projectId)}
        onClick={() => list.restore(project)}
      >
        Restore
      </Button>
    </li>
  );
}
