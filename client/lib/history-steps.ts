import { useEffectEvent, useLayoutEffect } from 'react';

/*
 * Whatever opens over a page (dialog, menu, viewer) pushes a history entry, a step, so that Back closes it before it leaves the page.
 * Each entry's state counts the steps up to it. Steps are reconciled with what is open after React has rendered.
 */

const open: (() => void)[] = [];
let isFollowed = false;
/** `history.go` was called, and its popstate is still to come */
let isMoving = false;
/** a navigation to do after that popstate */
let afterwards: (() => void) | undefined;

const stepsOf = (state: unknown): number => (state as { steps?: number } | null)?.steps ?? 0;

/**
 * Pushes a step while something is open.
 * @param close called by Back; changes React's state at once, as what is still open a moment later gets its step again. No step if undefined.
 */
export function useHistoryStep(isOpen: boolean, close: (() => void) | undefined): void {
  const takesStep = isOpen && close !== undefined;
  const onBack = useEffectEvent(() => close?.());
  useLayoutEffect(() => {
    if (!takesStep) return;
    const step = () => onBack();
    open.push(step);
    setTimeout(bringInLine);
    return () => {
      if (open.includes(step)) open.splice(open.indexOf(step), 1);
      setTimeout(bringInLine);
    };
  }, [takesStep]);
}

/** Starts to reconcile. Steps from before a refresh are removed, as nothing is open yet. */
export function startSteps(): void {
  isFollowed = true;
  bringInLine();
}

/** Steps of the current entry, for an entry that replaces it on the same page. */
export const currentSteps = (): number => stepsOf(history.state);

/** After popstate: closes what is open beyond the steps of this state. */
export function followSteps(state: unknown): void {
  const isOurs = isMoving;
  isMoving = false;
  const next = afterwards;
  afterwards = undefined;
  if (next) next();
  else {
    if (!isOurs) for (const close of open.slice(stepsOf(state)).reverse()) close();
    setTimeout(bringInLine);
  }
}

/**
 * Before a navigation. Steps that it leaves behind are skipped when the customer comes back to them. Only where it replaces an
 * entry do we go back first, so that it replaces the page's own entry and not a step's.
 * @param stays the address changes under what is open, which stays open
 * @returns whether `navigate` will be called later; otherwise the caller goes on
 */
export function leaveSteps(
  navigate: () => void,
  { stays, replaces }: { readonly stays: boolean; readonly replaces: boolean },
): boolean {
  const steps = currentSteps();
  if (!stays) open.length = 0;
  const isBelow = replaces && !stays && steps > 0;
  if (!isMoving && !isBelow) return false;
  afterwards = navigate;
  goBack(steps);
  return true;
}

/** Goes back; a second call before the browser has arrived does nothing. */
export function goBack(steps = 1): void {
  if (isMoving) return;
  isMoving = true;
  history.go(-steps);
}

function bringInLine(): void {
  if (!isFollowed || isMoving) return;
  const taken = currentSteps();
  if (taken > open.length) goBack(taken - open.length);
  for (let steps = taken + 1; steps <= open.length; steps++) {
    history.pushState({ ...history.state, steps }, '');
  }
}
