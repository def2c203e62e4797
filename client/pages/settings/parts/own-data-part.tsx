import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Section } from '../../../ui/section.tsx';
import { useDataFile } from '../use-data-file.ts';
import styles from './plain-part.module.css';

export function OwnDataPart() {
  const { run, isPending, problem } = useDataFile();
  return (
    <Section title="Your data" screenOnly>
      <div className={styles.part}>
        <p>
          All that we store about you in one file (JSON): your details and company, basket, projects, orders
          you placed, projects you shared, emails and where you are logged in.
        </p>
        <InlineAlert>{problem}</InlineAlert>
        <Button variant="outline" loading={isPending} onClick={() => void run()}>
          Download your data
        </Button>
      </div>
    </Section>
  );
}
