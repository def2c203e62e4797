import { useMemo, useState } from 'react';
import {
  MAX_PLAN_PRODUCTS,
  type PlanFacts,
  type PlanFloor,
  type PlanRoom,
} from '../../../../contracts/domain/plan/plan.ts';
import { type PlanResult, workOut } from '../../../../contracts/domain/plan/plan-lines.ts';
import { changePlan, changeRooms, type KeptPlan, planChoice } from '../../../features/plan/kept-plan.ts';
import { useBoardCount } from '../../../features/plan/use-board-count.ts';
import { useSteady } from '../../../lib/use-steady.ts';
import { useKeptChoice } from '../../../state/kept-choice.ts';
import { floorsForRooms, type RoomFit } from './room-fit.ts';

export interface RatedFloor {
  readonly floor: PlanFloor;
  readonly fit: RoomFit;
}

export interface FloorChoiceModel {
  readonly kept: KeptPlan;
  readonly floors: ReadonlyMap<string, PlanFloor>;
  readonly result: PlanResult;
  /** boards of rooms are still being counted */
  readonly isCounting: boolean;
  /** the ticked rooms */
  readonly chosen: ReadonlySet<string>;
  /** all floors, those that suit the ticked rooms first */
  readonly rated: readonly RatedFloor[];
  /** the last change in words, for the live region */
  readonly said: string;
  readonly tick: (ids: readonly string[], on: boolean) => void;
  /** lays a floor in the ticked rooms */
  readonly lay: (floor: PlanFloor) => void;
  readonly changeRoom: (id: string, change: (room: PlanRoom) => PlanRoom) => void;
  readonly setUsage: (usage: KeptPlan['plan']['usage']) => void;
}

/** A floor for each room: which rooms are ticked, and what suits them. */
export function useFloorChoice(facts: PlanFacts): FloorChoiceModel {
  const kept = useKeptChoice(planChoice);
  const { plan } = kept;
  const isCounting = useBoardCount(facts);
  // Not deferred: the page would then be drawn twice for each change.
  const result = useMemo(() => workOut(plan, facts), [plan, facts]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        planChoice
          .now()
          .plan.rooms.filter(({ productId }) => productId === '')
          .map(({ id }) => id),
      ),
  );
  const [said, setSaid] = useState('');
  const floors = useMemo(() => new Map(facts.floors.map((floor) => [floor.productId, floor])), [facts]);
  // leaves out rooms that another tab has removed
  const chosen = useMemo(
    () => new Set(plan.rooms.filter(({ id }) => ticked.has(id)).map(({ id }) => id)),
    [plan.rooms, ticked],
  );
  const asked = askedBy(plan.rooms.filter(({ id }) => chosen.has(id)));
  const key = `${plan.usage} ${JSON.stringify(asked)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains everything that the rooms require of a floor
  const rated = useMemo(() => floorsForRooms(asked as PlanRoom[], plan.usage, facts.floors), [key, facts]);

  const lay = useSteady((floor: PlanFloor) => {
    const ids = [...chosen];
    if (ids.length === 0) return setSaid('Tick the rooms first');
    const used = new Set(plan.rooms.filter(({ id }) => !chosen.has(id)).map(({ productId }) => productId));
    used.delete('');
    if (!used.has(floor.productId) && used.size >= MAX_PLAN_PRODUCTS) {
      return setSaid(`A plan takes at most ${MAX_PLAN_PRODUCTS} different floors`);
    }
    changeRooms(ids, ({ wastagePercent: _, ...room }) => ({
      ...room,
      productId: floor.productId,
      layout: '',
    }));
    setSaid(`${floor.productName} is chosen for ${ids.length === 1 ? '1 room' : `${ids.length} rooms`}`);
  });

  return {
    kept,
    floors,
    result,
    isCounting,
    chosen,
    rated,
    said,
    tick: useSteady((ids: readonly string[], on: boolean) => {
      const next = new Set(ticked);
      for (const id of ids) {
        if (on) next.add(id);
        else next.delete(id);
      }
      setTicked(next);
    }),
    lay,
    changeRoom: useSteady((id: string, change: (room: PlanRoom) => PlanRoom) => changeRooms([id], change)),
    setUsage: (usage) => changePlan(() => ({ usage })),
  };
}

/** What the rooms require of a floor, each combination once. */
function askedBy(rooms: readonly PlanRoom[]): Pick<PlanRoom, 'kind' | 'isHeated' | 'stairs'>[] {
  const cases = new Map<string, Pick<PlanRoom, 'kind' | 'isHeated' | 'stairs'>>();
  for (const { kind, isHeated, stairs } of rooms) {
    const special = kind === 'Bathroom' || kind === 'Stairs' ? kind : 'Other';
    const each = { kind: special, isHeated, ...(stairs && { stairs }) } as const;
    cases.set(`${special} ${isHeated} ${stairs !== undefined}`, each);
  }
  return [...cases.values()];
}
