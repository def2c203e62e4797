import { inBounds } from '../../../../contracts/domain/layout/corners.ts';
import { plainFigure, withoutGroups } from '../../../../contracts/domain/number/figure-text.ts';
import type { PlanRoom, PlanShape } from '../../../../contracts/domain/plan/plan.ts';
import { LengthField, NumberField } from '../../../features/plan/figure-field.tsx';
import type { Units } from '../../../features/plan/kept-plan.ts';
import { lengthText } from '../../../features/plan/length-text.ts';
import { parseArea } from '../../../lib/area-text.ts';
import { useHref } from '../../../state/device.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './room-row.module.css';

/** An area and a perimeter are kept with two decimals. */
const PLACES = /^(?=\.?\d)\d{0,6}(?:\.\d{0,2})?$/;

/** The m2 of a room given by its area: `45 m²`, `12,5`. @returns undefined for more than two decimals */
export function readRoomArea(text: string): number | undefined {
  const area = parseArea(text);
  return area !== undefined && PLACES.test(String(area)) ? area : undefined;
}

/** A room's perimeter in metres: `26.4`, `26,4 m`. A bare figure is metres, however large. */
export function readPerimeter(text: string): number | undefined {
  const plain = withoutGroups(plainFigure(text).replace(/ ?(?:m|metres?|meters?)\.?$/, ''));
  return PLACES.test(plain) ? Number(plain) : undefined;
}

const SHAPES: readonly { readonly value: PlanShape['kind']; readonly label: string }[] = [
  { value: 'Rectangle', label: 'Rectangle' },
  { value: 'L', label: 'L shape' },
  { value: 'Rectangles', label: 'Several rectangles' },
  { value: 'Corners', label: 'By corners' },
  { value: 'Area', label: 'Area in m²' },
];

/** Shapes to choose from; corners are drawn on a floor plan, not typed. */
export const shapesFor = (kind: PlanShape['kind']) =>
  SHAPES.filter(({ value }) => value !== 'Corners' || kind === 'Corners');

/** The two sizes of a rectangle, by which a pasted cell finds its field. */
export const SIZES = ['lengthMm', 'widthMm'] as const;
const MAX_PARTS = 12;
const NO_PART = { lengthMm: 0, widthMm: 0, joinedMm: 0 };

/** Changes a room's shape; sizes that both shapes have are kept. */
export function reshaped(
  { lengthMm = 0, widthMm = 0, parts, corners = [], areaM2 = 0 }: PlanShape,
  kind: PlanShape['kind'],
): PlanShape {
  const over = corners.length > 0 ? inBounds(corners) : { lengthMm, widthMm };
  const first = parts?.[0] ?? { ...NO_PART, lengthMm: over.lengthMm, widthMm: over.widthMm };
  switch (kind) {
    case 'Rectangle':
      return { kind, lengthMm: first.lengthMm, widthMm: first.widthMm };
    case 'L':
      return { kind, lengthMm: first.lengthMm, widthMm: first.widthMm, cutLengthMm: 0, cutWidthMm: 0 };
    case 'Rectangles':
      return { kind, parts: [{ ...first, joinedMm: 0 }, NO_PART] };
    case 'Corners':
      return { kind, corners };
    case 'Area':
      return { kind, areaM2 };
  }
}

interface ShapeFieldsProps {
  room: PlanRoom;
  units: Units;
  onShape: (shape: PlanShape) => void;
}

