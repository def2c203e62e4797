import { clsx } from 'clsx';
import { Suspense, useId, useRef } from 'react';
import { PICTURES_MAX } from '../../../../contracts/domain/project/shared-project.ts';
import { useFileDrop } from '../../../lib/use-file-drop.ts';
import { Button } from '../../../ui/button.tsx';
import { FileInput } from '../../../ui/file-input.tsx';
import { laterPart } from '../../../ui/later-part.tsx';
import type { PicturesModel } from '../use-pictures.ts';
import styles from './picture-chooser.module.css';

const useTiles = laterPart(() => import('./chosen-tiles.tsx').then((m) => m.ChosenTiles));

/** With these, an iPhone turns its HEIC pictures into JPEGs by itself. */
const ACCEPTED = 'image/jpeg,image/png,image/webp';

interface PictureChooserProps {
  model: PicturesModel;
  error: string | undefined;
  /** pictures are uploaded as they are added */
  uploads: boolean;
}

/** Takes pictures by drag and drop or by choosing files, and shows those taken. */
export function PictureChooser({ model, error, uploads }: PictureChooserProps) {
  const { pictures, isFull, leftOut, add } = model;
  const Tiles = useTiles();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, drop } = useFileDrop(add);
  return (
    <div className="stack-4" {...drop}>
      <div className={clsx(styles.zone, isOver && styles.over)}>
        <p className="text-body">Drag your pictures here, or</p>
        <Button
          variant="outline"
          aria-disabled={isFull}
          aria-describedby={`${id}-hint ${id}-error`}
          onClick={() => {
            if (!isFull) input.current?.click();
          }}
        >
          Choose pictures
        </Button>
        <FileInput
          ref={input}
          label="Pictures"
          accept={ACCEPTED}
          multiple
          name="pictures"
          aria-invalid={error ? true : undefined}
          onChoose={add}
        />
        <p className={clsx('text-small', styles.hint)} id={`${id}-hint`}>
          {`1 to ${PICTURES_MAX} pictures: JPEG, PNG or WebP, at most 10 MB each. We remove the location that a camera may have stored in them.`}
        </p>
      </div>
      <p className={clsx('text-small', styles.error)} id={`${id}-error`} role="alert">
        {error ?? leftOut}
      </p>
      {pictures.length > 0 && (
        <Suspense>
          <Tiles model={model} uploads={uploads} />
        </Suspense>
      )}
    </div>
  );
}
