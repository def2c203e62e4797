import { useEffect, useState } from 'react';
import type { Plan, PlanFacts } from '../../../contracts/domain/plan/plan.ts';
import { useKeptChoice } from '../../state/kept-choice.ts';
import { planChoice } from './kept-plan.ts';

/**
 * Counts the boards of the plan's rooms where the plan asks for it, one room after the other, so that the page can be used meanwhile.
 * @returns whether rooms are still being counted; until they are, they keep their percentage
 */
export function useBoardCount(facts: PlanFacts | undefined): boolean {
  const { plan } = useKeptChoice(planChoice);
  const [done, setDone] = useState<Plan>();
  const waits = facts !== undefined && done !== plan && mayLackBoards(plan);
  useEffect(() => {
    if (!waits || !facts) return;
    const end = () => setDone(plan);
    let cancel = () => {
      isOver = true;
    };
    let isOver = false;
    import('./count-boards.ts').then(({ countNextRoom }) => {
      if (!isOver) cancel = countNextRoom(plan, facts, end);
      // without a connection they keep their percentage until the next change
    }, end);
    return () => cancel();
  }, [waits, plan, facts]);
  return waits;
}

/** Which rooms do lack them is worked out with the search. */
const mayLackBoards = ({ boardCount, rooms }: Plan): boolean =>
  boardCount !== undefined && rooms.some(({ productId, boards }) => productId !== '' && boards === undefined);
