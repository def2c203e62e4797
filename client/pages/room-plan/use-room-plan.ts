import { useState } from 'react';
import { MAX_PROJECT_ROOMS } from '../../../contracts/domain/project/project-limits.ts';
import { chooseType, countRooms, countsOf } from '../../features/plan/count-rooms.ts';
import { changeHere, floorPlanChoice } from '../../features/plan/floor-plan/floor-plan-here.ts';
import {
  clearPlan,
  isStillHere,
  type KeptPlan,
  keepPlan,
  planChoice,
} from '../../features/plan/kept-plan.ts';
import {
  type CounterName,
  countersOf,
  type PropertyType,
  roomNames,
} from '../../features/plan/room-counts.ts';
import { addProjectRooms, createProject, projectsChanged } from '../../features/projects/projects.api.ts';
import { CallError, hasResultCode, refusedField } from '../../lib/call-error.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { useAction } from '../../lib/use-call.ts';
import { useGo } from '../../state/device.ts';
import { useKeptChoice } from '../../state/kept-choice.ts';
import { notify } from '../../state/notices.ts';
import { isCustomer, session, useSession } from '../../state/session.ts';

export interface Counter {
  readonly name: CounterName;
  readonly count: number;
}

export interface RoomPlanModel {
  readonly type: PropertyType;
  readonly counters: readonly Counter[];
  /** rooms, without storeys and steps */
  readonly total: number;
  /** there is something to measure: rooms or stairs */
  readonly hasRooms: boolean;
  readonly projectName: string;
  /** the project that was created but whose rooms could not be saved; '' for none */
  readonly projectId: string;
  /** the project that has this plan; '' while it is in this browser alone */
  readonly planId: string;
  readonly isCustomer: boolean;
  /** what is wrong with the name, and why the rooms could not be saved */
  readonly nameProblem: string | undefined;
  readonly failure: unknown;
  readonly isSaving: boolean;
  readonly chooseType: (type: PropertyType) => void;
  readonly count: (name: CounterName, count: number) => void;
  readonly nameProject: (name: string) => void;
  /** saves the rooms as a project and opens it */
  readonly save: () => void;
  /** starts an empty plan; the saved one stays with its project */
  readonly startAnew: () => void;
}

/** Step one of "Get free quote": the property and its rooms. */
export function useRoomPlan(): RoomPlanModel {
  const choice = useKeptChoice(planChoice);
  const { type, rooms } = choice.plan;
  const counts = countsOf(choice);
  const current = useSession();
  const go = useGo();
  const [saveRooms] = useState(roomSaver);
  const [nameProblem, setNameProblem] = useState<string>();
  const [failure, setFailure] = useState<unknown>();

  const { run, isPending } = useAction(
    async () => {
      setNameProblem(undefined);
      setFailure(undefined);
      const kept = planChoice.now();
      const { plan, madeId, projectName } = kept;
      const roomList = roomNames(plan.type, countsOf(planChoice.now()));
      const name = projectName.trim();
      if (!isCustomer(session)) return;
      if (roomList.length === 0) return setFailure(new Error('Please count the rooms first'));
      if (roomList.length > MAX_PROJECT_ROOMS) return setFailure(new Error(TOO_MANY));
      if (name === '') return setNameProblem('Please enter a project name');
      const { userId } = session.user;
      const onMade = (made: string) => {
        if (isStillHere(kept)) keepMade(made);
      };
      const toSave = { projectName: name, userId, roomList, projectId: madeId, onMade };
      const projectId = await saveRooms(toSave).catch(sayHere);
      await keepFloorPlan({ projectId, begunAt: kept.begunAt });
      if (isStillHere(kept)) clearPlan();
      go('projects', { id: projectId });
    },
    { inPlace: true },
  );

  // While a save runs, the rooms of the project that it has just made are still on their way.
  const [projectId, setProjectId] = useState(choice.madeId);
  if (!isPending && projectId !== choice.madeId) setProjectId(choice.madeId);

  const sayHere = (error: unknown): never => {
    if (planChoice.now().madeId !== '' && hasResultCode(error, '102')) {
      keepMade('');
      setFailure(new Error(DELETED));
    } else if (refusedField(error) === 'projectName') setNameProblem((error as Error).message);
    else if (!(error instanceof CallError && error.endsSession)) setFailure(error);
    throw error;
  };

  return {
    type,
    counters: countersOf(type).map((name) => ({ name, count: counts[name] ?? 0 })),
    total: rooms.filter(({ kind }) => kind !== 'Stairs').length,
    hasRooms: rooms.length > 0,
    projectName: choice.projectName,
    projectId,
    planId: choice.projectId,
    isCustomer: isCustomer(current),
    nameProblem,
    failure,
    isSaving: isPending,
    chooseType,
    count: countRooms,
    nameProject: (projectName) => keepPlan({ projectName }),
    save: () => void run(),
    startAnew: clearPlan,
  };
}

const keepMade = (madeId: string) => keepPlan({ madeId });

const DELETED = 'That project has been deleted. Save the rooms again to make a new one';
const TOO_MANY = `A project can have at most ${MAX_PROJECT_ROOMS} rooms. Save the others as a second project`;

/** If it fails, the project has been saved anyway. */
async function keepFloorPlan(plan: Pick<KeptPlan, 'projectId' | 'begunAt'>): Promise<void> {
  if (floorPlanChoice.now().wantedFor !== plan.begunAt) return;
  const { keeping, sendNow } = await import('../../features/plan/floor-plan/keep-floor-plan.ts');
  await sendNow(plan);
  if (keeping.state !== 'failed') return;
  changeHere({ wantedFor: -1 });
  notify({ type: 'warning', text: NOT_KEPT });
}

const NOT_KEPT =
  'The project is saved, but its floor plan could not be kept with it. The floor plan is still in this browser.';

interface RoomsToSave {
  readonly projectName: string;
  readonly userId: string;
  readonly roomList: string[];
  /** the project created by an earlier try; '' for none */
  readonly projectId: string;
  /** called as soon as the project is created, before its rooms are saved */
  readonly onMade: (projectId: string) => void;
}

/**
 * Saves rooms as a new project. It takes two calls; if the second one fails, the next try uses the project already created.
 * @returns the id of the project
 */
function roomSaver(): (rooms: RoomsToSave) => Promise<string> {
  const create = safeToRepeat(createProject);
  const addRooms = safeToRepeat(addProjectRooms);
  return async ({ projectName, userId, roomList, projectId: made, onMade }) => {
    const projectId = made || (await create({ projectName, userId })).projectId;
    if (!made) onMade(projectId);
    await addRooms({ projectId, roomList });
    void projectsChanged();
    return projectId;
  };
}
