import { useEffect, useMemo, useRef, useState } from 'react';
import { sumOfFigures } from '../../../../contracts/domain/number/decimal.ts';
import { areaText, countText, DASH } from '../../../../contracts/domain/number/notation.ts';
import { MAX_PLAN_ROOMS, storeyName } from '../../../../contracts/domain/plan/plan.ts';
import { ROOM_NAME_MAX } from '../../../../contracts/domain/project/project-limits.ts';
import { hasOwnName } from '../../../features/plan/count-rooms.ts';
import { LengthField } from '../../../features/plan/figure-field.tsx';
import type { RoomKind, TracedRoom } from '../../../features/plan/floor-plan/kept-trace.ts';
import { planChoice, type Units } from '../../../features/plan/kept-plan.ts';
import { useHref } from '../../../state/device.ts';
import { useKeptChoice } from '../../../state/kept-choice.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type Addition, addToPlan, goneFrom, takeBack } from './add-to-plan.ts';
import styles from './bench.module.css';
import { isRectangle, measured, mmPerUnit, overlapping, resized, shapeOf, storeyOf } from './trace.ts';
import type { ToolsModel } from './use-tools.ts';
import type { TraceModel } from './use-trace.ts';
import { areaOfRoom, KIND_OPTIONS, sizeWords } from './words.ts';

interface RoomListProps {
  model: TraceModel;
  tools: ToolsModel;
  /** the one that shows */
  page: number;
  units: Units;
}

/** The traced rooms of all pages, and their way into the plan. */
export function RoomList({ model, tools, page, units }: RoomListProps) {
  const { trace, turnTo } = model;
  const { selected, mode } = tools;
  const scaleOf = (room: TracedRoom) => mmPerUnit(trace.scales[room.page]);
  const areas = trace.rooms.map((room) => areaOfRoom(room, scaleOf(room)) ?? 0);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const own = list.current?.querySelector<HTMLElement>('[data-selected]');
    const head = own?.querySelector('button');
    if (own && head && selected && mode) list.current?.scrollTo({ top: own.offsetTop - head.offsetHeight });
  }, [selected, mode]);
  const hasPages = new Set(trace.rooms.map(({ page }) => page)).size > 1;
  const { plan } = useKeptChoice(planChoice);
  if (trace.rooms.length === 0 && goneFrom(plan, trace).length === 0) return null;
  return (
    <>
      <ol ref={list} className={styles.rooms} aria-label="Traced rooms">
        {trace.rooms.map((room) => {
          const isSelected = room.id === selected?.id;
          // while rooms are drawn, nothing opens under the hand
          const isOpen = isSelected && mode === 'change';
          return (
            <li key={room.id} className={styles.room} data-selected={isSelected || undefined}>
              <button
                type="button"
                className={styles.roomHead}
                aria-expanded={isOpen}
                onClick={() => {
                  if (room.page !== page) turnTo(room.page);
                  tools.select(isOpen ? '' : room.id);
                  tools.setMode('change');
                }}
              >
                <span>{hasPages ? `${room.name}, ${pageWords(trace, room.page)}` : room.name}</span>{' '}
                <RoomFigures room={room} mm={scaleOf(room)} units={units} />
              </button>
              {isOpen && <RoomFields room={room} tools={tools} units={units} />}
            </li>
          );
        })}
      </ol>
      <p className={styles.sum}>
        <span>{countText(trace.rooms.length, 'room')}</span>
        <output className="text-figures" aria-label="Area of all rooms">
          {areaText(sumOfFigures(areas))}
        </output>
      </p>
      <Overlaps rooms={trace.rooms} />
      <AddToPlan model={model} isMissing={areas.includes(0)} />
    </>
  );
}

/** A room within another may be meant, so nothing is refused. */
function Overlaps({ rooms }: { rooms: readonly TracedRoom[] }) {
  const pairs = useMemo(() => overlapping(rooms), [rooms]);
  return (
    <InlineAlert kind="warning">
      {pairs
        .map(([{ name }, other]) => `${name} and ${other.name} overlap: their floor is counted twice there.`)
        .join(' ')}
    </InlineAlert>
  );
}

/** `page 2, first floor` */
const pageWords = (trace: TraceModel['trace'], page: number) =>
  `page ${page}, ${storeyName(storeyOf(trace, page)).toLowerCase()}`;

interface FiguresProps {
  room: TracedRoom;
  mm: number | undefined;
  units: Units;
}

function RoomFigures({ room, mm, units }: FiguresProps) {
  const area = areaOfRoom(room, mm);
  return (
    <span className={styles.figures} translate="no">
      <span className="text-figures">{area === undefined ? DASH : areaText(area)}</span>{' '}
      {area !== undefined && mm !== undefined && (
        <span className={styles.size}>{sizeWords(room.corners, mm, units)}</span>
      )}
    </span>
  );
}

