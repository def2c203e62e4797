import { type ReactNode, useState } from 'react';
import { MOST_CORNERS } from '../../../../contracts/domain/layout/layout-job.ts';
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
  const put = (wall: number, next: readonly (typeof corners)[number][]) =>
    setRefused(place(next) ? undefined : wall);
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
                  <Button
                    variant="link"
                    size="inline"
                    aria-label={`Add a corner on wall ${at + 1}`}
                    aria-disabled={corners.length >= MOST_CORNERS || undefined}
                    onClick={() => put(at, withCorner(corners, at))}
                  >
                    Add a corner
                  </Button>
                  <Button
                    variant="link"
                    size="inline"
                    aria-label={`Add a bay on wall ${at + 1}`}
                    aria-disabled={corners.length + 4 > MOST_CORNERS || undefined}
                    onClick={() => put(at, withBay(corners, at))}
                  >
                    Add a bay
                  </Button>
                  <Button
                    variant="link"
                    size="inline"
                    aria-label={`Remove corner after wall ${at + 1}`}
                    aria-disabled={corners.length <= 3 || undefined}
                    onClick={() => put(at, corners.toSpliced((at + 1) % corners.length, 1))}
                  >
                    Remove corner
                  </Button>
                </>
              }
            />
          );
        })}
      </ol>
    </div>
  );
}

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
