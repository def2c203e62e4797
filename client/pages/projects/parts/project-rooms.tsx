import { ROOM_NAME_MAX } from '../../../../contracts/rules/project-limits.ts';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { OpenProject } from '../use-project.ts';
import type { Naming } from './name-dialog.tsx';
import styles from './project-rooms.module.css';
import { RoomSection } from './room-section.tsx';

interface ProjectRoomsProps {
  project: OpenProject;
  onName: (naming: Naming) => void;
}

/** The floors of a project, room by room. */
export function ProjectRooms({ project, onName }: ProjectRoomsProps) {
  const { view, mayChange, addRoom } = project;
  const nameRoom = () =>
    onName({
      title: 'Add a room',
      label: 'Room Name',
      action: 'Add',
      maxLength: ROOM_NAME_MAX,
      store: addRoom,
    });
  const addButton = (
    <Button variant="outline" onClick={nameRoom}>
      <PlusIcon />
      Add a room
    </Button>
  );
  if (view.rooms.length === 0) return <NothingYet addButton={mayChange && addButton} />;
  return (
    <div className={styles.rooms}>
      {view.rooms.map((room) => (
        <RoomSection key={room.roomId} room={room} project={project} onName={onName} />
      ))}
      {mayChange && <div data-no-print="">{addButton}</div>}
    </div>
  );
}

function NothingYet({ addButton }: { addButton: React.ReactNode }) {
  const href = useHref();
  return (
    <EmptyState
      title="Nothing in this project yet"
      action={
        <span className={styles.ways}>
          <ButtonLink href={href('flooring')}>Browse flooring</ButtonLink>
          {addButton}
        </span>
      }
    >
      Open a floor, enter the area you need and choose Add to project.
    </EmptyState>
  );
}
