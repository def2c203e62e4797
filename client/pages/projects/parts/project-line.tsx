import { clsx } from 'clsx';
import { useState } from 'react';
import { sizeText } from '../../../../contracts/domain/number/notation.ts';
import { LINE_PACKS_MAX } from '../../../../contracts/site/limits.ts';
import { useHref } from '../../../state/device.ts';
import { IconButton } from '../../../ui/button.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Select } from '../../../ui/select.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { LineView, RoomView } from '../project-view.ts';
import { type OpenProject, roomChoiceId } from '../use-project.ts';
import styles from './project-line.module.css';

interface ProjectLineProps {
  line: LineView;
  room: RoomView;
  project: OpenProject;
}

/** A product in a room: its packs, its room, its cost. */
export function ProjectLineItem({ line, room, project }: ProjectLineProps) {
  const href = useHref();
  const { mayChange, work } = project;
  const detail = [line.productNo, line.specification && sizeText(line.specification)];
  return (
    <li>
      <article
        className={clsx(styles.line, !mayChange && styles.fixed)}
        aria-label={line.name}
        aria-busy={work.isBusy(line.lineId) || undefined}
      >
        <div className={styles.picture}>
          <Picture src={line.picture} alt="" sizes="4rem" />
        </div>
        <div className={styles.words}>
          <h3 className={styles.name}>
            <Link href={href('product', { id: line.productId })} look="quiet">
              {line.name}
            </Link>
          </h3>
          <p className={clsx('text-small', styles.detail)}>
            {line.short && <span className={styles.short}>Not enough in stock </span>}
            <span className="text-muted">{detail.filter(Boolean).join(' · ')}</span>
          </p>
        </div>
        <div className={styles.amount}>
          {mayChange && (
            <Stepper
              label={`Packs of ${line.name}, ${room.name}`}
              value={line.number}
              min={1}
              max={LINE_PACKS_MAX}
              onChange={(packs) => project.setPacks(line.lineId, packs)}
            />
          )}
          <p className={clsx('text-small text-figures', styles.quantity)}>
            {line.quantity.map((part) => (
              <span key={part}>{part} </span>
            ))}
          </p>
        </div>
        <Price className={styles.cost} pence={line.cost} />
        {mayChange && (
          <>
            <div className={styles.place} data-no-print="">
              <RoomChoice line={line} project={project} />
            </div>
            <IconButton
              className={styles.remove}
              data-no-print=""
              label={`Remove ${line.name} from ${room.roomId ? room.name : 'the project'}`}
              onClick={() => project.removeLine(line.lineId)}
            >
              <TrashIcon />
            </IconButton>
          </>
        )}
        <div className={styles.problem}>
          <Problem error={work.errorAt(line.lineId)} />
        </div>
      </article>
    </li>
  );
}

/** Moves the line as soon as another room is chosen. */
function RoomChoice({ line, project }: Omit<ProjectLineProps, 'room'>) {
  const [chosen, setChosen] = useState(line.roomId);
  const { view, work, move } = project;
  const rooms = view.rooms.filter(({ roomId }) => roomId !== '');
  if (rooms.length === 0) return null;
  return (
    <Select
      id={roomChoiceId(line.lineId)}
      aria-label={`Room of ${line.name}`}
      value={work.isBusy(line.lineId) ? chosen : line.roomId}
      options={[
        { value: '', label: 'No room' },
        ...rooms.map(({ roomId, name }) => ({ value: roomId, label: name })),
      ]}
      onChange={({ target }) => {
        setChosen(target.value);
        move(line.lineId, target.value);
      }}
    />
  );
}
