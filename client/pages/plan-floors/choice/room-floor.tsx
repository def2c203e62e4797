import { clsx } from 'clsx';
import { memo } from 'react';
import { areaText, countText, percentText } from '../../../../contracts/domain/number/notation.ts';
import { takesBorder } from '../../../../contracts/domain/plan/board-count.ts';
import {
  type BoardCount,
  type CountedBoards,
  countedBoards,
  layoutOf,
  usualWastage,
} from '../../../../contracts/domain/plan/laid-floors.ts';
import {
  PLAN_DIRECTIONS,
  type Plan,
  type PlanFloor,
  type PlanRoom,
  type RoomShare,
} from '../../../../contracts/domain/plan/plan.ts';
import { countedText } from '../../../../contracts/domain/plan/plan-lines.ts';
import { roomSize } from '../../../../contracts/domain/plan/room-size.ts';
import { BorderField } from '../../../features/layout/border-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { PercentField } from '../../../ui/percent-field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Select } from '../../../ui/select.tsx';
import { roomFit } from './room-fit.ts';
import styles from './room-floors.module.css';

interface RoomFloorProps {
  room: PlanRoom;
  usage: Plan['usage'];
  count: BoardCount;
  /** undefined while none is chosen, or when it is no longer on sale */
  floor: PlanFloor | undefined;
  share: RoomShare | undefined;
  isTicked: boolean;
  onTick: (ids: readonly string[], on: boolean) => void;
  onChange: (id: string, change: (room: PlanRoom) => PlanRoom) => void;
}

/** A room with its floor and how that is laid. Memoised, so that only a changed room is drawn again. */
export const RoomFloor = memo(function RoomFloor(props: RoomFloorProps) {
  const { room, usage, count, floor, share, isTicked, onTick, onChange } = props;
  const { id, name, productId } = room;
  const { netM2 } = roomSize(room);
  return (
    <li className={clsx(styles.room, isTicked && styles.ticked)}>
      <div className={styles.head}>
        <Checkbox label={name} checked={isTicked} onChange={({ target }) => onTick([id], target.checked)} />
        <span className={clsx('text-figures', styles.figure)}>
          {netM2 > 0 ? areaText(netM2) : 'Not measured'}
        </span>
      </div>
      {floor && (
        <>
          <div className={styles.floor}>
            <div className={styles.picture}>
              <Picture src={floor.mainImg} alt="" sizes="72px" />
            </div>
            <div className={styles.words}>
              <p>{floor.productName}</p>
              <p className="text-small text-muted">
                <span translate="no">{floor.productNo}</span>
                {share &&
                  share.amountM2 > 0 &&
                  ` · ${areaText(share.amountM2)} with wastage, ${packsWords(share)}`}
              </p>
              <Unsuited room={room} usage={usage} floor={floor} />
            </div>
            <Button
              variant="link"
              size="inline"
              aria-label={`Remove ${floor.productName} from ${name}`}
              onClick={() => onChange(id, (old) => ({ ...old, productId: '', layout: '' }))}
            >
              Remove
            </Button>
          </div>
          <Laying room={room} floor={floor} count={count} onChange={onChange} />
        </>
      )}
      {!floor && productId !== '' && (
        <p className={styles.warning}>This floor is no longer on sale. Please choose another.</p>
      )}
    </li>
  );
});

/** A room may need no pack of its own if the offcuts of another room are enough. */
const packsWords = ({ packs }: RoomShare) =>
  packs === 0 ? 'from packs already opened' : countText(packs, 'pack');

function Unsuited({ room, usage, floor }: { room: PlanRoom; usage: Plan['usage']; floor: PlanFloor }) {
  const { suitability, reasons } = roomFit(room, usage, floor);
  if (suitability === 'suitable') return null;
  return (
    <p className={suitability === 'not known' ? 'text-small text-muted' : styles.warning}>
      {suitability === 'not suitable' && 'Does not suit this room. '}
      {suitability === 'with restrictions' && 'Please mind: '}
      {reasons.join(' ')}
    </p>
  );
}

type LayingProps = Pick<RoomFloorProps, 'room' | 'count' | 'onChange'> & { floor: PlanFloor };

/** Pattern, direction, border and wastage. */
function Laying({ room, floor, count, onChange }: LayingProps) {
  const { id, name, direction, borderRows = 0 } = room;
  const { layout } = layoutOf(room, floor);
  return (
    <div className={styles.laying}>
      <Field label="Pattern">
        <Select
          aria-label={`Pattern in ${name}`}
          value={layout}
          options={floor.layouts.map((each) => ({
            value: each.layout,
            label: `${each.layout}, ${percentText(each.percent)}`,
          }))}
          onChange={({ target: { value } }) =>
            onChange(id, ({ wastagePercent: _, ...old }) => ({ ...old, layout: value }))
          }
        />
      </Field>
      <Field label="Direction">
        <Select
          aria-label={`Direction in ${name}`}
          value={direction}
          options={PLAN_DIRECTIONS.map((each) => ({ value: each, label: each || 'Not decided' }))}
          onChange={({ target: { value } }) => onChange(id, (old) => ({ ...old, direction: value }))}
        />
      </Field>
      {takesBorder(room, floor) && (
        <BorderField
          name={`Border in ${name}`}
          rows={borderRows}
          onChange={(rows) =>
            onChange(id, ({ borderRows: _, ...old }) => (rows === 0 ? old : { ...old, borderRows: rows }))
          }
        />
      )}
      <Wastage room={room} floor={floor} count={count} onChange={onChange} />
    </div>
  );
}

/** Percent of offcuts. If emptied, it is the pattern's again, or what the boards counted come to. */
function Wastage({ room, floor, count, onChange }: LayingProps) {
  const { id, name, wastagePercent } = room;
  return (
    <PercentField
      label="Wastage, %"
      name={`Wastage in ${name}, percent`}
      hint={countedWords(countedBoards(room, floor, count), floor)}
      own={wastagePercent}
      usual={usualWastage(room, floor, count)}
      onChange={(percent) =>
        onChange(id, ({ wastagePercent: _, ...old }) =>
          percent === undefined ? old : { ...old, wastagePercent: percent },
        )
      }
    />
  );
}

function countedWords(counted: CountedBoards | undefined, floor: PlanFloor): string | undefined {
  if (!counted) return undefined;
  return counted.of === 'steps' ? 'Counted in whole boards' : countedText(counted, floor);
}
