import { ProjectShared } from '../../features/share-project/project-shared.tsx';

export function NewsAddSuccessPage() {
  return <ProjectShared />;
}
