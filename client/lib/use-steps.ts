import { useReducer } from 'react';

/** Something that is worked on, with the steps that led to it. */
export interface Steps<State> {
  readonly now: State;
  readonly past: readonly State[];
  /** what the last step changed: a drag, or keys pressed at one corner, are one step; '' for none */
  readonly tag: string;
}

export type Step<State> =
  | { readonly do: 'open'; readonly state: State }
  | { readonly do: 'change'; readonly part: Partial<State>; readonly tag: string }
  | { readonly do: 'undo' };

const STEPS_MAX = 200;

export function takeStep<State>(steps: Steps<State>, step: Step<State>): Steps<State> {
  const { now, past, tag } = steps;
  switch (step.do) {
    case 'open':
      return { now: step.state, past: [], tag: '' };
    case 'change':
      return {
        now: { ...now, ...step.part },
        past: step.tag !== '' && step.tag === tag ? past : [...past.slice(1 - STEPS_MAX), now],
        tag: step.tag,
      };
    case 'undo': {
      const before = past.at(-1);
      return before === undefined ? steps : { now: before, past: past.slice(0, -1), tag: '' };
    }
  }
}

/** Changes that can be taken back, one after the other. */
export const useSteps = <State>(first: State) =>
  useReducer(takeStep<State>, { now: first, past: [], tag: '' });
