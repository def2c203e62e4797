import { ProjectShared } from '../../features/share-project/project-shared.tsx';

export function ProjectSharedPage() {
  return <ProjectShared />;
}
