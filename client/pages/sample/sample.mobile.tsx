import { SAMPLES_FULL } from '../../../contracts/domain/product/samples.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ChosenTray } from './parts/chosen-tray.tsx';
import { SampleSheet } from './parts/sample-sheet.tsx';
import { SAMPLES_LEAD, SAMPLES_TITLE } from './parts/sample-words.ts';
import styles from './sample.mobile.module.css';
import { useSample } from './use-sample.ts';
import { useSheet } from './use-sheet.ts';

export function SamplePage() {
  const model = useSample();
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
