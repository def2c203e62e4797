import { useMemo } from 'react';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import { countedBoards } from '../../../../contracts/domain/plan/laid-floors.ts';
import type { PlanFacts } from '../../../../contracts/domain/plan/plan.ts';
import { workOut } from '../../../../contracts/domain/plan/plan-lines.ts';
import { USUAL_SPARE } from '../../../../contracts/domain/quantity/boards.ts';
import { SpareField } from '../../../features/layout/spare-field.tsx';
import { setBoardCount } from '../../../features/plan/kept-plan.ts';
import { Choice } from '../../../ui/choice.tsx';
import styles from './floor-choice.module.css';
import type { FloorChoiceModel } from './use-floor-choice.ts';

/** Whether packs follow from wastage in percent or from boards that are counted, with the packs of both. */
export function CountChoice({ model, facts }: { model: FloorChoiceModel; facts: PlanFacts }) {
  const { kept, result, isCounting } = model;
  const { plan } = kept;
  const { boardCount } = plan;
  const byPercent = useMemo(() => {
    const { boardCount: _, ...percentPlan } = plan;
    return boardCount ? workOut(percentPlan, facts) : result;
  }, [plan, boardCount, facts, result]);
  const byId = new Map(result.laid.map(({ floor }) => [floor.productId, floor]));
  const uncounted = plan.rooms.filter((room) => {
    const floor = byId.get(room.productId);
    return floor && countedBoards(room, floor, boardCount)?.of !== 'layout';
  });
  return (
    <div className={styles.count}>
      <Choice
        label="How boards are counted"
        name="board-count"
        value={boardCount ? 'layout' : 'percent'}
        options={[
          {
            value: 'percent',
            title: 'Wastage in percent',
            text: <Way packs={packsOf(byPercent)}>What is usual for the pattern, or what you type.</Way>,
          },
          {
            value: 'layout',
            title: 'By layout',
            text: (
              <Way packs={boardCount && !isCounting ? packsOf(result) : undefined}>
                Each room whose walls are known is laid out, board by board.
              </Way>
            ),
          },
        ]}
        onChange={(way) => setBoardCount(way === 'layout' ? { sparePercent: USUAL_SPARE } : undefined)}
      />
      {boardCount && (
        <SpareField
          percent={boardCount.sparePercent}
          onChange={(sparePercent) => setBoardCount({ sparePercent })}
        />
      )}
      {boardCount && (
        <p className="text-small" role="status">
          {isCounting ? 'Counting the boards…' : uncountedText(uncounted.map(({ name }) => name))}
        </p>
      )}
    </div>
  );
}

function Way({ packs, children }: { packs: number | undefined; children: string }) {
  return (
    <>
      {packs !== undefined && (
        <>
          <strong className="text-figures">{countText(packs, 'pack')}</strong>
          <br />
        </>
      )}
      {children}
    </>
  );
}

const packsOf = ({ laid }: FloorChoiceModel['result']): number =>
  laid.reduce((sum, { packs }) => sum + packs, 0);

const SHOWN = 4;

function uncountedText(names: readonly string[]): string {
  if (names.length === 0) return 'The boards of every room are counted.';
  const shown = names.slice(0, SHOWN).join(', ');
  const others = names.length - SHOWN;
  return `These rooms keep their percentage: ${shown}${others > 0 ? ` and ${countText(others, 'other room')}` : ''}.`;
}
