import { useEffect, useState } from 'react';
import { PROJECT_NAME_MAX } from '../../../../contracts/domain/project/project-limits.ts';
import { afterFirstView } from '../../../lib/when-idle.ts';
import { Button } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { SalesOffice } from '../../../ui/sales-office.tsx';
import { Section } from '../../../ui/section.tsx';
import { RetryLine } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type ListedProject, type ProjectList, useProjectList } from '../use-project-list.ts';
import { DeletedProjects, UndoBar } from './deleted-projects.tsx';
import { LaterNameDialog } from './later-name-dialog.tsx';
import styles from './project-list.module.css';
import { NoProjects, ProjectsSkeleton } from './project-list-states.tsx';
import { ProjectBody } from './project-page.tsx';
import { ProjectRow } from './project-row.tsx';

/** All projects of the customer: the ongoing ones first, then the finished ones. */
export function ProjectListPage() {
  const list = useProjectList();
  useEffect(() => afterFirstView(ProjectBody.fetchAhead), []);
  const [isNaming, setNaming] = useState(false);
  const naming = {
    title: 'New project',
    label: 'Project Name',
    action: 'Create',
    maxLength: PROJECT_NAME_MAX,
    store: list.create,
  };
  return (
    <Container className={styles.page}>
      <PageHead
        isWork
        title="Projects"
        lead="Keep floors by room, and order a whole project at once."
        actions={
          <Button variant="outline" onClick={() => setNaming(true)}>
            <PlusIcon />
            New project
          </Button>
        }
      />
      <VisuallyHidden role="status">{list.announcement}</VisuallyHidden>
      <UndoBar list={list} />
      <ReadingView
        reading={list.projects}
        what="Your projects"
        loading={<ProjectsSkeleton />}
        instead={<SalesOffice />}
      >
        {(projects) => <Projects projects={projects} list={list} />}
      </ReadingView>
      <DeletedProjects list={list} />
      <LaterNameDialog naming={isNaming ? naming : undefined} onClose={() => setNaming(false)} />
    </Container>
  );
}

function Projects({ projects, list }: { projects: readonly ListedProject[]; list: ProjectList }) {
  if (projects.length === 0) return <NoProjects />;
  const ongoing = projects.filter(({ isFinished }) => !isFinished);
  const finished = projects.filter(({ isFinished }) => isFinished);
  const shown = { isLoading: list.figures.state === 'loading', isKeptHere: list.isKeptHere };
  return (
    <>
      {list.figures.state !== 'ready' && list.figures.state !== 'loading' && (
        <RetryLine
          what="Areas and costs"
          onRetry={list.figures.state === 'failed' ? list.figures.retry : undefined}
        />
      )}
      {list.isKeptHere && (
        <p>
          Areas and costs count what you have added in this browser. What you have added elsewhere can’t be
          shown here.
        </p>
      )}
      {ongoing.length > 0 && <Rows title="Ongoing" projects={ongoing} {...shown} />}
      {finished.length > 0 && <Rows title="Finished" projects={finished} {...shown} />}
    </>
  );
}

interface RowsProps {
  title: string;
  projects: readonly ListedProject[];
  isLoading: boolean;
  isKeptHere: boolean;
}

function Rows({ title, projects, ...shown }: RowsProps) {
  return (
    <Section title={title}>
      <ul className={styles.projects} aria-label={`${title} projects`}>
        {projects.map((project) => (
          <ProjectRow key={project.projectId} project={project} {...shown} />
        ))}
      </ul>
    </Section>
  );
}
