import { chakra } from '@chakra-ui/react';
import { useHref } from '../../state/device.ts';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ProjectItem } from './parts/project-item.tsx';
import { type ProjectsModel, useProjects } from './use-projects.ts';

export function ProjectsPage() {
  const model = useProjects();
  return (
    <Container py="8">
      <PageHeading>Projects</PageHeading>
      <chakra.div marginTop="6">
        <Projects model={model} />
      </chakra.div>
    </Container>
  );
}

function Projects({ model }: { model: ProjectsModel }) {
  const href = useHref();
  const { isVisitor, projects, chosen, products, choose } = model;
  if (isVisitor) {
    return (
      <EmptyState
        title="Log in to see your projects"
        action={<ButtonLink href={href('login')}>Login</ButtonLink>}
      >
        Projects keep the floors of a job together. They are for trade customers.
      </EmptyState>
    );
  }
  switch (projects.state) {
    case 'loading':
      return <ProjectsSkeleton />;
    case 'unavailable':
      return (
        <ErrorState title="Projects are unavailable">This service is unavailable at the moment.</ErrorState>
      );
    case 'failed':
      return (
        <ErrorState title="Your projects could not be loaded" onRetry={projects.retry}>
          {projects.message}
        </ErrorState>
      );
    case 'ready':
      return projects.items.length === 0 ? (
        <EmptyState
          title="No projects yet"
          action={<ButtonLink href={href('flooring')}>Browse flooring</ButtonLink>}
        >
          Open a floor, enter the area you need and choose Add to project.
        </EmptyState>
      ) : (
        <chakra.ul listStyle="none" padding="0" margin="0" borderTop="1px solid {colors.border}">
          {projects.items.map((project) => (
            <ProjectItem
              key={project.projectId}
              project={project}
              isOpen={project.projectId === chosen?.projectId}
              products={products}
              onToggle={() => choose(project.projectId)}
            />
          ))}
        </chakra.ul>
      );
  }
}

function ProjectsSkeleton() {
  return (
    <chakra.div aria-busy="true" display="flex" flexDirection="column" gap="4">
      <VisuallyHidden role="status">Loading your projects</VisuallyHidden>
      {['first', 'second', 'third'].map((line) => (
        <Skeleton key={line} height="3.25rem" />
      ))}
    </chakra.div>
  );
}
