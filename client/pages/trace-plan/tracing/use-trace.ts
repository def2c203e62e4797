import { useEffect, useRef, useState } from 'react';
import type { FloorPlan } from '../../../features/plan/floor-plan/floor-plan.api.ts';
import { floorPlanChoice } from '../../../features/plan/floor-plan/floor-plan-here.ts';
import {
  findFloorPlan,
  keepHereAlone,
  noteChange,
  takeTheirs,
} from '../../../features/plan/floor-plan/keep-floor-plan.ts';
import { NOTHING, type Trace } from '../../../features/plan/floor-plan/kept-trace.ts';
import {
  type KeptTrace,
  keepFile,
  keepTrace,
  removeTrace,
} from '../../../features/plan/floor-plan/trace-store.ts';
import { planChoice } from '../../../features/plan/kept-plan.ts';
import { VISITOR_SCOPE } from '../../../lib/call-scope.ts';
import { FileRefusal } from '../../../lib/file-refusal.ts';
import { useKeptWhenStill } from '../../../lib/use-kept-when-still.ts';
import { useSteps } from '../../../lib/use-steps.ts';
import { isCustomer, sessionScope, useSession } from '../../../state/session.ts';
import { useSite } from '../../../state/site-context.ts';
import { openDrawing } from './drawing.ts';
import type { Drawing, Sheet } from './sheet.ts';

interface Opened {
  readonly drawing: Drawing;
  readonly name: string;
  /** from 1 on */
  readonly page: number;
  readonly sheet: Sheet;
}

/** @throws FileRefusal */
async function openPage(file: Blob, name: string, page: number): Promise<Opened> {
  const drawing = await openDrawing(file);
  try {
    return { drawing, name, page, sheet: await drawing.draw(page) };
  } catch (error) {
    drawing.close();
    throw error;
  }
}

const openKept = async ({ file, name, trace }: KeptTrace) => ({
  ...(await openPage(file, name, trace.rooms.at(-1)?.page ?? 1)),
  trace,
});

/** A page that shows; the number tells it from the one before. */
interface Shown extends Opened {
  readonly state: 'open';
  readonly turn: number;
}

export type FileState =
  /** the file that was kept is read, or another one that was chosen */
  { readonly state: 'reading' } | { readonly state: 'none' } | Shown;

export interface TraceModel {
  readonly shown: FileState;
  /** why a file can't be used; '' otherwise */
  readonly refusal: string;
  /** the browser keeps the file, so that a refresh doesn't lose it */
  readonly isKept: boolean;
  readonly trace: Trace;
  /** the room that is changed; '' for none */
  readonly selectedId: string;
  readonly select: (id: string) => void;
  readonly canUndo: boolean;
  readonly choose: (file: File) => void;
  /** takes it away here and from the project that keeps it */
  readonly remove: () => void;
  /** why the project's floor plan couldn't be read; undefined otherwise */
  readonly missed: unknown;
  readonly findAgain: () => Promise<unknown>;
  /** what the project keeps, where this browser has another one */
  readonly other: FloorPlan | undefined;
  readonly takeOther: () => void;
  readonly turnTo: (page: number) => void;
  /** @param tag changes with the same one are one step back; '' for none */
  readonly change: (part: Partial<Trace>, tag?: string) => void;
  readonly undo: () => void;
}

/**
 * The floor plan and what is traced over it, kept in this browser, and with the project of the plan if the customer wants that.
 * @param chosen a file to begin with, in the place of the one that is kept
 */
