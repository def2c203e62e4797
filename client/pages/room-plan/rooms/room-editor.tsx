import { type ClipboardEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { sumOfFigures } from '../../../../contracts/domain/number/decimal.ts';
import { areaText, countText } from '../../../../contracts/domain/number/notation.ts';
import { ROOM_KINDS, storeysOf } from '../../../../contracts/domain/plan/new-plan.ts';
import { MAX_PLAN_ROOMS, type PlanRoom } from '../../../../contracts/domain/plan/plan.ts';
import { roomSize } from '../../../../contracts/domain/plan/room-size.ts';
import { changeRooms, keepPlan, planChoice, type Units } from '../../../features/plan/kept-plan.ts';
import { useFocusLater } from '../../../lib/focus.ts';
import { useSteady } from '../../../lib/use-steady.ts';
import { useKeptChoice } from '../../../state/kept-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Section } from '../../../ui/section.tsx';
import { Select } from '../../../ui/select.tsx';
import { doorwaysByRoom, type PlacedDoorway } from './doorway-verbs.ts';
import { pasteRooms } from './paste-rooms.ts';
import styles from './room-editor.module.css';
import { RoomHeads, RoomRow } from './room-row.tsx';
import { addRoom, copyRoom, type RemovedRoom, removeRoom, restoreRoom } from './room-verbs.ts';
import { SIZES } from './shape-fields.tsx';

const KINDS: readonly PlanRoom['kind'][] = [...ROOM_KINDS, 'Stairs', 'Other'];
const NO_DOORWAYS: readonly PlacedDoorway[] = [];
const UNDO_ID = 'undo-room';

/** What has just been done to several things at once, or why it wasn't. */
interface Told {
  readonly words: string;
  readonly undo?: () => void;
}

/** Every room with its size. Enter in a field goes on to the size of the next room; cells of a spreadsheet fill the rooms from there on. */
export function RoomEditor() {
  const { plan, units } = useKeptChoice(planChoice);
  const focusLater = useFocusLater();
  const [told, tell] = useState<Told>();
  const [kind, setKind] = useState<PlanRoom['kind']>('Bedroom');
  const names = useNames(plan.rooms);
  const doorways = useMemo(() => doorwaysByRoom(plan.doorways), [plan.doorways]);
  const change = useSteady((id: string, changed: Partial<PlanRoom>) => {
    tell((now) => (now?.undo ? now : undefined));
    changeRooms([id], changed);
  });
  const copy = useSteady((room: PlanRoom) => {
    const id = copyRoom(room);
    if (id) focusLater(`size-${id}`);
  });
  const remove = useSteady((room: PlanRoom) => {
    const removed = removeRoom(room);
    const undo = () => {
      restoreRoom(removed);
      focusLater(`size-${room.id}`);
    };
    tell({ words: removedWords(removed), undo });
    focusLater(UNDO_ID);
  });
  const storeys = plan.type === 'House' ? Math.max(storeysOf(plan), 2) : 0;
  const isFull = plan.rooms.length >= MAX_PLAN_ROOMS;
  const area = areaOf(plan.rooms);

  function goOn(event: KeyboardEvent<HTMLUListElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const next = event.target.closest('li')?.nextElementSibling;
    const field = next?.querySelector<HTMLInputElement>('[data-figure]');
    (field ?? document.getElementById('add-room'))?.focus();
  }

  function paste(event: ClipboardEvent<HTMLUListElement>) {
    if (!(event.target instanceof HTMLInputElement)) return;
    const { figure } = event.target.dataset;
    const key = SIZES.find((each) => each === figure);
    const id = event.target.closest('li')?.id.replace(/^room-/, '');
    if (!key || !id) return;
    const pasted = pasteRooms(id, key, event.clipboardData.getData('text/plain'), units);
    if (pasted === undefined) return;
    event.preventDefault();
    tell(typeof pasted === 'string' ? { words: pasted } : pasted);
  }

  return (
    <Section
      title="Room by room"
      lead="Give each room its size. Press Enter to go on to the next one, or paste lengths and widths from a spreadsheet. What you leave empty can be measured later."
      action={<UnitsChoice units={units} />}
    >
      <div className={styles.table}>
        {plan.rooms.length > 0 && units === 'metric' && <RoomHeads storeys={storeys} />}
        <ul className={styles.rooms} onKeyDown={goOn} onPaste={paste} aria-label="Rooms">
          {plan.rooms.map((room) => (
            <RoomRow
              key={room.id}
              room={room}
              names={names}
              doorways={doorways.get(room.id) ?? NO_DOORWAYS}
              units={units}
              storeys={storeys}
              onChange={change}
              onCopy={copy}
              onRemove={remove}
            />
          ))}
        </ul>
      </div>
      <InlineAlert
        kind={told && !told.undo ? 'error' : 'info'}
        action={
          told?.undo && (
            <Button
              id={UNDO_ID}
              variant="link"
              size="inline"
              onClick={() => {
                tell(undefined);
                told.undo?.();
              }}
            >
              Undo
            </Button>
          )
        }
      >
        {told?.words}
      </InlineAlert>
      {plan.doorways.length === 0 && (
        <p className="text-small">
          No doorway is counted yet. Open a room’s details and say which rooms its doorways join, and which
          lead outdoors: once is enough, the room beyond shows it too.
        </p>
      )}
      <div className={styles.foot}>
        <div className={styles.add}>
          <Select
            aria-label="Kind of room to add"
            value={kind}
            options={KINDS.map((each) => ({ value: each, label: each }))}
            onChange={({ target }) => setKind(target.value as PlanRoom['kind'])}
          />
          <Button
            id="add-room"
            variant="outline"
            aria-disabled={isFull || undefined}
            onClick={() => {
              const id = addRoom(kind);
              if (id) focusLater(`size-${id}`);
            }}
          >
            Add a room
          </Button>
        </div>
        <p className={styles.sum}>
          <span className="text-figures">{areaText(area)}</span> in all
        </p>
      </div>
      {isFull && <p className="text-small">A plan takes at most {MAX_PLAN_ROOMS} rooms.</p>}
    </Section>
  );
}

const removedWords = ({ room: { name }, doorways: { length } }: RemovedRoom) =>
  length === 0 ? `${name} is removed.` : `${name} is removed, and ${countText(length, 'doorway')} with it.`;

/** m2 of all rooms. */
const areaOf = (rooms: readonly PlanRoom[]) => sumOfFigures(rooms.map((room) => roomSize(room).netM2));

/** The rooms' names; the same array until one of them changes. */
function useNames(rooms: readonly PlanRoom[]) {
  const key = JSON.stringify(rooms.map(({ id, name }) => [id, name]));
  return useMemo(() => (JSON.parse(key) as [string, string][]).map(([id, name]) => ({ id, name })), [key]);
}

function UnitsChoice({ units }: { units: Units }) {
  return (
    <fieldset className={styles.units}>
      <legend className="sr-only">Lengths in</legend>
      {(['metric', 'imperial'] as const).map((each) => (
        <label key={each} className={styles.unit}>
          <input
            type="radio"
            name="units"
            checked={units === each}
            onChange={() => keepPlan({ units: each })}
          />
          <span>{each === 'metric' ? 'Metres' : 'Feet and inches'}</span>
        </label>
      ))}
    </fieldset>
  );
}
