import { clsx } from 'clsx';
import { useId, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import type { Product } from '../../../data/order-line.ts';
import { useUndoKeys } from '../../../lib/use-undo-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Section } from '../../../ui/section.tsx';
import { WithSide } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { RetryLine } from '../../../ui/states.tsx';
import type { PicturePattern } from '../laying/pattern.ts';
import { roomIn } from '../your-room-title.ts';
import { ChoosePhoto, PhotoButtons } from './choose-photo.tsx';
import { InOurRoom } from './in-our-room.tsx';
import { OtherFloors } from './other-floors.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import type { Photo } from './read-photo.ts';
import { laidOf } from './room.ts';
import { RoomStrip } from './room-strip.tsx';
import { Stage } from './stage.tsx';
import styles from './studio.module.css';
import { Tools } from './tools.tsx';
import { useFloorDrawing } from './use-floor-drawing.ts';
import { usePhotoLaying } from './use-photo-laying.ts';
import { type RoomModel, useRoom } from './use-room.ts';
import { useSheet } from './use-sheet.ts';
import { useStudio } from './use-studio.ts';

export interface StudioProps {
  product: Product;
  pattern: PicturePattern;
  /** the product's picture from above */
  picture: string;
}

/** The floor in the room of ours that the address names, or in a photo. */
export function Studio(props: StudioProps) {
  const room = roomIn(useSearch());
  return room ? <InOurRoom {...props} room={room} /> : <InPhoto {...props} />;
}

/** A photo is chosen, marked, and shown with the floor. */
function InPhoto(props: StudioProps) {
  const model = useRoom();
  const { shown } = model;
  switch (shown.state) {
    case 'reading':
      return <Skeleton className={styles.waiting} />;
    case 'none':
      return (
        <>
          <ChoosePhoto model={model} />
          <OurRooms product={props.product} />
        </>
      );
    case 'ready':
      return <Bench {...props} model={model} photo={shown.photo} />;
  }
}

function OurRooms({ product: { productId } }: Pick<StudioProps, 'product'>) {
  return (
    <Section title="Our rooms" lead="See it in one of our own rooms, at true scale." screenOnly>
      <RoomStrip productId={productId} />
    </Section>
  );
}

function Bench({
  product,
  pattern,
  picture,
  model,
  photo,
}: StudioProps & { model: RoomModel; photo: Photo }) {
  const { room } = model;
  const floor = useRef<HTMLCanvasElement>(null);
  const keysId = useId();
  const [before, setBefore] = useState(0);
  const laid = useMemo(() => laidOf(room.marks, photo), [room.marks, photo]);
  const studio = useStudio(model, laid, photo);
  const { mode } = studio;
  const reading = useSheet(picture, pattern);
  // the rectangle is put on the old floor
  const sheet = reading.state === 'ready' && mode !== 'scale' ? reading.made : undefined;
  const lay = usePhotoLaying({ photo, room, laid });
  const draw = useFloorDrawing(floor, lay, { sheet, pattern, finish: product.finish });
  const place = useRef<HTMLDivElement>(null);
  useUndoKeys(place, model.undo);
  const isLaid = draw !== undefined;
  return (
    <>
      <InlineAlert>{model.refusal}</InlineAlert>
      {!model.isKept && (
        <InlineAlert kind="info">
          This browser can’t keep the photo, so it goes when you close the page.
        </InlineAlert>
      )}
      <WithSide
        ref={place}
        label="Your photo"
        side={
          <div data-no-print="">
            <Tools room={model} laid={laid} studio={studio} pattern={pattern} keysId={keysId}>
              <PictureButtons product={product} photo={photo} lay={lay} draw={draw} place="room" />
            </Tools>
          </div>
        }
      >
        <div className={styles.work}>
          <Stage
            photo={photo}
            floor={floor}
            label={isLaid ? `Your room with ${product.productName}` : 'Your room'}
            shapes={studio.shapes}
            handles={studio.handles}
            describedBy={keysId}
            before={mode === 'look' ? before : 0}
            mode={mode}
            brush={mode === 'things' ? studio.brush : undefined}
            onPaint={studio.paint}
            onHold={studio.hold}
          />
          {reading.state === 'failed' && <RetryLine what="The floor’s picture" onRetry={reading.retry} />}
          {isLaid && mode === 'look' && (
            <div data-no-print="">
              <Slider
                label="Before and after"
                min={0}
                max={100}
                step={1}
                value={before}
                text={`${before}%`}
                onChange={setBefore}
              />
            </div>
          )}
        </div>
      </WithSide>
      <div className={styles.work} data-no-print="">
        <div className={styles.buttons}>
          <PhotoButtons choose={model.choose} isOther />
          <Button variant="link" size="inline" onClick={model.remove}>
            Remove the photo
          </Button>
        </div>
        <p className={clsx('text-small', styles.hint)}>
          The photo stays in this browser until you remove it. What you see is a picture to choose by: order a
          sample to see the wood itself.
        </p>
      </div>
      <OurRooms product={product} />
      <OtherFloors product={product} />
    </>
  );
}
