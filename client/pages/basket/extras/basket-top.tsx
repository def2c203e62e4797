import { useSearch } from 'wouter';
import type { Basket } from '../use-basket.ts';
import { MoveToProject } from './move-to-project.tsx';
import { useMovingLine } from './moving-line.ts';
import { SharedBasket } from './shared-basket.tsx';

/** Above the lines: a basket that somebody shares, and the dialog of a line that goes into a project. */
export function BasketTop({ basket }: { basket: Basket }) {
  const shareId = new URLSearchParams(useSearch()).get('shared') ?? '';
  const moving = useMovingLine();
  return (
    <>
      {shareId !== '' && <SharedBasket key={shareId} shareId={shareId} />}
      {moving !== '' && <MoveToProject key={moving} carId={moving} basket={basket} />}
    </>
  );
}
