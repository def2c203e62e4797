import { memo, useState } from 'react';
import { areaText, countText, DASH } from '../../../../contracts/domain/number/notation.ts';
import type { PlanRoom } from '../../../../contracts/domain/plan/plan.ts';
import { roomSize } from '../../../../contracts/domain/plan/room-size.ts';
import { ROOM_NAME_MAX } from '../../../../contracts/domain/project/project-limits.ts';
import type { Units } from '../../../features/plan/kept-plan.ts';
import { storeyOptions } from '../../../features/plan/storey-options.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { PlacedDoorway } from './doorway-verbs.ts';
import { RoomDetails, StairsFields } from './room-details.tsx';
import styles from './room-row.module.css';
import { reshaped, ShapeFields, shapesFor } from './shape-fields.tsx';

export interface RoomRowProps {
  room: PlanRoom;
  /** the other rooms, while its details may be shown; the same array until a name changes */
  names: readonly Pick<PlanRoom, 'id' | 'name'>[];
  /** the same array until one of the plan's doorways changes */
  doorways: readonly PlacedDoorway[];
  units: Units;
  /** storeys to choose from; 0 in a flat */
  storeys: number;
  onChange: (id: string, change: Partial<PlanRoom>) => void;
  onCopy: (room: PlanRoom) => void;
  onRemove: (room: PlanRoom) => void;
}

/** One room: name, storey, size, and further details to open. Memoised, so that only a changed room is drawn again. */
export const RoomRow = memo(function RoomRow(props: RoomRowProps) {
  const { room, names, doorways, units, storeys, onChange, onCopy, onRemove } = props;
  const { id, name, kind, storey, shape } = room;
  const [isOpen, setOpen] = useState(false);
  const change = (changed: Partial<PlanRoom>) => onChange(id, changed);
  const area = roomSize(room).netM2;
  // feet, inches and their fractions are too long for the columns
  const fitsLine = kind !== 'Stairs' && shape.kind === 'Rectangle' && units === 'metric';
  const words = isOpen ? FEWER : detailWords(room, doorways.length);
  return (
    <li className={styles.room} id={`room-${id}`}>
      <div className={styles.main} data-line={fitsLine || undefined}>
        <NameField key={name} room={room} onName={(text) => change({ name: text })} />
        {storeys > 1 && (
          <Field label="Storey">
            <Select
              aria-label={`Storey of ${name}`}
              value={String(storey)}
              options={storeyOptions(storeys, storey)}
              onChange={({ target }) => change({ storey: Number(target.value) })}
            />
          </Field>
        )}
        {kind === 'Stairs' ? (
          <StairsFields room={room} units={units} onChange={change} />
        ) : (
          <>
            <Field label="Shape">
              <Select
                aria-label={`Shape of ${name}`}
                value={shape.kind}
                options={shapesFor(shape.kind)}
                onChange={({ target }) =>
                  change({ shape: reshaped(shape, target.value as (typeof shape)['kind']) })
                }
              />
            </Field>
            <ShapeFields room={room} units={units} onShape={(next) => change({ shape: next })} />
          </>
        )}
        <p className={styles.area}>
          <span className={styles.areaLabel}>Area</span>
          <output className="text-figures" aria-label={`Area of ${name}`}>
            {area > 0 ? areaText(area) : DASH}
          </output>
        </p>
        <div className={styles.actions}>
          <Button
            variant="link"
            size="inline"
            aria-expanded={isOpen}
            aria-label={`${words} in ${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? FEWER : <DetailWords words={words} />}
          </Button>
          <Button variant="link" size="inline" aria-label={`Copy ${name}`} onClick={() => onCopy(room)}>
            Copy
          </Button>
          <IconButton label={`Remove ${name}`} onClick={() => onRemove(room)}>
            <TrashIcon />
          </IconButton>
        </div>
      </div>
      {isOpen && (
        <RoomDetails
          room={room}
          doorways={doorways}
          others={names.filter((each) => each.id !== id)}
          units={units}
          onChange={change}
        />
      )}
    </li>
  );
});

const FEWER = 'Fewer details';

/** `1 doorway, new skirting`: a summary of the closed details. */
function detailWords({ hasSkirting, isHeated }: PlanRoom, doorways: number): string {
  const count = doorways === 0 ? 'No doorways' : countText(doorways, 'doorway');
  return [count, hasSkirting ? 'new skirting' : '', isHeated ? 'heated' : ''].filter(Boolean).join(', ');
}

/** In a line the doorways alone; the rest is read, and shows once the details are open. */
function DetailWords({ words }: { words: string }) {
  const [doorways, ...others] = words.split(', ');
  return (
    <span>
      {doorways}
      {others.length > 0 && <span className={styles.others}>, {others.join(', ')}</span>}
    </span>
  );
}

/** The columns of rooms that fit into a line; each field has its own name for screen readers. */
export function RoomHeads({ storeys }: Pick<RoomRowProps, 'storeys'>) {
  return (
    <div className={styles.heads} aria-hidden="true">
      <span>Room</span>
      {storeys > 1 && <span>Storey</span>}
      <span>Shape</span>
      <span className={styles.sizes}>
        <span>Length</span>
        <span>Width</span>
      </span>
      <span className={styles.area}>Area</span>
      <span className={styles.actions} />
    </div>
  );
}

/** A room must have a name, so it keeps the last one while the field is empty, and the field asks for one. */
function NameField({ room: { name }, onName }: { room: PlanRoom; onName: (name: string) => void }) {
  const [typed, setTyped] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  return (
    <Field label="Room" error={isMissing ? 'Please enter a name.' : undefined}>
      <TextInput
        aria-label={`Name of ${name}`}
        asks="other-name"
        enter="next"
        maxLength={ROOM_NAME_MAX}
        value={typed ?? name}
        onChange={({ target }) => {
          setMissing(false);
          setTyped(target.value);
        }}
        onBlur={() => {
          const text = (typed ?? name).trim();
          setMissing(text === '');
          if (text === '') return;
          setTyped(undefined);
          if (text !== name) onName(text);
        }}
      />
    </Field>
  );
}
