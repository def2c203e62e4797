import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { ProductFile } from '../product-files.ts';
import { ModelViewer } from './model-viewer.tsx';

interface ModelSlideProps {
  file: ProductFile;
  name: string;
  /** shown behind the button until the model is requested */
  picture: string;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The slide of a product's 3D model. Nothing is fetched until somebody opens it. */
export function ModelSlide({ file, name, picture, open, onOpen }: ModelSlideProps) {
  if (open) return <ModelViewer file={file} name={name} onClose={() => onOpen(false)} />;
  return (
    <chakra.div position="relative">
      <Picture src={picture} alt="" sizes="(min-width: 1280px) 740px, 95vw" />
      <chakra.div
        position="absolute"
        inset="0"
        bg="rgb(18 16 14 / 0.35)"
        display="grid"
        placeItems="center"
        alignContent="center"
      >
        <Button variant="light" size="lg" onClick={() => onOpen(true)}>
          View in 3D
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
