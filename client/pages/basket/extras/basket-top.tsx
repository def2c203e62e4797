import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { useIsKeptHere } from '../../../features/basket/basket.api.ts';
import { fetchedPart } from '../../../ui/later-part.tsx';
import type { Basket } from '../use-basket.ts';
import { MoveToProject } from './move-to-project.tsx';
import { useMovingLine } from './moving-line.ts';
import { SharedBasket } from './shared-basket.tsx';

const KeptHere = fetchedPart(async () => (await import('../send-order/kept-here.tsx')).KeptHere);

/** Above the lines: a note where the browser keeps the basket, a shared basket, and the dialog that moves a line to a project. */
export function BasketTop({ basket }: { basket: Basket }) {
  const shareId = new URLSearchParams(useSearch()).get('shared') ?? '';
  const moving = useMovingLine();
  const isHere = useIsKeptHere();
  return (
    <>
      {isHere && (
        <Suspense>
          <KeptHere isEmpty={basket.rows.length === 0} />
        </Suspense>
      )}
      {shareId !== '' && <SharedBasket key={shareId} shareId={shareId} />}
      {moving !== '' && <MoveToProject key={moving} carId={moving} basket={basket} />}
    </>
  );
}
