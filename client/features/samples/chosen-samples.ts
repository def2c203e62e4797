import { proxy } from 'valtio/vanilla';
import {
  addSample as added,
  removeSample as removed,
  type SampleOutcome,
} from '../../../contracts/rules/samples.ts';
import { sessionScope } from '../../state/session.ts';
import {
  type ChosenSample,
  readChoice,
  SAMPLES_KEY,
  type StoredChoice,
  writeChoice,
} from './stored-choice.ts';

/** What this browser has chosen, on both trees and in every tab. Components read it with `useSamples`. */
export const choice = proxy<{ kept: StoredChoice }>({ kept: { chosenBy: sessionScope(), samples: [] } });

/** Reads what other tabs have chosen meanwhile. */
function refresh(): void {
  const stored = readChoice();
  if (stored) choice.kept = stored;
}

function keep(samples: readonly ChosenSample[]): void {
  choice.kept = { chosenBy: sessionScope(), samples };
  writeChoice(choice.kept);
}

/**
 * The samples that this user sees: their own, and those that were chosen before the log-in.
 * @param scope the user's id, or 'visitor'
 */
export function samplesOf({ chosenBy, samples }: StoredChoice, scope: string): readonly ChosenSample[] {
  return chosenBy === scope || chosenBy === sessionScope({ status: 'visitor' }) ? samples : [];
}

/** The samples that are chosen now. */
export function chosenSamples(): readonly ChosenSample[] {
  refresh();
  return samplesOf(choice.kept, sessionScope());
}

/** Chooses a product as a sample; the choice stays as it is unless the outcome is `added`. */
export function addSample(product: ChosenSample): SampleOutcome {
  const { productId, productNo, productName, productSeries, productSurface, specification, mainImg } =
    product;
  const sample = { productId, productNo, productName, productSeries, productSurface, specification, mainImg };
  const { outcome, samples } = added(chosenSamples(), sample);
  if (outcome === 'added') keep(samples);
  return outcome;
}

export function removeSample(productId: string): void {
  keep(removed(chosenSamples(), productId));
}

/** Takes back what was ordered; what another tab has chosen meanwhile stays. */
export function removeSamples(productIds: readonly string[]): void {
  keep(chosenSamples().filter((sample) => !productIds.includes(sample.productId)));
}

/** Follows the other tabs, from now on. @returns a function that stops it */
export function followChoice(): () => void {
  refresh();
  const follow = (event: StorageEvent) => {
    if (event.key === SAMPLES_KEY || event.key === null) refresh();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
