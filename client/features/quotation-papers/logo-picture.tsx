import { useMemo } from 'react';
import { DrawnPicture } from '../../ui/drawn-picture.tsx';
import type { CompanyLogo } from './logo.api.ts';
import styles from './logo-picture.module.css';

/** A company's logo. */
export function LogoPicture({ logo, label }: { logo: CompanyLogo; label: string }) {
  const { png, width, height } = logo;
  const file = useMemo(() => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: 'image/png' });
  }, [png]);
  return <DrawnPicture className={styles.logo} file={file} label={label} width={width} height={height} />;
}
