import styles from './bench.module.css';

/** What is laid or cut, one after the other. */
export const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className={styles.steps}>
    {steps.map((step, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two steps of a row may read alike
      <li key={at}>{step}</li>
    ))}
  </ol>
);
