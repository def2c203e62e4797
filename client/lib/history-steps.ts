import { useEffectEvent, useLayoutEffect } from 'react';

/*
 * What lies over a page takes a step of the tab's history, so that Back closes it and leaves the page only then. The state of
 * an entry counts the steps over its page; the entries are brought in line with what is open once React has drawn it.
 */

const open: (() => void)[] = [];
let isFollowed = false;
/** we have gone back ourselves, and the browser hasn't arrived yet */
let isMoving = false;
/** a navigation that waits until then */
let afterwards: (() => void) | undefined;

const stepsOf = (state: unknown): number => (state as { steps?: number } | null)?.steps ?? 0;

/** Gives what is open a step of history: Back calls `close`. Nothing happens where `close` is undefined. */
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

/** Takes steps from now on. Those of before a refresh go, as nothing is open yet. */
export function startSteps(): void {
  isFollowed = true;
  bringInLine();
}

/** The steps of the shown entry, for one that takes its place on the same page. */
export const currentSteps = (): number => stepsOf(history.state);

/** Closes what lay over the page that the browser has left for the entry with this state. */
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
 * Tells that `navigate` is about to run. What lies over the page stays with it: an entry that is left behind so is passed over when
 * the customer comes back to it. Only an entry that is to be replaced is left first, so that the page itself is replaced.
 * @returns whether `navigate` is run later, and not by the caller
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

/** Goes back, once for a double click too. */
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
