import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useHref } from '../../../state/device.ts';
import { Container } from '../../../ui/container.tsx';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { SalesOffice } from '../../../ui/sales-office.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Status } from '../../../ui/status.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AT_HEAD, type OpenProject, useProject } from '../use-project.ts';
import { LaterNameDialog } from './later-name-dialog.tsx';
import type { Naming } from './name-dialog.tsx';
import { type ProjectAction, projectActions } from './project-actions.ts';
import styles from './project-page.module.css';

export const ProjectBody = fetchedPart(async () => (await import('./project-body.tsx')).ProjectBody);

interface ProjectPageProps {
  projectId: string;
  /** what can be done with the project as a whole, laid out for the device */
  Actions: ComponentType<{ actions: readonly ProjectAction[] }>;
}

/** One project: its floors by room, its totals, and what can be done with it. */
export function ProjectPage({ projectId, Actions }: ProjectPageProps) {
  const { reading, isClosed } = useProject(projectId);
  const href = useHref();
  const [naming, setNaming] = useState<Naming>();
  // Loads the code while the project is being read.
  useEffect(ProjectBody.fetchAhead, []);
  const project = reading.state === 'ready' ? reading.value : undefined;
  const name = project?.view.name ?? (isClosed ? 'No such project' : 'Project');
  return (
    <Container className="work-page">
      <PageHead
        isWork
        title={name}
        crumbs={[{ label: 'Projects', href: href('projects') }, { label: name }]}
        lead={project && <State project={project} />}
        actions={project && <Actions actions={projectActions(project, setNaming)} />}
      />
      <VisuallyHidden role="status">{project?.announcement}</VisuallyHidden>
      {project && <Problem error={project.work.errorAt(AT_HEAD)} />}
      {isClosed ? (
        <Closed />
      ) : (
        <ReadingView
          reading={reading}
          what="This project"
          loading={<ProjectSkeleton />}
          instead={<SalesOffice />}
        >
          {(ready) => (
            <Suspense fallback={<ProjectSkeleton />}>
              <ProjectBody project={ready} onName={setNaming} />
            </Suspense>
          )}
        </ReadingView>
      )}
      <LaterNameDialog naming={naming} onClose={() => setNaming(undefined)} />
    </Container>
  );
}

function State({ project: { view } }: { project: OpenProject }) {
  return (
    <span className={styles.state}>
      <Status {...(view.isFinished ? {} : { kind: 'success' as const })}>
        {view.isFinished ? 'Finished' : 'Ongoing'}
      </Status>
      {!view.isOwn && (
        <span className="text-small">A colleague’s project. Duplicate it to make changes.</span>
      )}
    </span>
  );
}

function Closed() {
  const href = useHref();
  return (
    <EmptyState
      title="This project can’t be opened"
      action={<ButtonLink href={href('projects')}>All projects</ButtonLink>}
    >
      It may have been deleted, or it belongs to another company.
    </EmptyState>
  );
}

function ProjectSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden role="status">Loading the project</VisuallyHidden>
      <div className="stack-6">
        {['first', 'second', 'third'].map((line) => (
          <Skeleton className={styles.line} key={line} />
        ))}
      </div>
      <Skeleton className={styles.side} />
    </div>
  );
}
