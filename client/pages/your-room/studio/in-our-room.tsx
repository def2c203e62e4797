import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import type { OurRoom } from '../../../../contracts/site/our-rooms.ts';
import { useHref } from '../../../state/device.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { SidePanel, WithSide } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RetryLine } from '../../../ui/states.tsx';
import { OtherFloors } from './other-floors.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import { type Look, USUAL_LOOK } from './room.ts';
import { RoomStrip } from './room-strip.tsx';
import { Stage } from './stage.tsx';
import styles from './studio.module.css';
import type { StudioProps } from './studio.tsx';
import { FloorLie } from './tools.tsx';
import { useBareRoom } from './use-bare-room.ts';
import { useFloorDrawing } from './use-floor-drawing.ts';
import { useRoomLaying } from './use-room-laying.ts';
import { useSheet } from './use-sheet.ts';

/** A floor in one of our rooms, whose scale and light are known: only how it lies can be changed. */
export function InOurRoom({ product, pattern, picture, room }: StudioProps & { room: OurRoom }) {
  const href = useHref();
  const floor = useRef<HTMLCanvasElement>(null);
  const [look, setLook] = useState<Look>(USUAL_LOOK);
  const reading = useBareRoom(room);
  const sheetReading = useSheet(picture, pattern);
  const bare = reading.state === 'ready' ? reading.made : undefined;
  const sheet = sheetReading.state === 'ready' ? sheetReading.made : undefined;
  const { productId, productName, finish } = product;
  const lay = useRoomLaying({ room, bare, look });
  const draw = useFloorDrawing(floor, lay, { sheet, pattern, finish });
  return (
    <>
      <WithSide
        label={room.title}
        side={
          <div data-no-print="">
            <SidePanel title={room.title}>
              <FloorLie
                look={look}
                pattern={pattern}
                change={(part) => setLook((before) => ({ ...before, ...part }))}
              />
              <PictureButtons
                product={product}
                photo={bare?.photo}
                lay={lay}
                draw={draw}
                place={room.id}
                title={room.title}
              />
            </SidePanel>
          </div>
        }
      >
        <div className={clsx(styles.work, styles.inRoom)}>
          {bare && (
            <Stage
              photo={bare.photo}
              floor={floor}
              label={sheet ? `${room.title} with ${productName}` : room.title}
            />
          )}
          {reading.state === 'loading' && <Skeleton className={styles.coming} />}
          {reading.state === 'failed' && <RetryLine what="The picture of the room" onRetry={reading.retry} />}
          {sheetReading.state === 'failed' && (
            <RetryLine what="The floor’s picture" onRetry={sheetReading.retry} />
          )}
          <RoomStrip productId={productId} current={room} />
        </div>
      </WithSide>
      <div className={styles.work} data-no-print="">
        <div className={styles.buttons}>
          <ButtonLink href={href('your-room', { id: productId })} variant="link" size="inline">
            See it in a photo of your room
          </ButtonLink>
        </div>
        <p className={clsx('text-small', styles.hint)}>
          Our rooms are drawn. Boards have their true size in them, and the floor has its own colour where the
          sun falls on it. Order a sample to see the wood itself.
        </p>
      </div>
      <OtherFloors product={product} room={room} />
    </>
  );
}
