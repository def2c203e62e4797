import { createContext, useContext, useSyncExternalStore } from 'react';

/** Scope of data that anyone may see. */
export const VISITOR_SCOPE = 'visitor';

/** Whose data a call's reply is, and notice of when that changes. */
export interface CallScopeSource {
  /** undefined until the session is known */
  readonly scope: () => string | undefined;
  /** @returns a function that stops listening */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A scope that never changes. */
export const fixedScope = (scope: string | undefined): CallScopeSource => ({
  scope: () => scope,
  subscribe: () => () => undefined,
});

/**
 * Provided by `client/app`. The source itself stays the same: a context that changed would make React throw away the
 * server's markup of every part that is not hydrated yet.
 */
export const CallScopeContext = createContext(fixedScope(VISITOR_SCOPE));

/** Whose data a call's reply is; undefined until the session is known. */
export function useCallScope(): string | undefined {
  const { scope, subscribe } = useContext(CallScopeContext);
  return useSyncExternalStore(subscribe, scope, scope);
}
