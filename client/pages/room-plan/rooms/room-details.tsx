import { NEW_FLIGHT } from '../../../../contracts/domain/plan/new-plan.ts';
import type { PlanRoom, PlanStairs } from '../../../../contracts/domain/plan/plan.ts';
import { LengthField, NumberField } from '../../../features/plan/figure-field.tsx';
import type { Units } from '../../../features/plan/kept-plan.ts';
import { parseWholeNumber } from '../../../lib/whole-number.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { PlacedDoorway } from './doorway-verbs.ts';
import { Doorways } from './doorways.tsx';
import styles from './room-row.module.css';

const NOTE_MAX = 500;

interface RoomDetailsProps {
  room: PlanRoom;
  doorways: readonly PlacedDoorway[];
  /** the other rooms of the plan, to which a doorway may lead */
  others: readonly Pick<PlanRoom, 'id' | 'name'>[];
  units: Units;
  onChange: (change: Partial<PlanRoom>) => void;
}

/** What a room has besides its size: doorways, edges, skirting, heating, and a note. */
export function RoomDetails({ room, doorways, others, units, onChange }: RoomDetailsProps) {
  const { name } = room;
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
      <Doorways room={room} doorways={doorways} others={others} units={units} />
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

const STEPS_WANTED = 'Enter a whole number, up to 99';

interface StairsFieldsProps {
  room: PlanRoom;
  units: Units;
  onChange: (change: Partial<PlanRoom>) => void;
}

/** Steps by their kind, and what they measure. */
export function StairsFields({ room: { name, stairs = NEW_FLIGHT }, units, onChange }: StairsFieldsProps) {
  const whole = (label: string, key: Exclude<keyof PlanStairs, 'widthMm'>, max: number, problem: string) => (
    <NumberField
      label={label}
      name={`${label} of ${name}`}
      value={stairs[key]}
      max={max}
      read={parseWholeNumber}
      asks="whole"
      problem={problem}
      onChange={(value) => onChange({ stairs: { ...stairs, [key]: value } })}
    />
  );
  return (
    <div className={styles.sizes}>
      {whole('Straight steps', 'straight', 99, STEPS_WANTED)}
      {whole('Winding steps', 'winder', 99, STEPS_WANTED)}
      {whole('Landings', 'landing', 99, STEPS_WANTED)}
      {whole('Going, mm', 'goingMm', 1000, 'Enter the depth of a step in mm, up to 1,000')}
      {whole('Riser, mm', 'riserMm', 500, 'Enter the height of a step in mm, up to 500')}
      <LengthField
        label="Width"
        name={`Width of ${name}`}
        mm={stairs.widthMm}
        units={units}
        onChange={(mm) => {
          // a width that the contract refuses may be an unfinished one
          if (mm >= 300 && mm <= 5000) onChange({ stairs: { ...stairs, widthMm: mm } });
        }}
      />
    </div>
  );
}
