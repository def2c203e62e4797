import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { reportSessionEnd } from '../../lib/use-call.ts';
import { loadModel, NoWebGl } from './model/load-model.ts';
import type { ShownModel } from './model/show-model.ts';

export type ModelState = 'loading' | 'shown' | 'unsupported' | 'failed';

export interface ModelView {
  /** the element that the model is drawn into */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly state: ModelState;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const STEP = Math.PI / 18;
const CLOSER = 1.15;

const MOVES: Readonly<Record<string, (model: ShownModel) => void>> = {
  ArrowLeft: (model) => model.turn(STEP, 0),
  ArrowRight: (model) => model.turn(-STEP, 0),
  ArrowUp: (model) => model.turn(0, STEP),
  ArrowDown: (model) => model.turn(0, -STEP),
  '+': (model) => model.zoom(CLOSER),
  '=': (model) => model.zoom(CLOSER),
  '-': (model) => model.zoom(1 / CLOSER),
};

/** Shows a model while its host is on the page. */
export function useModel(fileName: string): ModelView {
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownModel>(undefined);
  const [state, setState] = useState<ModelState>('loading');
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const ending = new AbortController();
    setState('loading');
    loadModel(element, fileName, ending.signal).then(
      (model) => {
        if (ending.signal.aborted) return;
        shown.current = model;
        setState('shown');
      },
      (error: unknown) => {
        if (ending.signal.aborted) return;
        reportSessionEnd(error);
        setState(error instanceof NoWebGl ? 'unsupported' : 'failed');
      },
    );
    return () => {
      ending.abort();
      shown.current?.close();
      shown.current = undefined;
    };
  }, [fileName]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move || !shown.current) return;
    // the gallery around it uses the same keys to change pictures
    event.preventDefault();
    event.stopPropagation();
    move(shown.current);
  };
  return { host, state, onKeyDown };
}
