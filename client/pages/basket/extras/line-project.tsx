import { useOwnProject } from '../../../features/projects/use-own-project.ts';
import { useHref } from '../../../state/device.ts';
import { Link } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** A link to the line's project, unless the project is a colleague's or has been deleted. */
export function LineProject({ projectId, of }: { projectId: string; of: string }) {
  const href = useHref();
  const project = useOwnProject(projectId);
  if (!project) return null;
  return (
    <Link href={href('projects', { id: projectId })} look="underline">
      For {project.projectName}
      <VisuallyHidden>: {of}</VisuallyHidden>
    </Link>
  );
}
