import { useEffect, useRef } from 'react';
import type { CompanyLogo } from './logo.api.ts';
import styles from './logo-picture.module.css';

/** A company's logo, drawn here: it has no address, and the page's policy allows pictures none but ours. */
export function LogoPicture({ logo, label }: { logo: CompanyLogo; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { png, width, height } = logo;
  useEffect(() => {
    let isShown = true;
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    createImageBitmap(new Blob([bytes], { type: 'image/png' })).then(
      (picture) => {
        if (isShown) canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
        picture.close();
      },
      // a logo that can't be drawn leaves its place white, beside the company's name
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [png]);
  return (
    <canvas
      className={styles.logo}
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    />
  );
}
