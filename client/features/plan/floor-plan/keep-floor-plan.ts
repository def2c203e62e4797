import { proxy, ref } from 'valtio/vanilla';
import {
  FLOOR_PLAN_MAX_BYTES,
  FLOOR_PLAN_NAME_MAX,
  MAX_TRACED_ROOMS,
} from '../../../../contracts/domain/project/project-limits.ts';
import { CallError, hasResultCode } from '../../../lib/call-error.ts';
import { newCallSerial } from '../../../lib/call-headers.ts';
import { reportSessionEnd } from '../../../lib/use-call.ts';
import { sessionScope } from '../../../state/session.ts';
import { type KeptPlan, planChoice } from '../kept-plan.ts';
import {
  addFloorPlan,
  type FloorPlan,
  readFloorPlan,
  readFloorPlanFile,
  removeFloorPlan,
  uploadFloorPlan,
} from './floor-plan.api.ts';
import { changeHere, type FloorPlanHere, floorPlanChoice } from './floor-plan-here.ts';
import { sentTrace, traceOf } from './kept-trace.ts';
import { type KeptTrace, keepFile, keepTrace, keptTrace } from './trace-store.ts';

/** How long to wait after a change, so that tracing a room doesn't make a call for each corner. */
const PAUSE_MS = 1_500;
/** Tabs of this browser take turns, so that none sends what another is sending. */
const LOCK = 'alderline.floor-plan';

interface Keeping {
  state: 'idle' | 'sending' | 'removing' | 'failed';
  error: unknown;
  /** of the file's bytes that have been sent, 0 to 1 */
  part: number;
}

/** The state of keeping the floor plan with its project, in this tab. */
export const keeping = proxy<Keeping>({ state: 'idle', error: undefined, part: 0 });

/** The same file again, after a lost answer or another failure, is sent under the same serial. */
let upload: { readonly openedAt: number; readonly serial: string } | undefined;
let sending = new AbortController();
let timer: ReturnType<typeof setTimeout> | undefined;

const HERE_ALONE = {
  wantedFor: -1,
  projectId: '',
  fileId: '',
  wasSent: false,
  mayChange: true,
  isSent: false,
} as const;

export const isTooLarge = ({ size }: Pick<FloorPlanHere, 'size'>): boolean => size > FLOOR_PLAN_MAX_BYTES;

type PlanRef = Pick<KeptPlan, 'projectId' | 'begunAt'>;

/** Whether the customer wants it kept with this plan's project. */
export const isWanted = (here: FloorPlanHere, { projectId, begunAt }: PlanRef): boolean =>
  here.projectId === '' ? here.wantedFor === begunAt : here.projectId === projectId;

/** Whether the project lacks what the customer wants it to have. */
export const isDue = (here: FloorPlanHere, plan: PlanRef): boolean =>
  plan.projectId !== '' &&
  here.name !== '' &&
  here.mayChange &&
  !here.isSent &&
  !isTooLarge(here) &&
  isWanted(here, plan);

/** The customer wants it kept with the project of this plan. */
export function want({ begunAt }: Pick<PlanRef, 'begunAt'>): void {
  changeHere({ wantedFor: begunAt });
  tell('idle');
}

/** Sends what the project lacks, after a moment without changes. */
export function sendSoon(plan: PlanRef): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendNow(plan), PAUSE_MS);
}

/** Sends what the project lacks: the file once, and what is traced over it as it is now. */
export function sendNow(plan: PlanRef): Promise<void> {
  const { projectId } = plan;
  clearTimeout(timer);
  if (!isDue(floorPlanChoice.now(), plan)) return Promise.resolve();
  return attempt('sending', async (signal) => {
    const here = floorPlanChoice.now();
    if (!isDue(here, plan)) return;
    const kept = await keptTrace(sessionScope());
    if (!kept)
      throw new Error('This browser has lost the file. Please open it again in “Trace a floor plan”.');
    const { name, trace } = kept;
    if (trace.rooms.length > MAX_TRACED_ROOMS)
      throw new Error(`A floor plan with more than ${MAX_TRACED_ROOMS} rooms can’t be kept with a project.`);
    const fileId = here.fileId || (await sentFile(here, kept, signal));
    const fileName = name.slice(0, FLOOR_PLAN_NAME_MAX);
    await addFloorPlan({ projectId, fileId, fileName, trace: sentTrace(trace) }).catch((error: unknown) => {
      // the file isn't there any more, so the next try sends it again
      if (hasResultCode(error, '102')) {
        upload = undefined;
        changeHere({ fileId: '' });
      }
      throw error;
    });
    const now = floorPlanChoice.now();
    if (now.openedAt !== here.openedAt) return;
    // the tick was taken away meanwhile
    if (!isWanted(now, plan)) {
      await removeFloorPlan(projectId);
      return changeHere(HERE_ALONE);
    }
    const latest = (await keptTrace(sessionScope()))?.trace;
    changeHere({ projectId, fileId, isSent: JSON.stringify(latest) === JSON.stringify(trace) });
  });
}

