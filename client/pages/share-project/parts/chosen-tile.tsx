import { clsx } from 'clsx';
import type { DragEvent } from 'react';
import { Preview } from '../../../features/pictures/preview.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, TrashIcon } from '../../../ui/icons.tsx';
import type { ChosenPicture } from '../chosen-picture.ts';
import type { PicturesModel } from '../use-pictures.ts';
import styles from './chosen-tile.module.css';

const DRAGGED = 'application/x-picture';

interface ChosenTileProps {
  picture: ChosenPicture;
  /** 0 for the first */
  place: number;
  count: number;
  model: PicturesModel;
  uploads: boolean;
}

/** One picture with its upload progress, and buttons to move and remove it. */
export function ChosenTile({ picture, place, count, model, uploads }: ChosenTileProps) {
  const { id, name, file, state } = picture;
  const number = `picture ${place + 1}`;
  const drag = {
    draggable: true,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(DRAGGED, id),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const moving = event.dataTransfer.getData(DRAGGED);
      if (moving === '') return;
      event.preventDefault();
      model.move(moving, place);
    },
  };
  return (
    <li className={styles.tile} {...drag}>
      <div className={styles.frame}>
        <Preview file={file} label={`Picture ${place + 1}: ${name}`} />
        {place === 0 && <span className={clsx('text-small', styles.first)}>Shown first</span>}
      </div>
      <Progress picture={picture} uploads={uploads} number={number} />
      <div className={styles.actions}>
        <IconButton
          label={`Move ${number} forward`}
          aria-disabled={place === 0}
          onClick={() => model.move(id, place - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          label={`Move ${number} back`}
          aria-disabled={place === count - 1}
          onClick={() => model.move(id, place + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
        <span className={styles.space} />
        {state === 'failed' && (
          <Button
            variant="link"
            size="sm"
            aria-label={`Try again: ${number}`}
            onClick={() => model.retry(id)}
          >
            Try again
          </Button>
        )}
        <IconButton label={`Remove ${number}`} onClick={() => model.remove(id)}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}

interface ProgressProps extends Pick<ChosenTileProps, 'picture' | 'uploads'> {
  number: string;
}

function Progress({ picture: { state, progress, problem }, uploads, number }: ProgressProps) {
  if (state === 'failed' || state === 'refused')
    return (
      <p className="text-small text-danger" role="alert">
        {problem}
      </p>
    );
  if (state === 'uploading')
    return (
      <progress className={styles.progress} value={progress} aria-label={`Uploading ${number}`}>
        {Math.round(progress * 100)}%
      </progress>
    );
  const said = state === 'there' ? 'Uploaded' : uploads ? 'Waiting …' : 'Uploaded once you have logged in';
  return <p className="text-small text-muted">{said}</p>;
}
