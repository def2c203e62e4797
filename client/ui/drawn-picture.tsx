import { useEffect, useRef } from 'react';

interface DrawnPictureProps {
  file: Blob;
  /** what it shows, for screen readers */
  label: string;
  /** pixels; the picture's own unless they are given */
  width?: number;
  height?: number;
  className?: string | undefined;
  /** called once it shows, or can't be drawn; another function draws it again */
  onDone?: (() => void) | undefined;
}

/** A picture without an address, drawn here: the page's policy allows pictures none but ours. One that can't be drawn leaves its place empty. */
export function DrawnPicture({ file, label, width, height, className, onDone }: DrawnPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isShown = true;
    createImageBitmap(file)
      .then((picture) => {
        const shown = canvas.current;
        if (isShown && shown) {
          shown.width = width ?? picture.width;
          shown.height = height ?? picture.height;
          shown.getContext('2d')?.drawImage(picture, 0, 0, shown.width, shown.height);
        }
        picture.close();
      })
      .catch(() => undefined)
      .then(() => isShown && onDone?.());
    return () => {
      isShown = false;
    };
  }, [file, width, height, onDone]);
  return (
    <canvas className={className} ref={canvas} width={width} height={height} role="img" aria-label={label} />
  );
}
