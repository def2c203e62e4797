import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { areaText, percentText } from '../../../../contracts/domain/number/notation.ts';
import { LengthField } from '../../../features/plan/figure-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Radio } from '../../../ui/checkbox.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { ModeButtons } from '../../../ui/mode-buttons.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Slider } from '../../../ui/slider.tsx';
import type { PicturePattern } from '../laying/pattern.ts';
import type { CornersFault } from '../laying/plane.ts';
import type { Laid, Look } from './room.ts';
import styles from './studio.module.css';
import type { RoomModel } from './use-room.ts';
import type { Mode, StudioModel } from './use-studio.ts';

const MODES: readonly { readonly mode: Mode; readonly label: string }[] = [
  { mode: 'scale', label: 'Scale' },
  { mode: 'edge', label: 'Edge' },
  { mode: 'things', label: 'Furniture' },
  { mode: 'look', label: 'Floor' },
];

const FAULTS: Readonly<Record<CornersFault, string>> = {
  close: 'The corners are too close together to give a scale.',
  line: 'Three corners are nearly in a line. A rectangle on the floor has four.',
  crossed: 'The sides cross each other. Put each corner where its name says.',
  mirrored: 'Left and right are exchanged. Put each corner where its name says.',
};

/** From here on, a scale isn't good enough to choose a floor by. */
const ERROR_MAX = 2;

interface ToolsProps {
  room: RoomModel;
  laid: Laid;
  studio: StudioModel;
  pattern: PicturePattern;
  /** id of the hint on how the keys move a corner */
  keysId: string;
}

interface PanelProps extends ToolsProps {
  /** what can be done with the picture once the floor lies */
  children: ReactNode;
}

/** What can be done to the picture, one thing at a time. */
export function Tools({ children, ...props }: PanelProps) {
  const { room, laid, studio } = props;
  const { mode, setMode } = studio;
  const Part = PARTS[mode];
  return (
    <SidePanel title="Your photo">
      <ModeButtons
        label="Work on"
        modes={MODES.map((each) => ({ ...each, isOff: !laid.plane && each.mode !== 'scale' }))}
        mode={mode}
        onChange={setMode}
      />
      <Part {...props} />
      {mode === 'look' ? (
        children
      ) : (
        <Button variant="outline" aria-disabled={!room.canUndo || undefined} onClick={room.undo}>
          Undo
        </Button>
      )}
    </SidePanel>
  );
}

const Hint = ({ children, id }: { children: string; id?: string }) => (
  <p className={clsx('text-small', styles.hint)} {...(id ? { id } : {})}>
    {children}
  </p>
);

const MOVES = 'Drag a corner, or move it with the arrow keys: by one pixel, with Shift by ten.';

function Scale({ room, laid, studio, keysId }: ToolsProps) {
  const { marks } = room.room;
  const { areaM2, errorPercent } = studio;
  return (
    <>
      <p>
        Put the four corners on a rectangle that lies on the floor, and enter its sides. An A3 sheet has 0.42
        by 0.297 m; a rug or a row of tiles is better.
      </p>
      <Hint id={keysId}>{MOVES}</Hint>
      <div className={styles.lengths}>
        <LengthField
          label="Near side, m"
          name="Near side in metres"
          mm={marks.acrossMm}
          units="metric"
          onChange={(acrossMm) => room.mark({ acrossMm }, 'near side')}
        />
        <LengthField
          label="Side leading away, m"
          name="Side leading away in metres"
          mm={marks.awayMm}
          units="metric"
          onChange={(awayMm) => room.mark({ awayMm }, 'side leading away')}
        />
      </div>
      <p className={clsx('text-small', styles.error)} role="alert">
        {laid.fault && FAULTS[laid.fault]}
      </p>
      {laid.plane ? (
        <>
          <Facts
            facts={[
              ['Floor within the edge', areaText(areaM2)],
              ['A pixel at a corner changes a metre by', percentText(errorPercent)],
            ]}
          />
          <p className={clsx('text-small', styles.error)} role="status">
            {errorPercent > ERROR_MAX &&
              'So small a rectangle gives a rough scale. Place its corners exactly, or measure a larger one.'}
          </p>
          <Button onClick={() => studio.setMode('edge')}>Next: the floor’s edge</Button>
        </>
      ) : (
        !laid.fault && <Hint>The floor is laid once both sides are entered.</Hint>
      )}
    </>
  );
}

