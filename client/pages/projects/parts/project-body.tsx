import { WithSide } from '../../../ui/side-panel.tsx';
import type { OpenProject } from '../use-project.ts';
import type { Naming } from './name-dialog.tsx';
import { ProjectRooms } from './project-rooms.tsx';
import { ProjectSummary } from './project-summary.tsx';

interface ProjectBodyProps {
  project: OpenProject;
  onName: (naming: Naming) => void;
}

/** The floors by room with the totals beside them; in a separate bundle, as visitors never see it. */
export function ProjectBody({ project, onName }: ProjectBodyProps) {
  return (
    <WithSide label="Summary" side={<ProjectSummary project={project} />}>
      <ProjectRooms project={project} onName={onName} />
    </WithSide>
  );
}
