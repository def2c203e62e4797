import { type PlanRoom, type RoomShare, storeyName } from '../../../../contracts/domain/plan/plan.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Section } from '../../../ui/section.tsx';
import { RoomFloor } from './room-floor.tsx';
import styles from './room-floors.module.css';
import type { FloorChoiceModel } from './use-floor-choice.ts';

/** The rooms by storey, to tick one, a storey or all. */
export function RoomFloors({ model }: { model: FloorChoiceModel }) {
  const { kept, chosen, floors, result, tick, changeRoom } = model;
  const { rooms, usage, boardCount } = kept.plan;
  const shares = sharesOf(result.laid);
  const storeys = [...new Set(rooms.map(({ storey }) => storey))].sort((a, b) => a - b);
  const all = rooms.map(({ id }) => id);
  return (
    <Section title="Your rooms">
      <Checkbox
        label={rooms.length === 1 ? 'The one room' : `All ${rooms.length} rooms`}
        checked={chosen.size === rooms.length}
        onChange={({ target }) => tick(all, target.checked)}
      />
      {storeys.map((storey) => {
        const here = rooms.filter((room) => room.storey === storey);
        return (
          <div key={storey} className={styles.storey}>
            {storeys.length > 1 && (
              <Checkbox
                label={<strong>{storeyName(storey)}</strong>}
                checked={here.every(({ id }) => chosen.has(id))}
                onChange={({ target }) =>
                  tick(
                    here.map(({ id }) => id),
                    target.checked,
                  )
                }
              />
            )}
            <ul className={styles.rooms} aria-label={storeys.length > 1 ? storeyName(storey) : 'Rooms'}>
              {here.map((room) => (
                <RoomFloor
                  key={room.id}
                  room={room}
                  usage={usage}
                  count={boardCount}
                  floor={floors.get(room.productId)}
                  share={shares.get(room.id)}
                  isTicked={chosen.has(room.id)}
                  onTick={tick}
                  onChange={changeRoom}
                />
              ))}
            </ul>
          </div>
        );
      })}
    </Section>
  );
}

let last: ReadonlyMap<string, RoomShare> = new Map();

/** Shares by room. Unchanged ones keep their objects, so that their rows aren't drawn again. */
function sharesOf(laid: FloorChoiceModel['result']['laid']): ReadonlyMap<string, RoomShare> {
  const next = new Map<PlanRoom['id'], RoomShare>();
  for (const { shares } of laid)
    for (const share of shares) {
      const old = last.get(share.roomId);
      const isSame =
        old && old.netM2 === share.netM2 && old.amountM2 === share.amountM2 && old.packs === share.packs;
      next.set(share.roomId, isSame ? old : share);
    }
  last = next;
  return next;
}