/** Adds a corner after the one that was last held, and takes it away. */
function CornerButtons({ studio: { chosen } }: ToolsProps) {
  return (
    <div className={styles.buttons}>
      <Button
        variant="outline"
        size="sm"
        aria-disabled={!chosen?.add || undefined}
        onClick={() => chosen?.add?.()}
      >
        Add a corner
      </Button>
      <Button
        variant="outline"
        size="sm"
        aria-disabled={!chosen?.remove || undefined}
        onClick={() => chosen?.remove?.()}
      >
        Remove the corner
      </Button>
    </div>
  );
}

function Edge(props: ToolsProps) {
  const { room, studio, keysId } = props;
  return (
    <>
      <p>Move the corners to where the floor ends: along the walls, and where the photo ends.</p>
      <Hint id={keysId}>{`${MOVES} Choose a corner to add another after it, or to remove it.`}</Hint>
      <CornerButtons {...props} />
      <Button variant="link" onClick={() => room.mark({ edge: undefined }, 'whole')}>
        All that can be floor
      </Button>
      <Button onClick={() => studio.setMode('things')}>Next: furniture</Button>
    </>
  );
}

const BRUSH_PERCENT = { least: 1, most: 20 } as const;

function Things(props: ToolsProps) {
  const { studio, laid, keysId } = props;
  const { brush, setBrush, handles, addShape } = studio;
  const width = laid.edge.reduce((most, { x }) => Math.max(most, x), 1);
  return (
    <>
      <p>Brush over what stands on the floor, so that it stays. Or put a shape on it, corner by corner.</p>
      <div role="radiogroup" aria-label="Brush">
        <Radio
          name="brush"
          label="Take out what isn’t floor"
          checked={brush.kind === 'out'}
          onChange={() => setBrush({ ...brush, kind: 'out' })}
        />
        <Radio
          name="brush"
          label="Put floor back"
          checked={brush.kind === 'back'}
          onChange={() => setBrush({ ...brush, kind: 'back' })}
        />
      </div>
      <Slider
        label="Width of the brush"
        min={BRUSH_PERCENT.least}
        max={BRUSH_PERCENT.most}
        step={1}
        value={Math.round((brush.size / width) * 100)}
        text={percentText(Math.round((brush.size / width) * 100))}
        onChange={(percent) => setBrush({ ...brush, size: Math.round((width * percent) / 100) })}
      />
      <Button variant="outline" onClick={addShape}>
        Take out a shape
      </Button>
      {handles.length > 0 && (
        <>
          <Hint id={keysId}>{`${MOVES} Without its third corner a shape is removed.`}</Hint>
          <CornerButtons {...props} />
        </>
      )}
      <Button onClick={() => studio.setMode('look')}>Show the floor</Button>
    </>
  );
}

/** In steps of which whole rows of boards are made. */
const SHIFT_MM = 10;

interface LieProps {
  look: Look;
  pattern: PicturePattern;
  change: (part: Partial<Look>) => void;
}

/** How the floor lies: its direction and its place. */
export function FloorLie({ look, pattern, change }: LieProps) {
  const [alongMm, acrossMm] =
    pattern.kind === 'boards' ? [pattern.lengthMm, pattern.widthMm] : [pattern.acrossMm, pattern.downMm];
  const what = pattern.kind === 'boards' ? 'boards' : 'pattern';
  const shifts = [
    [`Move along the ${what}`, 'alongMm', alongMm],
    [`Move across the ${what}`, 'acrossMm', acrossMm],
  ] as const;
  return (
    <>
      <Slider
        label="Direction"
        min={0}
        max={175}
        step={5}
        value={look.turn}
        text={`${look.turn}°`}
        onChange={(turn) => change({ turn })}
      />
      {shifts.map(([label, key, most]) => (
        <Slider
          key={key}
          label={label}
          min={0}
          max={Math.ceil(most / SHIFT_MM) * SHIFT_MM}
          step={SHIFT_MM}
          value={look[key]}
          text={`${look[key]} mm`}
          onChange={(mm) => change({ [key]: mm })}
        />
      ))}
    </>
  );
}

function FloorLook({ room, pattern }: ToolsProps) {
  const { look } = room.room;
  return (
    <>
      <FloorLie look={look} pattern={pattern} change={room.change} />
      <Slider
        label="Light of the photo"
        min={0}
        max={150}
        step={5}
        value={look.light}
        text={percentText(look.light)}
        onChange={(light) => room.change({ light })}
      />
      <Slider
        label="Brightness of the floor"
        min={50}
        max={150}
        step={5}
        value={look.brightness}
        text={percentText(look.brightness)}
        onChange={(brightness) => room.change({ brightness })}
      />
    </>
  );
}

const PARTS = { scale: Scale, edge: Edge, things: Things, look: FloorLook } as const;
