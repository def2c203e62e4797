import { clsx } from 'clsx';
import { useHistoryStep } from '../../../lib/history-steps.ts';
import { useDownload } from '../../../lib/save-file.ts';
import { Button, IconButton, Spinner } from '../../../ui/button.tsx';
import { CloseIcon, DownloadIcon } from '../../../ui/icons.tsx';
import type { ProductFile } from '../product-files.ts';
import { type ModelState, useModel } from '../use-model.ts';
import styles from './model-viewer.module.css';

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

/** A panel of the floor that turns by finger, mouse or arrow keys. Back closes it. */
export function ModelViewer({ file, name, onClose }: ModelViewerProps) {
  const { host, state, onKeyDown } = useModel(file.fileName);
  useHistoryStep(true, onClose);
  return (
    <div className={styles.viewer}>
      <div
        className={styles.canvas}
        ref={host}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the model is turned with the arrow keys
        tabIndex={0}
        aria-label={`3D model of ${name}. Arrow keys turn it, plus and minus zoom.`}
        aria-busy={state === 'loading'}
        onKeyDown={onKeyDown}
      />
      <div className={styles.state} role="status">
        {state === 'loading' && <Spinner size="1.5rem" />}
        {state !== 'shown' && <p className={styles.words}>{WORDS[state]}</p>}
        {(state === 'unsupported' || state === 'failed') && <DownloadInstead fileName={file.fileName} />}
      </div>
      {state === 'shown' && (
        <p className={clsx('text-small', styles.hint)} aria-hidden="true">
          Drag to turn, pinch or scroll to zoom
        </p>
      )}
      <IconButton className={styles.close} label="Close the 3D model" variant="light" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}

function DownloadInstead({ fileName }: { fileName: string }) {
  const { run, isPending } = useDownload();
  return (
    <Button variant="outline" loading={isPending} onClick={() => void run(fileName)}>
      <DownloadIcon />
      Download the model
    </Button>
  );
}
