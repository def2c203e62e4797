import { useState } from 'react';
import {
  MAX_ROOM_DOORWAYS,
  type PlanDoorway,
  type PlanRoom,
} from '../../../../contracts/domain/plan/plan.ts';
import { LengthField, NumberField } from '../../../features/plan/figure-field.tsx';
import type { Units } from '../../../features/plan/kept-plan.ts';
import { parseWholeNumber } from '../../../lib/whole-number.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { Select } from '../../../ui/select.tsx';
import {
  addDoorway,
  type Beyond,
  changeDoorway,
  leading,
  type PlacedDoorway,
  removeDoorway,
} from './doorway-verbs.ts';
import styles from './room-row.module.css';

interface DoorwaysProps {
  room: Pick<PlanRoom, 'id' | 'name'>;
  doorways: readonly PlacedDoorway[];
  others: readonly Pick<PlanRoom, 'id' | 'name'>[];
  units: Units;
}

/** The doorways of a room. One that is added in the room beyond shows here too. */
export function Doorways({ room, doorways, others, units }: DoorwaysProps) {
  const { id, name } = room;
  const [beyond, setBeyond] = useState('');
  const [isAsked, setAsked] = useState(false);
  const options = beyondOptions(others);
  const isKnown = options.some(({ value }) => value === beyond);
  return (
    <fieldset className={styles.doors}>
      <legend className={styles.legend}>Doorways of {name}</legend>
      {doorways.map(({ doorway, at }, index) => (
        <DoorwayFields
          key={at}
          doorway={doorway}
          of={`${name}, doorway ${index + 1}`}
          roomId={id}
          options={options}
          units={units}
          onChange={(change) => changeDoorway(at, change)}
          onRemove={() => removeDoorway(at)}
        />
      ))}
      {doorways.length < MAX_ROOM_DOORWAYS && (
        <div className={styles.addDoor}>
          <Field
            label={doorways.length === 0 ? 'Where does a doorway lead?' : 'Another doorway leads to'}
            error={isAsked && !isKnown ? 'Choose where the doorway leads' : undefined}
          >
            <Select
              aria-label={`A doorway of ${name} leads to`}
              placeholder="Choose a room or outdoors"
              value={isKnown ? beyond : ''}
              options={options}
              onChange={({ target }) => setBeyond(target.value)}
            />
          </Field>
          <Button
            variant="outline"
            aria-label={`Add a doorway to ${name}`}
            onClick={() => {
              setAsked(!isKnown);
              if (!isKnown) return;
              addDoorway(id, beyondOf(beyond));
              setBeyond('');
            }}
          >
            Add a doorway
          </Button>
        </div>
      )}
    </fieldset>
  );
}

const ROOM = 'room:';

/** Rooms may be called anything, so their ids are marked. */
const beyondOptions = (others: DoorwaysProps['others']) => [
  ...others.map(({ id, name }) => ({ value: `${ROOM}${id}`, label: name })),
  { value: 'outside', label: 'Outdoors' },
  { value: 'elsewhere', label: 'A part of the building that is not listed' },
];

const beyondOf = (value: string): Beyond =>
  value.startsWith(ROOM)
    ? { roomId: value.slice(ROOM.length) }
    : { leadsTo: value === 'outside' ? 'outside' : 'elsewhere' };

interface DoorwayFieldsProps {
  doorway: PlanDoorway;
  of: string;
  /** the room from which it is seen */
  roomId: string;
  options: ReturnType<typeof beyondOptions>;
  units: Units;
  onChange: (change: (doorway: PlanDoorway) => PlanDoorway) => void;
  onRemove: () => void;
}

function DoorwayFields({ doorway, of, roomId, options, units, onChange, onRemove }: DoorwayFieldsProps) {
  const { roomIds, widthMm, leadsTo, beyondMm } = doorway;
  return (
    <div className={styles.door}>
      <LengthField
        label="Width"
        name={`Width of ${of}`}
        mm={widthMm}
        units={units}
        onChange={(mm) => onChange((each) => ({ ...each, widthMm: mm }))}
      />
      <Field label="Leads to">
        <Select
          aria-label={`${of} leads to`}
          value={leadsTo ?? `${ROOM}${roomIds.find((id) => id !== roomId)}`}
          options={options}
          onChange={({ target }) => onChange((each) => leading(each, roomId, beyondOf(target.value)))}
        />
      </Field>
      {leadsTo && (
        <NumberField
          label="Floor beyond, mm"
          name={`Height of the floor beyond ${of}, in mm`}
          value={beyondMm ?? 0}
          max={200}
          read={parseWholeNumber}
          asks="whole"
          problem="Enter the height in mm, up to 200"
          onChange={(mm) =>
            onChange(({ beyondMm: _, ...each }) => (mm === 0 ? each : { ...each, beyondMm: mm }))
          }
        />
      )}
      <IconButton label={`Remove ${of}`} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}
