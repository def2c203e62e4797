import { SAMPLES_FULL } from '../../../../contracts/domain/product/samples.ts';
import type { ListedProduct } from '../../../data/listed-product.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ChevronLeftIcon } from '../../../ui/icons.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { SAMPLE_SERIES } from '../sample-address.ts';
import type { SamplesPageModel } from '../use-samples-page.ts';
import type { Sheet } from '../use-sheet.ts';
import { NumberList } from './number-list.tsx';
import { SampleFacts } from './sample-facts.tsx';
import styles from './sample-sheet.module.css';

interface SampleSheetProps {
  model: SamplesPageModel;
  sheet: Sheet;
}

/** The action sheet: a series, a product number of it, its preview. The step is in the address, so that it survives a refresh. */
export function SampleSheet({ model, sheet }: SampleSheetProps) {
  const { address, product, show } = model;
  const { series } = address;
  const back = () => (product ? show({ series }) : sheet.open());
  return (
    <Dialog
      open={sheet.isOpen}
      onClose={sheet.close}
      title={product ? 'Preview' : (series?.menu?.label ?? series?.name ?? 'Choose a series')}
      placement="bottom"
      byAddress
      footer={series && <SheetActions model={model} product={product} onBack={back} onAdded={sheet.close} />}
    >
      {product ? (
        <div className="stack-4">
          <Picture key={product.productId} src={product.mainImg} alt="" sizes="100vw" eager />
          <SampleFacts product={product} level="h3" />
        </div>
      ) : series ? (
        <NumberList model={model} shown={undefined} isOver={sheet.isOver} />
      ) : (
        <SeriesChoice onChoose={(one) => show({ series: one })} />
      )}
    </Dialog>
  );
}

function SeriesChoice({ onChoose }: { onChoose: (series: SamplesPageModel['series']) => void }) {
  return (
    <ul className="action-sheet">
      {SAMPLE_SERIES.map((series) => (
        <li key={series.name}>
          <Button variant="quiet" size="lg" wide onClick={() => onChoose(series)}>
            {series.menu?.label ?? series.name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface SheetActionsProps {
  model: SamplesPageModel;
  product: ListedProduct | undefined;
  onBack: () => void;
  onAdded: () => void;
}

function SheetActions({ model: { isFull, add }, product, onBack, onAdded }: SheetActionsProps) {
  return (
    <div className={styles.actions}>
      <Button variant="outline" onClick={onBack}>
        <ChevronLeftIcon />
        Back
      </Button>
      {product && (
        <Button
          className={styles.add}
          aria-disabled={isFull || undefined}
          {...(isFull ? { title: SAMPLES_FULL } : {})}
          onClick={() => {
            if (add(product, 'told')) onAdded();
          }}
        >
          Add<VisuallyHidden> a sample of {product.productName}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
