import { type ReactNode, useState } from 'react';
import { MOST_CORNERS } from '../../../../contracts/domain/layout/corners.ts';
import { type Typed, type Wall, withBay, withCorner } from '../../../../contracts/domain/layout/walls.ts';
import { LengthField, NumberField } from '../../../features/plan/figure-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from './corners.module.css';
import type { CornersModel } from './use-corners.ts';
import { angleOf, CROSSING, missText, offerText, turnOf } from './walls-words.ts';

const TURNS = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
  { value: 'angle', label: 'Angle' },
] as const;

/** The walls as they are read from a tape, in the order in which a fitter goes round. */
export function WallsTable({ model }: { model: CornersModel }) {
  const { walls, corners, draft, type, place, drop } = model;
  const [refused, setRefused] = useState<number>();
  const result = draft?.result;
  /** @param next the corners that it makes; false where a room can't have so many or so few */
  const tool = (wall: number, text: string, where: string, next: typeof corners | false) => (
    <Button
      variant="link"
      size="inline"
      aria-label={`${text} ${where} wall ${wall + 1}`}
      aria-disabled={!next || undefined}
      onClick={() => next && setRefused(place(next) ? undefined : wall)}
    >
      {text}
    </Button>
  );
  return (
    <div className={styles.walls}>
      <p className={styles.lead}>
        Go round the room with the tape, anticlockwise from the first corner. A wall’s number is on the
        drawing.
      </p>
      <ol className={styles.list} aria-label="Walls">
        {walls.map((wall, at) => {
          const isCrossing = result?.kind === 'crossing' && draft?.typed === at;
          return (
            <WallRow
              // biome-ignore lint/suspicious/noArrayIndexKey: each wall has its place
              key={at}
              number={at + 1}
              wall={wall}
              error={isCrossing || refused === at ? CROSSING : undefined}
              onType={(part) => {
                setRefused(undefined);
                type(at, part);
              }}
              open={result?.kind === 'open' && draft?.typed === at ? result : undefined}
              onClose={place}
              onDrop={drop}
              tools={
                <>
                  {tool(at, 'Add a corner', 'on', corners.length < MOST_CORNERS && withCorner(corners, at))}
                  {tool(at, 'Add a bay', 'on', corners.length + 4 <= MOST_CORNERS && withBay(corners, at))}
                  {tool(at, 'Remove corner', 'after', corners.length > 3 && withoutCorner(corners, at))}
                </>
              }
            />
          );
        })}
      </ol>
    </div>
  );
}

const withoutCorner = (corners: CornersModel['corners'], wall: number) =>
  corners.toSpliced((wall + 1) % corners.length, 1);

interface WallRowProps {
  number: number;
  wall: Wall;
  error: string | undefined;
  onType: (part: Partial<Wall>) => void;
  /** the walls don't close since this one was typed */
  open: Extract<Typed, { kind: 'open' }> | undefined;
  onClose: CornersModel['place'];
  onDrop: () => void;
  tools: ReactNode;
}

function WallRow({ number, wall, error, onType, open, onClose, onDrop, tools }: WallRowProps) {
  const [isAngled, setAngled] = useState(false);
  const square = wall.turn === 90 ? 'left' : wall.turn === -90 ? 'right' : 'angle';
  const turn = isAngled ? 'angle' : square;
  const mm = Math.round(wall.length);
  return (
    <li className={styles.wall}>
      <div className={styles.fields}>
        <LengthField
          label={`Wall ${number}, m`}
          name={`Wall ${number} in metres`}
          mm={mm}
          units="metric"
          error={error ?? (mm === 0 ? 'Enter metres, such as 4.25' : undefined)}
          onChange={(length) => onType({ length })}
        />
        <Field label="Then turn">
          <Select
            aria-label={`Turn after wall ${number}`}
            value={turn}
            options={TURNS}
            onChange={({ target }) => {
              setAngled(target.value === 'angle');
              if (target.value !== 'angle') onType({ turn: target.value === 'left' ? 90 : -90 });
            }}
          />
        </Field>
        {turn === 'angle' && (
          <NumberField
            label="Angle, °"
            name={`Angle in the room after wall ${number}, in degrees`}
            value={angleOf(wall)}
            max={359}
            read={(text) =>
              /^\d{1,3}(\.\d)?$/.test(text.trim()) && Number(text) > 0 ? Number(text) : undefined
            }
            problem="Enter degrees, such as 135"
            onChange={(angle) => angle > 0 && onType({ turn: turnOf(angle) })}
          />
        )}
      </div>
      <InlineAlert kind="warning">{open && missText(open.miss)}</InlineAlert>
      {open && (
        <div className={styles.tools}>
          {open.offers.map((offer) => (
            <Button
              key={String(offer.changed)}
              variant="outline"
              size="sm"
              onClick={() => onClose(offer.corners)}
            >
              {offerText(offer)}
            </Button>
          ))}
          <Button variant="link" size="inline" onClick={onDrop}>
            Keep the drawing
          </Button>
        </div>
      )}
      <div className={styles.rowTools}>{tools}</div>
    </li>
  );
}
