import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { Point } from '../laying/plane.ts';
import type { Photo } from './read-photo.ts';
import styles from './studio.module.css';

/** CSS pixels, and how many times larger than in the photo. */
const SIZE = 128;
const TIMES = 4;

/** The photo around a handle, enlarged, in the corner that is farther from it. */
export function Loupe({ photo, at }: { photo: Photo; at: Point }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const shown = SIZE / TIMES;
    context.imageSmoothingEnabled = false;
    context.fillStyle = '#777';
    context.fillRect(0, 0, SIZE, SIZE);
    context.drawImage(photo.canvas, at.x - shown / 2, at.y - shown / 2, shown, shown, 0, 0, SIZE, SIZE);
    for (const [colour, width] of [
      ['#000', 3],
      ['#fff', 1],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.beginPath();
      context.moveTo(SIZE / 2, 0);
      context.lineTo(SIZE / 2, SIZE);
      context.moveTo(0, SIZE / 2);
      context.lineTo(SIZE, SIZE / 2);
      context.stroke();
    }
  }, [photo, at]);
  return (
    <canvas
      className={clsx(styles.loupe, at.x < photo.width / 2 && styles.right)}
      ref={canvas}
      width={SIZE}
      height={SIZE}
    />
  );
}