async function sentFile({ openedAt }: FloorPlanHere, { file, name }: KeptTrace, signal: AbortSignal) {
  if (upload?.openedAt !== openedAt) upload = { openedAt, serial: newCallSerial() };
  const onProgress = (part: number) => {
    keeping.part = part;
  };
  changeHere({ wasSent: true });
  const fileId = await uploadFloorPlan(file, name, { serial: upload.serial, signal, onProgress });
  if (floorPlanChoice.now().openedAt === openedAt) changeHere({ fileId });
  return fileId;
}

/** Takes the floor plan out of its project; it stays in this browser. @returns whether the project keeps none any more */
export async function keepHereAlone(projectId: string): Promise<boolean> {
  clearTimeout(timer);
  sending.abort();
  if (floorPlanChoice.now().projectId === '') {
    changeHere({ wantedFor: -1 });
    tell('idle');
    return true;
  }
  await attempt('removing', async () => {
    await removeFloorPlan(projectId);
    upload = undefined;
    changeHere(HERE_ALONE);
  });
  return keeping.state === 'idle';
}

/** To be called when the trace has changed here. */
export function noteChange(): void {
  const here = floorPlanChoice.now();
  if (here.projectId === '') return;
  changeHere({ isSent: false });
  // after a failure, the customer says when to try again
  const plan = planChoice.now();
  if (here.projectId === plan.projectId && here.mayChange && keeping.state !== 'failed') sendSoon(plan);
}

/** What is found for a plan. */
interface Found {
  readonly kept?: KeptTrace | undefined;
  /** the project keeps another one than this browser's own */
  readonly other?: FloorPlan;
  /** why the project's floor plan couldn't be read */
  readonly error?: unknown;
}

/**
 * The floor plan of the plan in this browser. What a project keeps is read from it; changes that it lacks, and a file that is in this
 * browser alone, are never replaced by it.
 * @param projectId that of the plan; '' where it has none, or where nothing is kept with projects
 * @param owner of what this browser keeps
 */
export async function findFloorPlan(projectId: string, owner: string, canKeep: boolean): Promise<Found> {
  const here = floorPlanChoice.now();
  const isOwn = here.name !== '' && (here.projectId === '' || here.projectId === projectId || !canKeep);
  const kept = isOwn ? await keptTrace(owner) : undefined;
  if (projectId === '' || !canKeep || (kept && here.projectId === projectId && !here.isSent)) return { kept };
  try {
    const theirs = await readFloorPlan(projectId);
    if (theirs && kept && here.projectId === '') return { kept, other: theirs };
    if (theirs) return { kept: await takeTheirs(projectId, owner, theirs, here, kept) };
    // it was removed on another device
    if (here.projectId === projectId) changeHere(HERE_ALONE);
    return { kept };
  } catch (error) {
    reportSessionEnd(error);
    return { kept, error };
  }
}

/** Puts the project's floor plan in the place of this browser's. */
export async function takeTheirs(
  projectId: string,
  owner: string,
  { fileId, fileName: name, trace: sent, mayChange }: FloorPlan,
  here?: FloorPlanHere,
  kept?: KeptTrace,
): Promise<KeptTrace> {
  const isHere = kept && here?.fileId === fileId;
  const file = isHere ? kept.file : await readFloorPlanFile(projectId, fileId);
  const from = { projectId, fileId, wasSent: true, mayChange, isSent: true };
  const theirs = traceOf(sent);
  // if it is the same, this browser also knows which rooms were removed
  const isSame = isHere && JSON.stringify(traceOf(sentTrace(kept.trace))) === JSON.stringify(theirs);
  const trace = isSame ? kept.trace : theirs;
  if (isHere) changeHere({ ...from, name });
  else await keepFile(owner, file, name, from);
  await keepTrace(owner, trace);
  return { file, name, trace };
}

/** One after the other in all tabs, or at once in a browser without locks, where two tabs seldom keep a floor plan. */
async function attempt(
  state: 'sending' | 'removing',
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const inTurn = async () => {
    sending = new AbortController();
    tell(state);
    try {
      await work(sending.signal);
      tell('idle');
    } catch (error) {
      const isOver = error instanceof CallError && (error.endsSession || error.fault.kind === 'aborted');
      tell(isOver ? 'idle' : 'failed', error);
      reportSessionEnd(error);
    }
  };
  await (navigator.locks ? navigator.locks.request(LOCK, inTurn) : inTurn());
}

function tell(state: Keeping['state'], error?: unknown): void {
  keeping.error = state === 'failed' ? ref(error as object) : undefined;
  keeping.state = state;
  keeping.part = 0;
}
