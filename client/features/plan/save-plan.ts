import { proxy, ref } from 'valtio/vanilla';
import { planFault } from '../../../contracts/rules/plan/plan-fault.ts';
import { CallError, refusedField } from '../../lib/call-error.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { reportSessionEnd } from '../../lib/use-call.ts';
import { isCustomer, session } from '../../state/session.ts';
import { type KeptPlan, keepPlan, planChoice } from './kept-plan.ts';
import { addPlan, readPlan, replacePlan } from './plan.api.ts';

/** Somebody who types on is not interrupted by a call for each key. */
const PAUSE_MS = 800;
/** Tabs of this browser take turns, so that none takes another's change for somebody else's. */
const LOCK = 'alderline.plan';

interface Saving {
  /** `elsewhere`: another device has changed the plan meanwhile */
  state: 'idle' | 'saving' | 'failed' | 'elsewhere';
  error: unknown;
}

/** How far saving has come, in this tab. */
export const saving = proxy<Saving>({ state: 'idle', error: undefined });

const add = safeToRepeat(addPlan);
const replace = safeToRepeat(replacePlan);
let timer: ReturnType<typeof setTimeout> | undefined;

const needsSaving = ({ projectId, isSaved }: KeptPlan) => projectId !== '' && !isSaved && isCustomer(session);

/** Saves what the backend lacks, once nobody has changed anything for a moment. */
export function saveSoon(): void {
  clearTimeout(timer);
  if (needsSaving(planChoice.now()) && saving.state !== 'elsewhere')
    timer = setTimeout(() => void saveNow(), PAUSE_MS);
}

/** Saves what the backend lacks. What is changed meanwhile stays unsaved and comes next. */
export function saveNow(): Promise<void> {
  clearTimeout(timer);
  return alone(async () => {
    const kept = planChoice.now();
    if (!needsSaving(kept)) return;
    const { projectId, revision, plan } = kept;
    const fault = planFault(plan);
    if (fault) return told('failed', new Error(fault.sentence));
    await attempt(async () => {
      const reply = await replace({ projectId, revision, plan });
      acknowledge(plan, reply);
    });
  });
}

/** Opens a project for the plan, or plans the one that is made already. */
export function saveAsProject(projectName: string): Promise<void> {
  return alone(async () => {
    const { plan, madeId, projectId } = planChoice.now();
    if (projectId !== '') return;
    const fault = planFault(plan);
    if (fault) return told('failed', new Error(fault.sentence));
    await attempt(async () => {
      const reply = await add(madeId ? { projectId: madeId, plan } : { projectName, plan });
      keepPlan({ projectName, madeId: '' });
      acknowledge(plan, reply);
    });
  });
}

/** Of two versions, the one in this browser. */
export async function keepMine(): Promise<void> {
  await attempt(async () => {
    const { revision } = await readPlan(planChoice.now().projectId);
    keepPlan({ revision });
  });
  if (saving.state === 'idle') await saveNow();
}

/** Of two versions, the one that is saved. */
export async function takeTheirs(): Promise<void> {
  await attempt(async () => openPlan(await readPlan(planChoice.now().projectId)));
}

/** Both versions: the one in this browser becomes a project of its own. */
export async function keepBoth(): Promise<void> {
  const { projectName, projectId, revision } = planChoice.now();
  keepPlan({ projectId: '', revision: 0 });
  await saveAsProject(`${projectName.slice(0, 100)} (second version)`);
  // it could not be saved: nothing has changed
  if (planChoice.now().projectId === '') {
    keepPlan({ projectId, revision, projectName });
    if (saving.state === 'failed') saving.state = 'elsewhere';
  }
}

type Opened = Awaited<ReturnType<typeof readPlan>>;

/** Shows a project's plan here, instead of the one that was here. */
export function openPlan({ projectId, projectName, revision, plan }: Opened): void {
  keepPlan({
    plan,
    projectId,
    projectName,
    revision,
    spare: [],
    spareDoorways: [],
    madeId: '',
    isSaved: true,
  });
}

function acknowledge(
  sent: KeptPlan['plan'],
  { projectId, revision }: { projectId: string; revision: number },
) {
  const isSame = JSON.stringify(planChoice.now().plan) === JSON.stringify(sent);
  keepPlan({ projectId, revision, isSaved: isSame });
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

/** After what another tab is saving. A browser without locks has one tab that saves, mostly. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(LOCK, work);
}
