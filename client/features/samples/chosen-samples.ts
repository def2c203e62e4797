import {
  addSample as added,
  removeSample as removed,
  type SampleOutcome,
} from '../../../contracts/domain/product/samples.ts';
import { useKeptChoice } from '../../state/kept-choice.ts';
import { type ChosenSample, sampleChoice } from './stored-choice.ts';

/** The samples that are chosen now. Components read them with `useSamples`. */
export function chosenSamples(): readonly ChosenSample[] {
  return sampleChoice.now().samples;
}

/** The chosen samples, oldest first; none while the page hydrates. */
export function useSamples(): readonly ChosenSample[] {
  return useKeptChoice(sampleChoice).samples;
}

/** Chooses a product as a sample; the choice stays as it is unless the outcome is `added`. */
export function addSample(product: ChosenSample): SampleOutcome {
  const { productId, productNo, productName, productSeries, productSurface, specification, mainImg } =
    product;
  const sample = { productId, productNo, productName, productSeries, productSurface, specification, mainImg };
  const { outcome, samples } = added(chosenSamples(), sample);
  if (outcome === 'added') sampleChoice.keep({ samples });
  return outcome;
}

export function removeSample(productId: string): void {
  sampleChoice.keep({ samples: removed(chosenSamples(), productId) });
}

/** Removes ordered samples; those that another tab has chosen meanwhile stay. */
export function removeSamples(productIds: readonly string[]): void {
  sampleChoice.keep({
    samples: chosenSamples().filter((sample) => !productIds.includes(sample.productId)),
  });
}
