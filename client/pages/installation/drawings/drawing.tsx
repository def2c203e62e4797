import styles from './drawing.module.css';

interface DrawingProps {
  /** address of an SVG of 360 × 240 */
  src: string;
  /** what it shows, for screen readers */
  alt: string;
  caption: string;
}

/** A line drawing with its caption. */
export function Drawing({ src, alt, caption }: DrawingProps) {
  return (
    <figure className={styles.figure}>
      <img className={styles.picture} src={src} alt={alt} width={360} height={240} loading="lazy" />
      <figcaption className="text-small">{caption}</figcaption>
    </figure>
  );
}
