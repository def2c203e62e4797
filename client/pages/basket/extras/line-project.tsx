import { useOwnProject } from '../../../features/projects/use-own-project.ts';
import { useHref } from '../../../state/device.ts';
import { Link } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** Leads to the project that a line is for, unless that is a colleague's or has been deleted. */
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
