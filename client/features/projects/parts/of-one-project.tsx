import { useHref } from '../../../state/device.ts';
import { Link } from '../../../ui/link.tsx';
import { useOwnProject } from '../projects.api.ts';

interface OfOneProjectProps {
  /** undefined if the list isn't narrowed to a project */
  projectId: string | undefined;
  list: 'orders' | 'quotations';
}

/** Says above a list that it is narrowed to one project, and links to the whole list. */
export function OfOneProject({ projectId, list }: OfOneProjectProps) {
  const href = useHref();
  const project = useOwnProject(projectId);
  if (projectId === undefined) return null;
  return (
    <p className="text-small">
      You see the {list} for{' '}
      {project ? (
        <Link href={href('projects', { id: projectId })} look="underline">
          {project.projectName}
        </Link>
      ) : (
        'one project'
      )}
      .{' '}
      <Link href={href(list)} look="underline" data-no-print="">
        Show all {list}
      </Link>
    </p>
  );
}
