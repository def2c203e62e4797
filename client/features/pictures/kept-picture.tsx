import { useEffect } from 'react';
import { pictureWords } from '../../../contracts/domain/project/picture-words.ts';
import { SHARED_WIDTHS } from '../../../contracts/domain/project/shared-project.ts';
import { type PictureSize, type ProjectPicture, useKeptPicture } from '../../data/project-pictures.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { DrawnPicture } from '../../ui/drawn-picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RetryLine } from '../../ui/states.tsx';
import styles from './kept-picture.module.css';

interface KeptPictureProps {
  projectId: string;
  picture: ProjectPicture;
  size: PictureSize;
  /** opens it large */
  onOpen?: () => void;
  /** called once it shows, or can't be shown */
  onDone?: () => void;
}

/** A picture of laid floors that is kept with a project, as wide as its place. */
export function KeptPicture({ projectId, picture, size, onOpen, onDone }: KeptPictureProps) {
  const { pictureId, width, height } = picture;
  const reading = useKeptPicture(projectId, pictureId, size);
  const scale = Math.min(1, SHARED_WIDTHS[size] / Math.max(width, height));
  const isLost = reading.state === 'failed' || reading.state === 'unavailable';
  const done = useSteady(() => onDone?.());
  useEffect(() => {
    if (isLost) done();
  }, [isLost, done]);
  switch (reading.state) {
    case 'loading':
      return <Skeleton className={styles.loading} style={{ aspectRatio: `${width} / ${height}` }} />;
    case 'unavailable':
      return <RetryLine what="This picture" onRetry={undefined} />;
    case 'failed':
      return <RetryLine what="This picture" onRetry={reading.retry} />;
    case 'ready': {
      const drawn = (
        <DrawnPicture
          className={styles.picture}
          file={reading.value}
          label={pictureWords(picture).alt}
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
          onDone={done}
        />
      );
      return onOpen ? (
        <button className={styles.opener} type="button" aria-haspopup="dialog" onClick={onOpen}>
          {drawn}
        </button>
      ) : (
        drawn
      );
    }
  }
}
