import { useHref } from '../../../state/device.ts';
import { Link } from '../../../ui/link.tsx';
import { useOwnProject } from '../use-own-project.ts';

interface OfOneProjectProps {
  /** '' if the list isn't narrowed to a project */
  projectId: string;
  list: 'orders' | 'quotations';
}

/** Says above a list that it is narrowed to one project, and links to the whole list. */
export function OfOneProject({ projectId, list }: OfOneProjectProps) {
  const href = useHref();
  const project = useOwnProject(projectId);
  if (projectId === '') return null;
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
