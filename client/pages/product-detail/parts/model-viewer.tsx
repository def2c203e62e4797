import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CloseIcon, DownloadIcon } from '../../../ui/icons.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { ProductFile } from '../product-files.ts';
import { useDownload } from '../use-download.ts';
import { type ModelState, useModel } from '../use-model.ts';

interface ModelViewerProps {
  file: ProductFile;
  name: string;
  onClose: () => void;
}

const WORDS: Readonly<Record<Exclude<ModelState, 'shown'>, string>> = {
  loading: 'Loading the model',
  unsupported: 'This browser can’t show 3D here. The model opens in any glTF viewer.',
  failed: 'The model could not be loaded. Close it and try again, or download the file.',
};

/** A panel of the floor that turns by finger, mouse or arrow keys. */
export function ModelViewer({ file, name, onClose }: ModelViewerProps) {
  const { host, state, onKeyDown } = useModel(file.fileName);
  return (
    <chakra.div position="relative" aspectRatio="4 / 3" overflow="hidden" bg="bg.emphasized">
      <chakra.div
        ref={host}
        role="application"
        tabIndex={0}
        aria-label={`3D model of ${name}. Arrow keys turn it, plus and minus zoom.`}
        aria-busy={state === 'loading'}
        onKeyDown={onKeyDown}
        position="absolute"
        inset="0"
        cursor="grab"
        _active={{ cursor: 'grabbing' }}
        _focusVisible={{ outline: '2px solid {colors.accent}', outlineOffset: '-2px' }}
      />
      <chakra.div
        role="status"
        position="absolute"
        inset="0"
        pointerEvents="none"
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent="center"
        gap="4"
        px="8"
        textAlign="center"
      >
        {state === 'loading' && <Spinner size="1.5rem" />}
        {state !== 'shown' && <chakra.p textWrap="balance">{WORDS[state]}</chakra.p>}
        {(state === 'unsupported' || state === 'failed') && <DownloadInstead fileName={file.fileName} />}
      </chakra.div>
      {state === 'shown' && (
        <chakra.p
          aria-hidden="true"
          position="absolute"
          bottom={{ base: '2', md: '3' }}
          insetInlineStart="50%"
          transform="translateX(-50%)"
          whiteSpace="nowrap"
          px="3"
          py={{ base: '0.5', md: '1' }}
          bg="bone.50"
          textStyle="small"
          fontSize={{ base: 'xs', md: 'sm' }}
          pointerEvents="none"
        >
          Drag to turn, pinch or scroll to zoom
        </chakra.p>
      )}
      <IconButton
        label="Close the 3D model"
        variant="light"
        position="absolute"
        top="3"
        right="3"
        onClick={onClose}
      >
        <CloseIcon />
      </IconButton>
    </chakra.div>
  );
}

function DownloadInstead({ fileName }: { fileName: string }) {
  const { run, isPending } = useDownload();
  return (
    <Button variant="outline" pointerEvents="auto" loading={isPending} onClick={() => void run(fileName)}>
      <DownloadIcon />
      Download the model
    </Button>
  );
}
