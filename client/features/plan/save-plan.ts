import { proxy, ref } from 'valtio/vanilla';
import { planFault } from '../../../contracts/domain/plan/plan-fault.ts';
import { CallError, refusedField } from '../../lib/call-error.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { reportSessionEnd } from '../../lib/use-call.ts';
import { isCustomer, session } from '../../state/session.ts';
import { isStillHere, type KeptPlan, keepPlan, planChoice, startPlan } from './kept-plan.ts';
import { addPlan, readPlan, replacePlan } from './plan.api.ts';

/** How long to wait after a key, so that typing doesn't make a call for each. */
const PAUSE_MS = 800;
/** Tabs of this browser take turns, so that none mistakes another's change for another device's. */
const LOCK = 'alderline.plan';

interface Saving {
  /** `elsewhere`: another device has changed the plan meanwhile */
  state: 'idle' | 'saving' | 'failed' | 'elsewhere';
  error: unknown;
}

/** The state of saving in this tab. */
export const saving = proxy<Saving>({ state: 'idle', error: undefined });

const add = safeToRepeat(addPlan);
const replace = safeToRepeat(replacePlan);
let timer: ReturnType<typeof setTimeout> | undefined;

const needsSaving = ({ projectId, isSaved }: KeptPlan) => projectId !== '' && !isSaved && isCustomer(session);

/** Saves what the backend lacks, after a moment without changes. */
export function saveSoon(): void {
  clearTimeout(timer);
  if (needsSaving(planChoice.now()) && saving.state !== 'elsewhere')
    timer = setTimeout(() => void saveNow(), PAUSE_MS);
}

/** Saves what the backend lacks. Changes made meanwhile are saved next. */
export function saveNow(): Promise<void> {
  clearTimeout(timer);
  return alone(async () => {
    const kept = planChoice.now();
    if (!needsSaving(kept)) return;
    const { projectId, revision, plan } = kept;
    const fault = planFault(plan);
    if (fault) return told('failed', new Error(fault.sentence));
    await attempt(async () => {
      acknowledge(kept, await replace({ projectId, revision, plan }));
    });
  });
}

/** Creates a project for the plan and saves it there; a project already created by a failed attempt is used again. */
export function saveAsProject(projectName: string): Promise<void> {
  return alone(async () => {
    const kept = planChoice.now();
    const { plan, madeId, projectId } = kept;
    if (projectId !== '') return;
    const fault = planFault(plan);
    if (fault) return told('failed', new Error(fault.sentence));
    await attempt(async () => {
      const reply = await add(madeId ? { projectId: madeId, plan } : { projectName, plan });
      acknowledge(kept, reply, { projectName, madeId: '' });
    });
  });
}

/** Resolves a conflict with the version in this browser. */
export async function keepMine(): Promise<void> {
  await attempt(async () => {
    const mine = planChoice.now();
    const { revision } = await readPlan(mine.projectId);
    if (isStillHere(mine)) keepPlan({ revision });
  });
  if (saving.state === 'idle') await saveNow();
}

/** Resolves a conflict with the saved version. */
export async function takeTheirs(): Promise<void> {
  await attempt(async () => {
    const mine = planChoice.now();
    const theirs = await readPlan(mine.projectId);
    if (isStillHere(mine)) openPlan(theirs);
  });
}

/** Resolves a conflict by keeping both: this browser's version becomes a new project. */
export async function keepBoth(): Promise<void> {
  const mine = planChoice.now();
  const { projectName, projectId, revision } = mine;
  keepPlan({ projectId: '', revision: 0 });
  await saveAsProject(`${projectName.slice(0, 100)} (second version)`);
  // it could not be saved: nothing has changed
  if (isStillHere({ ...mine, projectId: '' })) {
    keepPlan({ projectId, revision, projectName });
    if (saving.state === 'failed') saving.state = 'elsewhere';
  }
}

type Opened = Awaited<ReturnType<typeof readPlan>>;

/** Replaces the plan in this browser by a project's. */
export function openPlan({ projectId, projectName, revision, plan }: Opened): void {
  startPlan(plan, { projectId, projectName, revision });
}

/** @param sent as it was when it was sent; if another plan has replaced it meanwhile, that one stays as it is */
function acknowledge(
  sent: KeptPlan,
  { projectId, revision }: { projectId: string; revision: number },
  change: Partial<KeptPlan> = {},
) {
  if (!isStillHere(sent)) return;
  const isSame = JSON.stringify(planChoice.now().plan) === JSON.stringify(sent.plan);
  keepPlan({ ...change, projectId, revision, isSaved: isSame });
  if (!isSame) saveSoon();
}

async function attempt(work: () => Promise<void>): Promise<void> {
  told('saving');
  try {
    await work();
    told('idle');
  } catch (error) {
    if (error instanceof CallError && error.endsSession) told('idle');
    else told(refusedField(error) === 'revision' ? 'elsewhere' : 'failed', error);
    reportSessionEnd(error);
  }
}

function told(state: Saving['state'], error?: unknown): void {
  saving.error = error === undefined ? undefined : ref(error as object);
  saving.state = state;
}

/** Runs after another tab has finished saving. Without browser locks it runs at once: mostly only one tab saves. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(LOCK, work);
}
