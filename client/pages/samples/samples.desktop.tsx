import { SAMPLES_FULL } from '../../../contracts/domain/product/samples.ts';
import type { ListedProduct } from '../../data/listed-product.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ChosenTray } from './parts/chosen-tray.tsx';
import { NumberList } from './parts/number-list.tsx';
import { SAMPLES_LEAD, SAMPLES_TITLE, SampleFacts } from './parts/sample-facts.tsx';
import { SAMPLE_SERIES } from './sample-address.ts';
import styles from './samples.desktop.module.css';
import { type SamplesPageModel, useSamplesPage } from './use-samples-page.ts';

export function SamplesPage() {
  const model = useSamplesPage();
  const [first] = model.products.state === 'ready' ? model.products.value : [];
  const shown = model.product ?? first;
  return (
    <Container className={styles.page}>
      <PageHead title={SAMPLES_TITLE} lead={SAMPLES_LEAD} />
      <div className={styles.columns}>
        <SeriesList model={model} />
        <section className={styles.numbers} aria-label={`Product numbers, ${labelOf(model.series)}`}>
          <h2 className="text-eyebrow">Product numbers</h2>
          <NumberList model={model} shown={shown} />
        </section>
        <section className={styles.preview} aria-label="Preview">
          {shown && <Preview model={model} product={shown} />}
        </section>
        <aside className={styles.tray} aria-label="Your samples">
          <ChosenTray model={model} />
        </aside>
      </div>
    </Container>
  );
}

const labelOf = ({ menu, name }: SamplesPageModel['series']) => menu?.label ?? name;

function SeriesList({ model: { series: current, hrefOf } }: { model: SamplesPageModel }) {
  return (
    <nav className={styles.series} aria-label="Series">
      <h2 className="text-eyebrow">Series</h2>
      <ul>
        {SAMPLE_SERIES.map((series) => (
          <li key={series.name}>
            <Link
              href={hrefOf({ series })}
              replace
              {...(series.name === current.name ? { 'aria-current': 'true' as const } : {})}
            >
              {labelOf(series)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Preview({ model, product }: { model: SamplesPageModel; product: ListedProduct }) {
  const { isFull, add } = model;
  return (
    <>
      <Picture
        key={product.productId}
        src={product.mainImg}
        alt=""
        sizes="(min-width: 80rem) 34vw, 60vw"
        eager
      />
      <div className={styles.facts}>
        <SampleFacts product={product} level="h2" />
        <div className={styles.add} {...(isFull ? { title: SAMPLES_FULL } : {})}>
          <Button
            size="lg"
            aria-disabled={isFull || undefined}
            aria-describedby={isFull ? 'samples-full' : undefined}
            onClick={() => add(product, 'ignored')}
          >
            + Add<VisuallyHidden> a sample of {product.productName}</VisuallyHidden>
          </Button>
          {isFull && (
            <p className="text-small" id="samples-full">
              {SAMPLES_FULL}
            </p>
          )}
        </div>
      </div>
    </>
  );
}
