import type { PlanDoor, PlanRoom } from '../../../../contracts/rules/plan/plan.ts';
import { parseWholeNumber } from '../../../../contracts/rules/whole-number.ts';
import { USUAL_DOOR } from '../../../features/plan/count-rooms.ts';
import type { Units } from '../../../features/plan/kept-plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { LengthField, NumberField } from './figure-field.tsx';
import styles from './room-row.module.css';

const MAX_DOORS = 20;
const NOTE_MAX = 500;

interface RoomDetailsProps {
  room: PlanRoom;
  /** the other rooms of the plan, to which a door may lead */
  others: readonly Pick<PlanRoom, 'id' | 'name'>[];
  units: Units;
  onChange: (change: Partial<PlanRoom>) => void;
}

/** What a room has besides its size: doors, edges, skirting, heating, and a note. */
export function RoomDetails({ room, others, units, onChange }: RoomDetailsProps) {
  const { name, doors } = room;
  const changeDoor = (index: number, door: PlanDoor) =>
    onChange({ doors: doors.map((each, at) => (at === index ? door : each)) });
  return (
    <div className={styles.details}>
      <div className={styles.ticks}>
        <Checkbox
          label="New skirting"
          aria-label={`New skirting in ${name}`}
          checked={room.hasSkirting}
          onChange={({ target }) => onChange({ hasSkirting: target.checked })}
        />
        <Checkbox
          label="Heating under the floor"
          aria-label={`Heating under the floor of ${name}`}
          checked={room.isHeated}
          onChange={({ target }) => onChange({ isHeated: target.checked })}
        />
      </div>
      <fieldset className={styles.doors}>
        <legend className={styles.legend}>Doors of {name}</legend>
        {doors.map((door, index) => (
          <DoorFields
            // biome-ignore lint/suspicious/noArrayIndexKey: doors have no name but their place
            key={index}
            door={door}
            of={`${name}, door ${index + 1}`}
            others={others}
            units={units}
            onChange={(changed) => changeDoor(index, changed)}
            onRemove={() => onChange({ doors: doors.filter((_, at) => at !== index) })}
          />
        ))}
        {doors.length < MAX_DOORS && (
          <Button variant="link" size="inline" onClick={() => onChange({ doors: [...doors, USUAL_DOOR] })}>
            Add a door
          </Button>
        )}
      </fieldset>
      <div className={styles.sizes}>
        <LengthField
          label="Edge without a wall"
          name={`Edge of ${name} without a wall`}
          mm={room.openEdgeMm}
          units={units}
          onChange={(openEdgeMm) => onChange({ openEdgeMm })}
        />
      </div>
      <Field label="Note">
        <TextInput
          aria-label={`Note on ${name}`}
          asks="note"
          enter="next"
          maxLength={NOTE_MAX}
          value={room.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </Field>
    </div>
  );
}

interface DoorFieldsProps {
  door: PlanDoor;
  of: string;
  others: readonly Pick<PlanRoom, 'id' | 'name'>[];
  units: Units;
  onChange: (door: PlanDoor) => void;
  onRemove: () => void;
}

const ROOM = 'room:';

function DoorFields({ door, of, others, units, onChange, onRemove }: DoorFieldsProps) {
  const { widthMm, leadsTo, roomId, beyondMm } = door;
  return (
    <div className={styles.door}>
      <LengthField
        label="Width"
        name={`Width of ${of}`}
        mm={widthMm}
        units={units}
        onChange={(width) => onChange({ ...door, widthMm: width })}
      />
      <Field label="Leads to">
        <Select
          aria-label={`${of} leads to`}
          value={leadsTo === 'room' ? `${ROOM}${roomId ?? ''}` : leadsTo}
          options={[
            { value: 'elsewhere', label: 'Another part of the building' },
            { value: 'outside', label: 'Outdoors' },
            ...others.map(({ id, name }) => ({ value: `${ROOM}${id}`, label: name })),
          ]}
          onChange={({ target: { value } }) =>
            onChange(
              value.startsWith(ROOM)
                ? { widthMm, leadsTo: 'room', roomId: value.slice(ROOM.length) }
                : { widthMm, leadsTo: value as PlanDoor['leadsTo'], ...(beyondMm ? { beyondMm } : {}) },
            )
          }
        />
      </Field>
      {leadsTo !== 'room' && (
        <NumberField
          label="Floor beyond, mm"
          name={`Height of the floor beyond ${of}, in mm`}
          value={beyondMm ?? 0}
          max={200}
          read={parseWholeNumber}
          asks="whole"
          problem="Enter the height in mm, up to 200"
          onChange={(mm) => onChange(mm === 0 ? { widthMm, leadsTo } : { widthMm, leadsTo, beyondMm: mm })}
        />
      )}
      <IconButton label={`Remove ${of}`} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}

interface StairsFieldsProps {
  room: PlanRoom;
  units: Units;
  onChange: (change: Partial<PlanRoom>) => void;
}

const NO_STAIRS = { straight: 0, winder: 0, landing: 0, widthMm: 900 };

/** Steps by their kind, and the width of the flight. */
export function StairsFields({ room: { name, stairs = NO_STAIRS }, units, onChange }: StairsFieldsProps) {
  const count = (label: string, key: 'straight' | 'winder' | 'landing') => (
    <NumberField
      label={label}
      name={`${label} of ${name}`}
      value={stairs[key]}
      max={99}
      read={parseWholeNumber}
      asks="whole"
      problem="Enter a whole number, up to 99"
      onChange={(value) => onChange({ stairs: { ...stairs, [key]: value } })}
    />
  );
  return (
    <div className={styles.sizes}>
      {count('Straight steps', 'straight')}
      {count('Winding steps', 'winder')}
      {count('Landings', 'landing')}
      <LengthField
        label="Width"
        name={`Width of ${name}`}
        mm={stairs.widthMm}
        units={units}
        onChange={(mm) => {
          // a flight that is narrower than the contract takes is still being typed
          if (mm >= 300 && mm <= 5000) onChange({ stairs: { ...stairs, widthMm: mm } });
        }}
      />
    </div>
  );
}
