import { ROOM_NAME_MAX } from '../../../../contracts/domain/project/project-limits.ts';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { WithSide } from '../../../ui/side-panel.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { OpenProject } from '../use-project.ts';
import type { Naming } from './name-dialog.tsx';
import styles from './project-body.module.css';
import { ProjectPictures } from './project-pictures.tsx';
import { ProjectSummary } from './project-summary.tsx';
import { RoomSection } from './room-section.tsx';

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

interface ProjectRoomsProps {
  project: OpenProject;
  onName: (naming: Naming) => void;
}

/** The floors of a project, room by room. */
function ProjectRooms({ project, onName }: ProjectRoomsProps) {
  const { view, mayChange, addRoom } = project;
  const nameRoom = () =>
    onName({
      title: 'Add a room',
      label: 'Room Name',
      action: 'Add',
      maxLength: ROOM_NAME_MAX,
      store: addRoom,
    });
  return (
    <div className={styles.rooms}>
      {project.isKeptHere && (
        <p>
          This project shows what you have added in this browser. What you have added elsewhere can’t be shown
          here.
        </p>
      )}
      {view.rooms.length === 0 ? (
        <NothingYet project={project} />
      ) : (
        view.rooms.map((room) => (
          <RoomSection key={room.roomId} room={room} project={project} onName={onName} />
        ))
      )}
      {/* the same button before and after the first room, so that the dialog can return the focus to it */}
      {mayChange && (
        <div>
          <Button variant="outline" onClick={nameRoom}>
            <PlusIcon />
            Add a room
          </Button>
        </div>
      )}
      <ProjectPictures project={project} />
    </div>
  );
}

function NothingYet({ project: { isKeptHere, view } }: Pick<ProjectRoomsProps, 'project'>) {
  const href = useHref();
  const where = isKeptHere ? 'added in this browser' : 'in this project';
  if (view.isFinished) return <EmptyState title={`Nothing ${where}`} />;
  return (
    <EmptyState
      title={`Nothing ${where} yet`}
      action={<ButtonLink href={href('flooring')}>Browse flooring</ButtonLink>}
    >
      Open a floor, enter the area you need and choose Add to project.
    </EmptyState>
  );
}