export function useTrace(chosen: File | undefined): TraceModel {
  const session = useSession();
  const owner = session.status === 'unknown' ? undefined : sessionScope(session);
  const [shown, setShown] = useState<FileState>({ state: 'reading' });
  const [refusal, setRefusal] = useState('');
  const [isKept, setKept] = useState(true);
  const [missed, setMissed] = useState<unknown>();
  const [other, setOther] = useState<FloorPlan>();
  const isAbsent = useSite().absent.includes('floor-plans');
  const canKeep = isCustomer(session) && !isAbsent;
  const [{ now: trace, past, tag }, step] = useSteps(NOTHING);
  const [selectedId, select] = useState('');
  // what is read later must not replace what was chosen since
  const turn = useRef(0);
  const waiting = useRef(chosen);
  const open = useRef<Drawing>(undefined);
  const hold = (drawing: Drawing | undefined) => {
    if (open.current !== drawing) open.current?.close();
    open.current = drawing;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is left
  useEffect(
    () => () => {
      turn.current++;
      hold(undefined);
    },
    [],
  );

  /** @returns whether what was read shows; otherwise it is refused, or something else has been chosen since */
  const show = async (
    read: () => Promise<(Opened & { readonly trace?: Trace }) | undefined>,
  ): Promise<boolean> => {
    const own = ++turn.current;
    const before = shown;
    setRefusal('');
    // while a page is drawn, the one before it stays
    if (before.state !== 'open') setShown({ state: 'reading' });
    try {
      const opened = await read();
      if (own !== turn.current) {
        if (opened?.drawing !== open.current) opened?.drawing.close();
        return false;
      }
      hold(opened?.drawing);
      if (opened?.trace) step({ do: 'open', state: opened.trace });
      setShown(opened ? { state: 'open', ...opened, turn: own } : { state: 'none' });
      return true;
    } catch (error) {
      if (own !== turn.current) return false;
      setRefusal(error instanceof FileRefusal ? error.message : 'We can’t read this file.');
      setShown(before.state === 'reading' ? { state: 'none' } : before);
      return false;
    }
  };

  const choose = async (file: File) => {
    if (await show(async () => ({ ...(await openPage(file, file.name, 1)), trace: NOTHING })))
      setKept(await keepFile(owner ?? VISITOR_SCOPE, file, file.name));
  };

  const find = (owner: string) =>
    show(async () => {
      const { kept, other, error } = await findFloorPlan(planChoice.now().projectId, owner, canKeep);
      setMissed(error);
      setOther(other);
      return kept && (await openKept(kept));
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each owner
  useEffect(() => {
    if (owner === undefined) return;
    if (waiting.current) {
      void choose(waiting.current);
      waiting.current = undefined;
      return;
    }
    void find(owner);
  }, [owner]);

  const mayKeep = shown.state === 'open' && owner !== undefined;
  useKeptWhenStill(
    trace,
    mayKeep ? (now) => void keepTrace(owner, now).then((can) => can || setKept(false)) : undefined,
    tag === '',
  );

  return {
    shown,
    refusal,
    isKept,
    trace,
    selectedId,
    select,
    canUndo: past.length > 0,
    choose: (file) => void choose(file),
    remove: async () => {
      const { projectId, mayChange } = floorPlanChoice.now();
      if (projectId !== '' && mayChange && !(await keepHereAlone(projectId))) return;
      const own = ++turn.current;
      // shown as gone only when it is, so that a page that is left right after doesn't bring it back
      await removeTrace();
      if (own !== turn.current) return;
      hold(undefined);
      setShown({ state: 'none' });
      step({ do: 'open', state: NOTHING });
    },
    missed,
    findAgain: async () => {
      if (owner !== undefined) await find(owner);
    },
    other,
    takeOther: () => {
      if (owner === undefined || !other) return;
      void show(async () => openKept(await takeTheirs(planChoice.now().projectId, owner, other))).then(
        (isShown) => {
          if (isShown) setOther(undefined);
        },
      );
    },
    turnTo: (page) => {
      if (shown.state !== 'open') return;
      const { drawing, name } = shown;
      void show(async () => ({ drawing, name, page, sheet: await drawing.draw(page) }));
    },
    change: (part, of = '') => {
      step({ do: 'change', part, tag: of });
      noteChange();
    },
    undo: () => {
      step({ do: 'undo' });
      noteChange();
    },
  };
}
