import { type ReactNode, Suspense } from 'react';
import { Button } from '../../../ui/button.tsx';
import { laterPart } from '../../../ui/later-part.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { ProductFile } from '../product-files.ts';
import styles from './model-slide.module.css';

const useModelViewer = laterPart(() => import('./model-viewer.tsx').then((m) => m.ModelViewer));

interface ModelSlideProps {
  file: ProductFile;
  name: string;
  /** shown behind the button until the model is requested */
  picture: string;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The slide of a product's 3D model. Nothing is fetched until it is opened. */
export function ModelSlide({ file, name, picture, open, onOpen }: ModelSlideProps) {
  const ModelViewer = useModelViewer();
  if (!open) {
    return (
      <Veiled picture={picture}>
        <Button variant="light" size="lg" onClick={() => onOpen(true)}>
          View in 3D
        </Button>
      </Veiled>
    );
  }
  return (
    <Suspense fallback={<Veiled picture={picture} />}>
      <ModelViewer file={file} name={name} onClose={() => onOpen(false)} />
    </Suspense>
  );
}

function Veiled({ picture, children }: { picture: string; children?: ReactNode }) {
  return (
    <div className={styles.slide}>
      <Picture src={picture} alt="" sizes="(min-width: 1280px) 740px, 95vw" />
      <div className={styles.veil}>{children}</div>
    </div>
  );
}
