import { clsx } from 'clsx';
import { useRef } from 'react';
import { MAX_SAMPLES } from '../../../../contracts/domain/product/samples.ts';
import type { ChosenSample } from '../../../features/samples/stored-choice.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import type { SamplesPageModel } from '../use-samples-page.ts';
import styles from './chosen-tray.module.css';
import { sampleCost } from './sample-facts.tsx';

const PLACES = Array.from({ length: MAX_SAMPLES }, (_, index) => index);

/** The three places for samples, and the next step. */
export function ChosenTray({ model }: { model: SamplesPageModel }) {
  const { chosen, remove } = model;
  const list = useRef<HTMLUListElement>(null);
  const takeAway = (sample: ChosenSample) => {
    // the button that has the focus is about to be removed
    list.current?.focus();
    remove(sample);
  };
  return (
    <SidePanel title="Your samples">
      <p className={clsx('text-small', styles.count)} role="status">
        {chosen.length} of {MAX_SAMPLES} chosen
      </p>
      <ul className="stack-3" ref={list} tabIndex={-1} aria-label="Chosen samples">
        {PLACES.map((place) => {
          const sample = chosen[place];
          return sample ? (
            <Chosen key={sample.productId} sample={sample} onRemove={() => takeAway(sample)} />
          ) : (
            <li key={place} className={styles.empty} aria-hidden="true" />
          );
        })}
      </ul>
      <NextStep model={model} />
    </SidePanel>
  );
}

function Chosen({ sample, onRemove }: { sample: ChosenSample; onRemove: () => void }) {
  const { productName, productNo, mainImg } = sample;
  return (
    <li className={styles.sample}>
      <div className={styles.picture}>
        <Picture src={mainImg} alt="" sizes="72px" />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{productName}</p>
        <p className="text-small text-muted">
          <span translate="no">{productNo}</span> · {sampleCost(sample).replace(' each', '')}
        </p>
      </div>
      <IconButton label={`Remove ${productName}`} onClick={onRemove} data-no-print="">
        <TrashIcon />
      </IconButton>
    </li>
  );
}

/** Only with a sample chosen (docs/product.md, "States"). */
function NextStep({ model }: { model: SamplesPageModel }) {
  const { chosen, loggedIn, inBasket, isPending, problem, next } = model;
  return (
    <div className={styles.next}>
      {inBasket > 0 && (
        <p className="text-small text-muted">
          Your basket already holds {inBasket} of {MAX_SAMPLES} samples.
        </p>
      )}
      <InlineAlert>{problem}</InlineAlert>
      {chosen.length > 0 && (
        <>
          <Button size="lg" wide loading={isPending} onClick={next}>
            Next
          </Button>
          <p className="text-small text-muted">
            {loggedIn
              ? 'We put your samples into the basket and ask where to send them.'
              : 'Please log in to order. Your choice is kept.'}
          </p>
        </>
      )}
    </div>
  );
}
