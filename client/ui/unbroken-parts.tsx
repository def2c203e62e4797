import styles from './unbroken-parts.module.css';

/** `36 packs · 78.12 m²`: a line breaks between the parts alone, so that a figure stays beside its unit, and no dot shows at its end. */
export function UnbrokenParts({ parts }: { parts: readonly string[] }) {
  return (
    <span className={styles.parts}>
      {parts.map((part, at) => (
        <span className={styles.part} key={part}>
          {at > 0 && <span className={styles.dot}> · </span>}
          {part}
        </span>
      ))}
    </span>
  );
}
