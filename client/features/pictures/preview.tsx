import { useEffect, useRef, useState } from 'react';
import { BrokenPictureIcon } from '../../ui/icons.tsx';
import styles from './preview.module.css';

/** Twice as wide as it is shown, for fine screens. */
const WIDTH = 480;
const HEIGHT = 360;

/** A chosen file, drawn on a canvas: the content security policy only allows pictures from our own addresses. */
export function Preview({ file, label }: { file: Blob; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let isShown = true;
    createImageBitmap(file).then(
      (picture) => {
        if (isShown) draw(canvas.current, picture);
        picture.close();
      },
      () => isShown && setBroken(true),
    );
    return () => {
      isShown = false;
    };
  }, [file]);
  if (isBroken)
    return (
      <span className={styles.broken} role="img" aria-label={label}>
        <BrokenPictureIcon size="2.5rem" />
      </span>
    );
  return (
    <canvas
      className={styles.preview}
      ref={canvas}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={label}
    />
  );
}

/** Fills the frame, as the gallery's grid does. */
function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap): void {
  const scale = Math.max(WIDTH / picture.width, HEIGHT / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  canvas?.getContext('2d')?.drawImage(picture, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
}