/** The sizes that a room's shape takes. */
export function ShapeFields({ room: { id, name, shape }, units, onShape }: ShapeFieldsProps) {
  const length = (label: string, key: 'lengthMm' | 'widthMm' | 'cutLengthMm' | 'cutWidthMm') => (
    <LengthField
      {...(key === 'lengthMm' ? { id: `size-${id}` } : {})}
      column={SIZES.find((each) => each === key)}
      label={label}
      name={`${label} of ${name}`}
      mm={shape[key] ?? 0}
      units={units}
      onChange={(mm) => onShape({ ...shape, [key]: mm })}
    />
  );
  switch (shape.kind) {
    case 'Rectangle':
      return (
        <div className={styles.sizes}>
          {length('Length', 'lengthMm')}
          {length('Width', 'widthMm')}
        </div>
      );
    case 'L':
      return (
        <div className={styles.sizes}>
          {length('Length', 'lengthMm')}
          {length('Width', 'widthMm')}
          {length('Missing corner, length', 'cutLengthMm')}
          {length('Missing corner, width', 'cutWidthMm')}
        </div>
      );
    case 'Rectangles':
      return <Parts name={name} shape={shape} units={units} onShape={onShape} />;
    case 'Corners':
      return <ByCorners name={name} corners={shape.corners ?? []} units={units} />;
    case 'Area':
      return (
        <div className={styles.sizes}>
          <NumberField
            label="Area, m²"
            name={`Area of ${name} in m²`}
            value={shape.areaM2 ?? 0}
            max={40_000}
            read={readRoomArea}
            problem="Enter the area in m²"
            onChange={(areaM2) => onShape({ ...shape, areaM2 })}
          />
          <NumberField
            label="Perimeter, m"
            name={`Perimeter of ${name} in metres`}
            value={shape.perimeterM ?? 0}
            max={4_000}
            read={readPerimeter}
            problem="Enter the perimeter in metres"
            onChange={(perimeterM) => onShape({ ...shape, perimeterM })}
          />
        </div>
      );
  }
}

interface CornersProps extends Pick<PartsProps, 'name' | 'units'> {
  corners: NonNullable<PlanShape['corners']>;
}

/** What a room by its corners measures over all. */
function ByCorners({ name, corners, units }: CornersProps) {
  const href = useHref();
  const { lengthMm, widthMm } = inBounds(corners);
  const unit = units === 'metric' ? ' m' : '';
  return (
    <p className={styles.corners}>
      <span className="text-figures">
        {lengthText(lengthMm, units)} × {lengthText(widthMm, units)}
        {unit}
      </span>
      , {corners.length} corners.{' '}
      <Link look="underline" href={href('trace-plan')} aria-label={`Change ${name} on the floor plan`}>
        Change on the floor plan
      </Link>
    </p>
  );
}

interface PartsProps {
  name: string;
  shape: PlanShape;
  units: Units;
  onShape: (shape: PlanShape) => void;
}

/** Rectangles side by side; each says how much of its edge is open to the one before. */
function Parts({ name, shape, units, onShape }: PartsProps) {
  const parts = shape.parts ?? [];
  const change = (index: number, part: Partial<typeof NO_PART>) =>
    onShape({ ...shape, parts: parts.map((each, at) => (at === index ? { ...each, ...part } : each)) });
  return (
    <div className={styles.parts}>
      {parts.map((part, index) => {
        const of = `of ${name}, rectangle ${index + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rectangles have no name but their place
          <div className={styles.sizes} key={index}>
            <LengthField
              label={`Length ${index + 1}`}
              name={`Length ${of}`}
              mm={part.lengthMm}
              units={units}
              onChange={(lengthMm) => change(index, { lengthMm })}
            />
            <LengthField
              label={`Width ${index + 1}`}
              name={`Width ${of}`}
              mm={part.widthMm}
              units={units}
              onChange={(widthMm) => change(index, { widthMm })}
            />
            {index > 0 && (
              <LengthField
                label={`Open to ${index}`}
                name={`Open edge ${of}`}
                mm={part.joinedMm}
                units={units}
                onChange={(joinedMm) => change(index, { joinedMm })}
              />
            )}
            {index > 0 && (
              <IconButton
                label={`Remove rectangle ${index + 1} of ${name}`}
                onClick={() => onShape({ ...shape, parts: parts.filter((_, at) => at !== index) })}
              >
                <TrashIcon />
              </IconButton>
            )}
          </div>
        );
      })}
      {parts.length < MAX_PARTS && (
        <Button
          variant="link"
          size="inline"
          onClick={() => onShape({ ...shape, parts: [...parts, NO_PART] })}
        >
          Add a rectangle
        </Button>
      )}
    </div>
  );
}
