import type { BlockPattern } from '../../../../contracts/domain/layout/block-pattern.ts';
import { inBounds } from '../../../../contracts/domain/layout/corners.ts';
import { canHaveBorder } from '../../../../contracts/domain/layout/floor-to-lay.ts';
import { type RoomToLay, roomOutline } from '../../../../contracts/domain/layout/layout-job.ts';
import { type Corner, rectangleOutline } from '../../../../contracts/domain/layout/outline.ts';
import { BorderField } from '../../../features/layout/border-field.tsx';
import { GAPS_MM } from '../../../features/layout/layout-address.ts';
import { SpareField } from '../../../features/layout/spare-field.tsx';
import { LengthField } from '../../../features/plan/figure-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { RoomModel } from '../use-room.ts';
import styles from './bench.module.css';

const SHAPES = [
  { value: 'rectangle', label: 'Rectangle' },
  { value: 'L', label: 'L shape' },
  { value: 'corners', label: 'By corners' },
] as const;
const CORNERS: readonly { readonly value: Corner; readonly label: string }[] = [
  { value: 'top-right', label: 'Top right' },
  { value: 'top-left', label: 'Top left' },
  { value: 'bottom-right', label: 'Bottom right' },
  { value: 'bottom-left', label: 'Bottom left' },
];
const runsBeside = (fewest: string) =>
  [
    { value: 'best', label: fewest },
    { value: 'along', label: 'Lengthways' },
    { value: 'across', label: 'Crossways' },
  ] as const;
const BOARDS_RUN = runsBeside('Fewest boards');
const ROWS_RUN = runsBeside('Fewest blocks');
const HERRINGBONES = [
  { value: 'single', label: 'Single' },
  { value: 'double', label: 'Double' },
] as const;
const ROW_CENTRES = [
  { value: 'best', label: 'Fewest blocks' },
  { value: 'joint', label: 'On a joint' },
  { value: 'block', label: 'In a row' },
] as const;
const PANEL_CENTRES = [
  { value: 'best', label: 'Wide cuts' },
  { value: 'joint', label: 'On joints' },
  { value: 'block', label: 'On a panel' },
] as const;
const BOARD_CENTRES = [
  { value: 'best', label: 'Fewest boards' },
  { value: 'joint', label: 'From the middle' },
] as const;
const BONDS = [
  { value: 'random', label: 'Random' },
  { value: 'half', label: 'Half' },
  { value: 'third', label: 'Thirds' },
] as const;

/** The room, and how its floor is to lie. @param pattern undefined for boards */
export function RoomForm({ model, pattern }: { model: RoomModel; pattern: BlockPattern | undefined }) {
  const { asked, faults, usualGapMm, change } = model;
  const length = (
    label: string,
    key: 'lengthMm' | 'widthMm' | 'cutLengthMm' | 'cutWidthMm',
    error: string | undefined,
  ) => (
    <LengthField
      label={`${label}, m`}
      name={`${label} in metres`}
      mm={asked[key]}
      units="metric"
      error={error}
      onChange={(mm) => change({ [key]: mm })}
    />
  );
  return (
    <div className={styles.form} data-no-print="">
      <Chosen
        label="Room"
        value={asked.shape}
        options={SHAPES}
        onChoose={(shape) => change(inShape(asked, shape))}
      />
      {asked.shape !== 'corners' && (
        <>
          {length('Length', 'lengthMm', faults.length)}
          {length('Width', 'widthMm', faults.width)}
        </>
      )}
      {asked.shape === 'L' && (
        <>
          <Chosen
            label="Missing corner"
            value={asked.corner}
            options={CORNERS}
            onChoose={(corner) => change({ corner })}
          />
          {length('Corner length', 'cutLengthMm', faults.cutLength)}
          {length('Corner width', 'cutWidthMm', faults.cutWidth)}
        </>
      )}
      {pattern ? <PatternFields model={model} pattern={pattern} /> : <BoardFields model={model} />}
      {canHaveBorder(pattern) && (
        <BorderField rows={asked.border} error={faults.border} onChange={(border) => change({ border })} />
      )}
      <SpareField percent={asked.sparePercent} onChange={(sparePercent) => change({ sparePercent })} />
      <Chosen
        label="Gap at the walls"
        value={String(asked.gapMm ?? '')}
        options={gapsBeside(usualGapMm)}
        onChoose={(gap) => change({ gapMm: gap === '' ? undefined : Number(gap) })}
      />
    </div>
  );
}

/** A room that is measured is the beginning of its corners. */
function inShape(asked: RoomToLay, shape: RoomToLay['shape']): Partial<RoomToLay> {
  if (shape !== 'corners') return { shape, corners: [] };
  const outline =
    roomOutline(asked) ?? roomOutline({ ...asked, shape: 'rectangle' }) ?? rectangleOutline(40_000, 30_000);
  return { shape, ...inBounds(outline.map(({ x, y }) => ({ x: x / 10, y: y / 10 }))) };
}

function BoardFields({ model: { asked, faults, change } }: { model: RoomModel }) {
  return (
    <>
      <Chosen label="Boards run" value={asked.run} options={BOARDS_RUN} onChoose={(run) => change({ run })} />
      <Chosen
        label="Bond"
        value={asked.bond}
        options={BONDS}
        error={faults.bond}
        onChoose={(bond) => change({ bond })}
      />
      <Chosen
        label="Set out"
        value={asked.centre === 'best' ? 'best' : 'joint'}
        options={BOARD_CENTRES}
        onChoose={(centre) => change({ centre })}
      />
    </>
  );
}

function PatternFields({ model: { asked, change }, pattern }: { model: RoomModel; pattern: BlockPattern }) {
  const isPanels = pattern.kind === 'panels';
  return (
    <>
      {pattern.kind === 'herringbone' && (
        <Chosen
          label="Herringbone"
          value={asked.herringbone}
          options={HERRINGBONES}
          onChoose={(herringbone) => change({ herringbone })}
        />
      )}
      {!isPanels && (
        <Chosen label="Rows run" value={asked.run} options={ROWS_RUN} onChoose={(run) => change({ run })} />
      )}
      <Chosen
        label={isPanels ? 'Centre lines' : 'Centre line'}
        value={asked.centre}
        options={isPanels ? PANEL_CENTRES : ROW_CENTRES}
        onChoose={(centre) => change({ centre })}
      />
    </>
  );
}

const gapsBeside = (usualMm: number) => [
  { value: '', label: `Usual, ${usualMm} mm` },
  ...GAPS_MM.map((gap) => ({ value: String(gap), label: `${gap} mm` })),
];

interface ChosenProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  error?: string | undefined;
  onChoose: (value: Value) => void;
}

function Chosen<Value extends string>({ label, value, options, error, onChoose }: ChosenProps<Value>) {
  return (
    <Field label={label} error={error}>
      <Select
        value={value}
        options={options}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChoose(chosen.value);
        }}
      />
    </Field>
  );
}
