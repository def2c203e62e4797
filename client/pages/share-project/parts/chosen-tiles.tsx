import type { PicturesModel } from '../use-pictures.ts';
import { ChosenTile } from './chosen-tile.tsx';
import styles from './chosen-tiles.module.css';

interface ChosenTilesProps {
  model: PicturesModel;
  /** pictures are uploaded as they are added */
  uploads: boolean;
}

/** The pictures of the form, in the order in which they are shown. */
export function ChosenTiles({ model, uploads }: ChosenTilesProps) {
  const { pictures } = model;
  return (
    <ol className={styles.tiles} aria-label="Your pictures">
      {pictures.map((picture, index) => (
        <ChosenTile
          key={picture.id}
          picture={picture}
          place={index}
          count={pictures.length}
          model={model}
          uploads={uploads}
        />
      ))}
    </ol>
  );
}
