import { type ComponentType, Suspense } from 'react';
import { WHOLE_LISTS } from '../../../contracts/site/page-calls.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { useSite } from '../../state/site-context.ts';
import { fetchedPart } from '../../ui/later-part.tsx';
import { opensLongShop } from './opens-long-shop.ts';
import { type FlooringModel, useFlooring } from './use-flooring.ts';

export type FlooringView = ComponentType<{ model: FlooringModel }>;

const PagedSource = fetchedPart(
  async () => (await import('./paged/paged-source.tsx')).PagedSource,
  opensLongShop,
);

/** The list, read whole, or a page at a time in a shop with too many products. */
export function FlooringSource({ View }: { View: FlooringView }) {
  const whole = <WholeSource View={View} />;
  // read here: what is in the Suspense hydrates later, when the session may be known already
  const loggedIn = isCustomer(useSession());
  if (!useSite().absent.includes(WHOLE_LISTS)) return whole;
  return (
    <Suspense>
      <PagedSource View={View} loggedIn={loggedIn} whole={whole} />
    </Suspense>
  );
}

function WholeSource({ View }: { View: FlooringView }) {
  return <View model={useFlooring()} />;
}
