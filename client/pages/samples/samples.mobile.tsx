import { SAMPLES_FULL } from '../../../contracts/domain/product/samples.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ChosenTray } from './parts/chosen-tray.tsx';
import { SAMPLES_LEAD, SAMPLES_TITLE } from './parts/sample-facts.tsx';
import { SampleSheet } from './parts/sample-sheet.tsx';
import styles from './samples.mobile.module.css';
import { useSamplesPage } from './use-samples-page.ts';
import { useSheet } from './use-sheet.ts';

export function SamplesPage() {
  const model = useSamplesPage();
  const sheet = useSheet(model);
  return (
    <Container className={styles.page}>
      <PageHead title={SAMPLES_TITLE} lead={SAMPLES_LEAD} />
      <ChosenTray model={model} />
      <div className={styles.choose}>
        <Button
          variant="outline"
          size="lg"
          wide
          aria-haspopup="dialog"
          disabled={model.isFull}
          onClick={sheet.open}
        >
          <PlusIcon />
          Choose a sample
        </Button>
        {model.isFull && <p className="text-small">{SAMPLES_FULL}</p>}
      </div>
      <SampleSheet model={model} sheet={sheet} />
    </Container>
  );
}
