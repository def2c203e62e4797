import { useHref } from '../../state/device.ts';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ProjectItem } from './parts/project-item.tsx';
import styles from './projects.mobile.module.css';
import { type ProjectsModel, useProjects } from './use-projects.ts';

export function ProjectsPage() {
  const model = useProjects();
  return (
    <Container className={styles.page}>
      <PageHeading>Projects</PageHeading>
      <div className={styles.content}>
        <Projects model={model} />
      </div>
    </Container>
  );
}

function Projects({ model: { projects, chosenId, products, choose } }: { model: ProjectsModel }) {
  return (
    <ReadingView reading={projects} what="Your projects" loading={<ProjectsSkeleton />}>
      {(items) =>
        items.length === 0 ? (
          <NoProjects />
        ) : (
          <ul className={styles.projects}>
            {items.map((project) => (
              <ProjectItem
                key={project.projectId}
                project={project}
                isOpen={project.projectId === chosenId}
                products={products}
                onToggle={() => choose(project.projectId)}
              />
            ))}
          </ul>
        )
      }
    </ReadingView>
  );
}

function NoProjects() {
  const href = useHref();
  return (
    <EmptyState
      title="No projects yet"
      action={<ButtonLink href={href('flooring')}>Browse flooring</ButtonLink>}
    >
      Open a floor, enter the area you need and choose Add to project.
    </EmptyState>
  );
}

function ProjectsSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden role="status">Loading your projects</VisuallyHidden>
      {['first', 'second', 'third'].map((line) => (
        <Skeleton className={styles.project} key={line} />
      ))}
    </div>
  );
}
