import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../../ui/icons.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import type { GalleryPicture } from '../gallery-pictures.ts';
import { useGallery } from '../use-gallery.ts';

interface LightboxProps {
  pictures: readonly GalleryPicture[];
  name: string;
  /** the picture to start with */
  start: number;
  /** called with the picture seen last */
  onClose: (last: number) => void;
}

/** One picture as large as the screen; the browser's modal dialog keeps the focus inside and closes on Escape. */
export function Lightbox({ pictures, name, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, true);
  const { current, turn, onKeyDown } = useGallery(pictures.length, start);
  const several = pictures.length > 1;
  const { url = '', words = name } = pictures[current] ?? {};
  return (
    <chakra.dialog
      ref={dialog}
      aria-label={`Pictures of ${name}`}
      onClose={() => onClose(current)}
      onKeyDown={onKeyDown}
      width="full"
      height="100dvh"
      maxWidth="full"
      maxHeight="100dvh"
      margin="0"
      padding="0"
      border="none"
      bg="charcoal.950"
      color="bone.50"
      css={{ '--focus': '{colors.bone.50}' }}
    >
      <chakra.div position="absolute" inset="0" display="grid" placeItems="center">
        <chakra.div width="min(100vw, calc(100dvh * 4 / 3))">
          <Picture src={url} alt={words} sizes="100vw" eager />
        </chakra.div>
      </chakra.div>
      <chakra.div position="absolute" top="3" insetInlineEnd="3">
        <IconButton label="Close" variant="light" borderRadius="full" onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </IconButton>
      </chakra.div>
      {several && (
        <chakra.div
          position="absolute"
          bottom="5"
          insetInline="0"
          display="flex"
          alignItems="center"
          justifyContent="center"
          gap="4"
        >
          <IconButton label="Previous picture" variant="light" borderRadius="full" onClick={() => turn(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <chakra.span
            role="status"
            bg="charcoal.950"
            px="3"
            py="1"
            textStyle="small"
            fontVariantNumeric="tabular-nums"
          >
            {current + 1} / {pictures.length}
            <chakra.span srOnly>: {words}</chakra.span>
          </chakra.span>
          <IconButton label="Next picture" variant="light" borderRadius="full" onClick={() => turn(1)}>
            <ChevronRightIcon />
          </IconButton>
        </chakra.div>
      )}
    </chakra.dialog>
  );
}
