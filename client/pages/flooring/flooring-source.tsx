import { type ComponentType, Suspense } from 'react';
import { WHOLE_LISTS } from '../../../contracts/site/page-calls.ts';
import { PAGE_DATA_ID } from '../../../contracts/site/page-rendering.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { useSite } from '../../state/site-context.ts';
import { fetchedPart } from '../../ui/later-part.tsx';
import { type FlooringModel, useFlooring } from './use-flooring.ts';

/** Whether the page that was opened is one of a long shop. */
export const opensLongShop = (): boolean =>
  globalThis.document?.getElementById(PAGE_DATA_ID)?.textContent.includes(WHOLE_LISTS) ?? false;

export type FlooringView = ComponentType<{ model: FlooringModel }>;

const PagedSource = fetchedPart(
  async () => (await import('./paged/paged-source.tsx')).PagedSource,
  opensLongShop,
);

/** The list, read whole, or a page at a time in a shop with too many products. */
export function FlooringSource({ View }: { View: FlooringView }) {
  // read here: what is in the Suspense hydrates later, when the session may be known already
  const loggedIn = isCustomer(useSession());
  if (!useSite().absent.includes(WHOLE_LISTS)) return <WholeSource View={View} />;
  return (
    <Suspense>
      <PagedSource View={View} loggedIn={loggedIn} />
    </Suspense>
  );
}

function WholeSource({ View }: { View: FlooringView }) {
  return <View model={useFlooring()} />;
}
