import {
  MAX_SAMPLES,
  SAMPLE_TWICE,
  SAMPLES_FULL,
  sampleLinePrice,
} from '../../../contracts/domain/product/samples.ts';
import { deviceOfPath } from '../../../contracts/site/site-map.ts';
import { notify } from '../../state/notices.ts';
import { addSample, chosenSamples } from './chosen-samples.ts';
import type { ChosenSample } from './stored-choice.ts';

/**
 * Chooses a sample from a list of products, and says so.
 * @param showFirst opens the sample page instead, where a sample's cost can be read before it is chosen
 */
export function orderSample(product: ChosenSample, showFirst: () => void): void {
  if (sampleLinePrice(product) > 0) {
    showFirst();
    return;
  }
  const outcome = addSample(product);
  const isMobile = deviceOfPath(location.pathname) === 'mobile';
  if (outcome === 'full') notify({ type: 'warning', text: SAMPLES_FULL });
  else if (outcome === 'already' && isMobile) notify({ type: 'warning', text: SAMPLE_TWICE });
  else {
    const text = `${product.productName}: ${chosenSamples().length} of ${MAX_SAMPLES} samples chosen`;
    notify({ type: 'success', text });
  }
}
