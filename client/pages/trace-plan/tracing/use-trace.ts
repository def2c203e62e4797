import { useEffect, useReducer, useRef, useState } from 'react';
import { VISITOR_SCOPE } from '../../../lib/call-scope.ts';
import { sessionScope, useSession } from '../../../state/session.ts';
import { openDrawing } from './drawing.ts';
import { type Drawing, DrawingRefusal, type Sheet } from './sheet.ts';
import { NOTHING, stepTrace, type Trace } from './trace.ts';
import { keepFile, keepTrace, keptTrace, removeTrace } from './trace-store.ts';

/** What is dragged or typed is kept once it has been still for this long, everything else at once. */
const KEEP_MS = 300;

interface Opened {
  readonly drawing: Drawing;
  readonly name: string;
  /** from 1 on */
  readonly page: number;
  readonly sheet: Sheet;
}

/** @throws DrawingRefusal */
async function openPage(file: Blob, name: string, page: number): Promise<Opened> {
  const drawing = await openDrawing(file);
  try {
    return { drawing, name, page, sheet: await drawing.draw(page) };
  } catch (error) {
    drawing.close();
    throw error;
  }
}

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
  readonly remove: () => void;
  readonly turnTo: (page: number) => void;
  /** @param tag changes with the same one are one step back; '' for none */
  readonly change: (part: Partial<Trace>, tag?: string) => void;
  readonly undo: () => void;
}

/**
 * The visitor's floor plan and what they trace over it, kept in this browser alone.
 * @param chosen a file to begin with, in the place of the one that is kept
 */
export function useTrace(chosen: File | undefined): TraceModel {
  const session = useSession();
  const owner = session.status === 'unknown' ? undefined : sessionScope(session);
  const [shown, setShown] = useState<FileState>({ state: 'reading' });
  const [refusal, setRefusal] = useState('');
  const [isKept, setKept] = useState(true);
  const [history, step] = useReducer(stepTrace, { trace: NOTHING, past: [], tag: '' });
  const [selectedId, select] = useState('');
  const { trace, tag } = history;
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
      if (opened?.trace) step({ do: 'open', trace: opened.trace });
      setShown(opened ? { state: 'open', ...opened, turn: own } : { state: 'none' });
      return true;
    } catch (error) {
      if (own !== turn.current) return false;
      setRefusal(error instanceof DrawingRefusal ? error.message : 'We can’t read this file.');
      setShown(before.state === 'reading' ? { state: 'none' } : before);
      return false;
    }
  };

  const choose = async (file: File) => {
    if (await show(async () => ({ ...(await openPage(file, file.name, 1)), trace: NOTHING })))
      setKept(await keepFile(owner ?? VISITOR_SCOPE, file, file.name));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each owner
  useEffect(() => {
    if (owner === undefined) return;
    if (waiting.current) {
      void choose(waiting.current);
      waiting.current = undefined;
      return;
    }
    show(async () => {
      const kept = await keptTrace(owner);
      if (!kept) return undefined;
      const { file, name, trace } = kept;
      return { ...(await openPage(file, name, trace.rooms.at(-1)?.page ?? 1)), trace };
    });
  }, [owner]);

  const isOpen = shown.state === 'open';
  useEffect(() => {
    if (!isOpen || owner === undefined) return;
    const keepNow = () => void keepTrace(owner, trace).then((can) => can || setKept(false));
    if (tag === '') return keepNow();
    const timer = setTimeout(keepNow, KEEP_MS);
    return () => clearTimeout(timer);
  }, [isOpen, owner, trace, tag]);

  return {
    shown,
    refusal,
    isKept,
    trace,
    selectedId,
    select,
    canUndo: history.past.length > 0,
    choose: (file) => void choose(file),
    remove: () => {
      turn.current++;
      hold(undefined);
      setShown({ state: 'none' });
      step({ do: 'open', trace: NOTHING });
      void removeTrace();
    },
    turnTo: (page) => {
      if (shown.state !== 'open') return;
      const { drawing, name } = shown;
      void show(async () => ({ drawing, name, page, sheet: await drawing.draw(page) }));
    },
    change: (part, of = '') => step({ do: 'change', trace: { ...trace, ...part }, tag: of }),
    undo: () => step({ do: 'undo' }),
  };
}
