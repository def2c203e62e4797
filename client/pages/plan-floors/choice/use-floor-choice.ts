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
import { type AskingRoom, floorsForRooms, type RatedFloor } from './room-fit.ts';

export interface FloorChoiceModel {
  readonly kept: KeptPlan;
  readonly floors: ReadonlyMap<string, PlanFloor>;
  readonly result: PlanResult;
  /** boards of rooms are still being counted */
  readonly isCounting: boolean;
  /** the ticked rooms */
  readonly chosen: ReadonlySet<string>;
  /** all floors that are here, those that suit the ticked rooms first */
  readonly rated: readonly RatedFloor[];
  /** what the ticked rooms ask of a floor, each combination once */
  readonly asked: readonly AskingRoom[];
  /** the last change in words, for the live region */
  readonly said: string;
  readonly tick: (ids: readonly string[], on: boolean) => void;
  /** lays a floor in the ticked rooms */
  readonly lay: (floor: PlanFloor) => void;
  readonly changeRoom: (id: string, change: (room: PlanRoom) => PlanRoom) => void;
  readonly setUsage: (usage: KeptPlan['plan']['usage']) => void;
}

/** A floor for each room: which rooms are ticked, and what suits them. */
export function useFloorChoice(read: PlanFacts): FloorChoiceModel {
  const kept = useKeptChoice(planChoice);
  const [laid, setLaid] = useState<readonly PlanFloor[]>([]);
  const facts = useMemo(() => withFloors(read, laid), [read, laid]);
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
  const key = JSON.stringify(askedBy(plan.rooms.filter(({ id }) => chosen.has(id))));
  // the same list until the rooms require something else of a floor
  const asked = useMemo((): readonly AskingRoom[] => JSON.parse(key), [key]);
  const rated = useMemo(
    () => floorsForRooms(asked, plan.usage, read.floors),
    [asked, plan.usage, read.floors],
  );

  const lay = useSteady((floor: PlanFloor) => {
    const ids = [...chosen];
    if (ids.length === 0) return setSaid('Tick the rooms first');
    const used = new Set(plan.rooms.filter(({ id }) => !chosen.has(id)).map(({ productId }) => productId));
    used.delete('');
    if (!used.has(floor.productId) && used.size >= MAX_PLAN_PRODUCTS) {
      return setSaid(`A plan takes at most ${MAX_PLAN_PRODUCTS} different floors`);
    }
    setLaid((before) => [...before, floor]);
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
    asked,
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

/** With floors that were just laid; in a long shop, what else they need is still being read. */
function withFloors(facts: PlanFacts, laid: readonly PlanFloor[]): PlanFacts {
  const known = new Set(facts.floors.map(({ productId }) => productId));
  const lacking = new Map(
    laid.filter(({ productId }) => !known.has(productId)).map((floor) => [floor.productId, floor]),
  );
  return lacking.size > 0 ? { ...facts, floors: [...facts.floors, ...lacking.values()] } : facts;
}

/** What the rooms require of a floor, each combination once. */
function askedBy(rooms: readonly PlanRoom[]): AskingRoom[] {
  const cases = new Map<string, AskingRoom>();
  for (const { kind, isHeated, stairs } of rooms) {
    const special = kind === 'Bathroom' || kind === 'Stairs' ? kind : 'Other';
    const each = { kind: special, isHeated, ...(stairs && { stairs }) } as const;
    cases.set(`${special} ${isHeated} ${stairs !== undefined}`, each);
  }
  return [...cases.values()];
}
