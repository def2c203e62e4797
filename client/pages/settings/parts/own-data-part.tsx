import { brandName } from '../../../lib/api-client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { type Action, useAction } from '../../../lib/use-call.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Section } from '../../../ui/section.tsx';
import { dataFile, dataFileName } from '../data-file.ts';
import { readOwnData } from '../settings.api.ts';
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

/** Has the browser save all that is stored about the customer. */
function useDataFile(): Action<[], void> {
  const { userId } = useCustomer().user;
  return useAction(
    async () => {
      const parts = await readOwnData(userId);
      const now = Date.now();
      const content = new Blob([dataFile(parts, now)], { type: 'application/json' });
      saveFile(content, dataFileName(brandName(), now));
    },
    { inPlace: true },
  );
}