/** A room's name, kind and sizes; its corners are moved on the plan. */
function RoomFields({ room, tools, units }: { room: TracedRoom; tools: ToolsModel; units: Units }) {
  const { mm, changeRoom, removeRoom, setCorners } = tools;
  const { name, kind, corners } = room;
  const inMm = mm === undefined ? undefined : measured(corners, mm);
  const shape = inMm && shapeOf(inMm);
  const [typed, setTyped] = useState<string>();
  const length = (label: string, axis: 'x' | 'y', value = 0) => (
    <LengthField
      label={label}
      name={`${label} of ${name}`}
      mm={value}
      units={units}
      onChange={(length) => {
        if (mm !== undefined && length > 0) setCorners(room, resized(corners, { [axis]: length / mm }));
      }}
    />
  );
  return (
    <div className={styles.fields}>
      <Field label="Name">
        <TextInput
          aria-label={`Name of ${name}`}
          asks="other-name"
          enter="done"
          maxLength={ROOM_NAME_MAX}
          value={typed ?? name}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => {
            const text = (typed ?? name).trim();
            setTyped(undefined);
            if (text !== '' && text !== name) changeRoom(room.id, { name: text });
          }}
        />
      </Field>
      <Field label="Kind">
        <Select
          aria-label={`Kind of ${name}`}
          value={kind}
          options={KIND_OPTIONS}
          onChange={({ target }) => {
            const next = target.value as RoomKind;
            changeRoom(room.id, { kind: next, ...(!hasOwnName(room) && { name: next }) });
          }}
        />
      </Field>
      {shape?.kind === 'Rectangle' && isRectangle(corners) && (
        <>
          {length('Length', 'x', shape.lengthMm)}
          {length('Width', 'y', shape.widthMm)}
        </>
      )}
      <IconButton label={`Remove ${name}`} onClick={() => removeRoom(room)}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}

/** @param isMissing some rooms have no area yet */
function AddToPlan({ model: { trace }, isMissing }: { model: TraceModel; isMissing: boolean }) {
  const href = useHref();
  const { plan } = useKeptChoice(planChoice);
  /** what was added last, and from where; once either is changed, the message goes */
  const [added, setAdded] = useState<Addition & Pick<TraceModel, 'trace'>>();
  const [isFull, setFull] = useState(false);
  const known = new Set(plan.rooms.map(({ id }) => id));
  const inPlan = trace.rooms.filter(({ id }) => known.has(id)).length;
  const gone = goneFrom(plan, trace);
  const isShown = added?.trace === trace && added.after === plan;
  return (
    <>
      {gone.length > 0 && (
        <p className={styles.hint}>
          {namesOf(gone)} {gone.length === 1 ? 'is' : 'are'} still in the plan. “Update the plan” removes{' '}
          {gone.length === 1 ? 'it' : 'them'} there too.
        </p>
      )}
      <Button
        size="lg"
        wide
        aria-disabled={isMissing || undefined}
        onClick={() => {
          if (isMissing) return;
          const addition = addToPlan(trace);
          setFull(!addition);
          setAdded(addition && { ...addition, trace });
        }}
      >
        {inPlan > 0 || gone.length > 0 ? 'Update the plan' : 'Add to the plan'}
      </Button>
      {isMissing && (
        <p className={styles.hint}>Set the scale of each page first: some rooms have no area yet.</p>
      )}
      <InlineAlert>
        {isFull && `A plan takes at most ${MAX_PLAN_ROOMS} rooms. Nothing has been added.`}
      </InlineAlert>
      <InlineAlert
        kind="success"
        action={
          <Button
            variant="link"
            size="inline"
            onClick={() => {
              if (added) takeBack(added);
              setAdded(undefined);
            }}
          >
            Undo
          </Button>
        }
      >
        {isShown && addedWords(added, inPlan)}
      </InlineAlert>
      {inPlan > 0 && (
        <>
          <ButtonLink href={href('plan-floors')} variant="outline" wide>
            Choose floors
          </ButtonLink>
          <ButtonLink href={href('room-plan')} variant="link" size="inline">
            See all rooms of the plan
          </ButtonLink>
        </>
      )}
    </>
  );
}

const namesOf = (rooms: readonly { readonly name: string }[]) => rooms.map(({ name }) => name).join(', ');

function addedWords({ before, after, trace }: Addition & Pick<TraceModel, 'trace'>, inPlan: number): string {
  const gone = goneFrom(before, trace);
  const words = [`Your plan now has ${countText(inPlan, 'room')} from this floor plan.`];
  if (gone.length > 0) words.push(`${namesOf(gone)} ${gone.length === 1 ? 'is' : 'are'} removed.`);
  if (before.type !== after.type) words.push('As it has several storeys, the property is now a house.');
  return words.join(' ');
}
