import { useDevice } from '../../../state/device.ts';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import type { RoomModel } from './use-room.ts';

/** With these, an iPhone turns its HEIC pictures into JPEGs by itself. */
const ACCEPTED = 'image/jpeg,image/png,image/webp';

/** Takes a photo from a file, dropped or chosen, or from a phone's camera. */
export function ChoosePhoto({ model }: { model: RoomModel }) {
  const { choose, refusal } = model;
  return (
    <DropZone
      title="Choose a photo of your room"
      hint="It stays in this browser and isn’t sent to us. Something flat of known size must lie on the floor, such as a rug, tiles, or sheets of paper taped together: the larger it is, the truer the scale."
      onDrop={choose}
      refusal={refusal}
    >
      <PhotoButtons choose={choose} />
    </DropZone>
  );
}

interface PhotoButtonsProps {
  choose: (file: Blob) => void;
  /** another one in the place of the one that shows */
  isOther?: boolean;
}

/** From a file or, on a phone, from its camera. */
export function PhotoButtons({ choose, isOther = false }: PhotoButtonsProps) {
  const isPhone = useDevice() === 'mobile';
  const look = isOther ? ({ variant: 'link', size: 'inline' } as const) : ({} as const);
  return (
    <>
      {isPhone && (
        <FileButton
          {...look}
          label="Photo from the camera"
          accept={ACCEPTED}
          capture="environment"
          onChoose={choose}
        >
          {isOther ? 'Take another photo' : 'Take a photo'}
        </FileButton>
      )}
      <FileButton
        {...look}
        {...(isPhone && !isOther && { variant: 'outline' })}
        label="Photo"
        accept={ACCEPTED}
        onChoose={choose}
      >
        {isOther ? 'Choose another photo' : 'Choose a photo'}
      </FileButton>
    </>
  );
}
