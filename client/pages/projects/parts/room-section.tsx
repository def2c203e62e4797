import { areaText } from '../../../../contracts/domain/number/notation.ts';
import { ROOM_NAME_MAX } from '../../../../contracts/domain/project/project-limits.ts';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Problem } from '../../../ui/problem.tsx';
import type { RoomView } from '../project-view.ts';
import { type OpenProject, roomHeadingId } from '../use-project.ts';
import type { Naming } from './name-dialog.tsx';
import { ProjectLineItem } from './project-line.tsx';
import styles from './room-section.module.css';

interface RoomSectionProps {
  room: RoomView;
  project: OpenProject;
  onName: (naming: Naming) => void;
}

/** A room with its floors, or with none yet. */
export function RoomSection({ room, project, onName }: RoomSectionProps) {
  const { roomId, name, lines } = room;
  const headingId = roomHeadingId(roomId);
  const areas = areasText(room);
  return (
    <section className={styles.room} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 className="text-heading" id={headingId} tabIndex={-1}>
          {name}
        </h2>
        {areas && <span className="text-figures">{areas}</span>}
        {project.mayChange && roomId && <RoomActions room={room} project={project} onName={onName} />}
      </div>
      <Problem error={project.work.errorAt(roomId)} />
      {lines.length === 0 ? (
        <NoFloor mayChange={project.mayChange} />
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <ProjectLineItem key={line.lineId} line={line} room={room} project={project} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** `5.04 m² · 3.07 m² in packs`: what the room measures, and what is opened for it. */
const areasText = ({ areaM2, packedM2 }: RoomView) =>
  [areaM2 === undefined ? '' : areaText(areaM2), packedM2 > 0 ? `${areaText(packedM2)} in packs` : '']
    .filter(Boolean)
    .join(' · ');

function RoomActions({ room: { roomId, name }, project, onName }: RoomSectionProps) {
  const rename = () =>
    onName({
      title: 'Rename room',
      label: 'Room Name',
      name,
      action: 'Save',
      maxLength: ROOM_NAME_MAX,
      store: (roomName) => project.renameRoom(roomId, roomName),
    });
  return (
    <div className={styles.actions} data-no-print="">
      <Button variant="quiet" size="sm" aria-label={`Rename ${name}`} onClick={rename}>
        Rename
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Remove the room ${name}`}
        loading={project.work.isBusy(roomId)}
        onClick={() => project.removeRoom(roomId)}
      >
        Remove
      </Button>
    </div>
  );
}

function NoFloor({ mayChange }: { mayChange: boolean }) {
  const href = useHref();
  return (
    <p className={styles.none}>
      No floor chosen yet.{' '}
      {mayChange && (
        <Link className={styles.browse} href={href('flooring')} look="underline" data-no-print="">
          Browse flooring
        </Link>
      )}
    </p>
  );
}
