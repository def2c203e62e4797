import { useId, useRef } from 'react';
import { floorPlanChoice } from '../../../features/plan/floor-plan/floor-plan-here.ts';
import { FloorPlanKeeping } from '../../../features/plan/floor-plan/floor-plan-keeping.tsx';
import type { RoomKind } from '../../../features/plan/floor-plan/kept-trace.ts';
import { planChoice } from '../../../features/plan/kept-plan.ts';
import { isUnavailable } from '../../../lib/reading.ts';
import { useUndoKeys } from '../../../lib/use-undo-keys.ts';
import { useKeptChoice } from '../../../state/kept-choice.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { MinusIcon, PlusIcon } from '../../../ui/icons.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { ModeButtons } from '../../../ui/mode-buttons.tsx';
import { Select } from '../../../ui/select.tsx';
import { SidePanel, WithSide } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RetryLine } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { FloorPlanButton, OpenFile } from '../open-file.tsx';
import pageStyles from '../trace-plan.module.css';
import styles from './bench.module.css';
import { RoomList } from './room-list.tsx';
import { ScaleFields, StoreyField } from './scale-fields.tsx';
import { KEYS, Stage } from './stage.tsx';
import { type Mode, useTools } from './use-tools.ts';
import { type FileState, type TraceModel, useTrace } from './use-trace.ts';
import { useZoom } from './use-zoom.ts';
import { KIND_OPTIONS } from './words.ts';

const MODES: readonly { readonly mode: Mode; readonly label: string }[] = [
  { mode: 'scale', label: 'Scale' },
  { mode: 'rectangle', label: 'Rectangle' },
  { mode: 'corners', label: 'Corners' },
  { mode: 'change', label: 'Change' },
];

const HINTS: Readonly<Record<Mode, string>> = {
  scale: 'Choose the scale of the drawing, or press both ends of a length that you know.',
  rectangle: 'Press two opposite corners of a room, or drag from one to the other.',
  corners: 'Press each corner of a room in turn, then the first one again to close it.',
  change: 'Press a room, then drag its corners, or move them with the arrow keys.',
};

/** A floor plan is opened, its scale is set, and its rooms are traced. */
export function Bench({ chosen }: { chosen: File | undefined }) {
  const model = useTrace(chosen);
  const { shown } = model;
  switch (shown.state) {
    case 'reading':
      return <Skeleton className={pageStyles.waiting} />;
    case 'none':
      return (
        <>
          <Missed model={model} />
          <OpenFile choose={model.choose} refusal={model.refusal} />
        </>
      );
    case 'open':
      return <Tracing key={shown.turn} model={model} shown={shown} />;
  }
}

/** The project may keep a floor plan that could not be read. */
function Missed({ model: { missed, findAgain } }: { model: TraceModel }) {
  if (missed === undefined) return null;
  return (
    <RetryLine what="The project’s floor plan" onRetry={isUnavailable(missed) ? undefined : findAgain} />
  );
}

function Tracing({ model, shown }: { model: TraceModel; shown: FileState & { readonly state: 'open' } }) {
  const { sheet, page, drawing, name } = shown;
  const { units } = useKeptChoice(planChoice);
  const here = useKeptChoice(floorPlanChoice);
  const isShared = here.projectId !== '' && here.mayChange;
  const tools = useTools(model, page);
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame, sheet.width / sheet.height);
  const { mode, draft } = tools;
  const place = useRef<HTMLDivElement>(null);
  useUndoKeys(place, tools.back);
  return (
    <>
      <InlineAlert>{model.refusal}</InlineAlert>
      <Missed model={model} />
      {model.other && (
        <InlineAlert
          kind="info"
          action={
            <Button variant="link" size="inline" onClick={model.takeOther}>
              Open the project’s
            </Button>
          }
        >
          The project already has another floor plan, {model.other.fileName}. Opening it replaces this one
          here; keeping this one with the project replaces that one there.
        </InlineAlert>
      )}
      {!model.isKept && (
        <InlineAlert kind="info">
          This browser can’t keep the file, so it goes when you close the page. Rooms that you add to the plan
          stay.
        </InlineAlert>
      )}
      <WithSide
        ref={place}
        label="Scale and rooms"
        isWide
        side={
          <SidePanel title="Scale and rooms">
            <StoreyField tools={tools} pages={drawing.pages} />
            <ScaleFields tools={tools} sheet={sheet} isPdf={drawing.kind === 'pdf'} units={units} />
            <RoomList model={model} tools={tools} page={page} units={units} />
          </SidePanel>
        }
      >
        <div className={styles.work}>
          <div className={styles.bar}>
            <ModeButtons label="Tool" modes={MODES} mode={mode} onChange={tools.setMode} />
            <div className={styles.tools}>
              {mode === 'corners' && draft.length > 2 && (
                <Button variant="outline" size="sm" onClick={tools.close}>
                  Close the room
                </Button>
              )}
              <Button
                variant="outline"
                size="sm"
                aria-disabled={!tools.canGoBack || undefined}
                onClick={tools.back}
              >
                Undo
              </Button>
              <IconButton label="Smaller" aria-disabled={zoom.isWhole || undefined} onClick={zoom.smaller}>
                <MinusIcon />
              </IconButton>
              <IconButton label="Larger" aria-disabled={zoom.isMost || undefined} onClick={zoom.larger}>
                <PlusIcon />
              </IconButton>
              {drawing.pages > 1 && (
                <div>
                  <Select
                    aria-label="Page"
                    value={String(page)}
                    options={Array.from({ length: drawing.pages }, (_, at) => ({
                      value: String(at + 1),
                      label: `Page ${at + 1} of ${drawing.pages}`,
                    }))}
                    onChange={({ target }) => model.turnTo(Number(target.value))}
                  />
                </div>
              )}
            </div>
          </div>
          <div className={styles.bar}>
            <p className={styles.hint}>{HINTS[mode]}</p>
            {(mode === 'rectangle' || mode === 'corners') && (
              <div className={styles.next}>
                <label htmlFor={`${keysId}-kind`}>Next room</label>
                <Select
                  id={`${keysId}-kind`}
                  value={tools.kind}
                  options={KIND_OPTIONS}
                  onChange={({ target }) => tools.setKind(target.value as RoomKind)}
                />
              </div>
            )}
          </div>
          <p className={styles.keys} id={keysId}>
            {KEYS}
          </p>
          <div
            ref={frame}
            className={styles.frame}
            style={{ aspectRatio: `${sheet.width} / ${sheet.height}` }}
          >
            <Stage sheet={sheet} tools={tools} zoom={zoom} units={units} keysId={keysId} />
          </div>
          <VisuallyHidden role="status">{tools.said}</VisuallyHidden>
          <InlineAlert>{tools.refused}</InlineAlert>
          <div className={styles.tools}>
            <span className={styles.name}>{name}</span>
            <FloorPlanButton choose={model.choose} variant="link" size="inline">
              Open another file
            </FloorPlanButton>
            <Button variant="link" size="inline" onClick={model.remove}>
              {isShared ? 'Remove the file here and from the project' : 'Remove the file'}
            </Button>
          </div>
          <FloorPlanKeeping />
        </div>
      </WithSide>
    </>
  );
}
