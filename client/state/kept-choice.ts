import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import { VISITOR_SCOPE } from '../lib/call-scope.ts';
import { browserStore, keptRecord } from '../lib/storage.ts';
import { sessionScope, useSession } from './session.ts';

interface ChoiceOptions<Value> {
  /** in the browser's storage */
  readonly key: string;
  /** Raise it when the stored shape changes: older content is then ignored. */
  readonly version: number;
  readonly none: Value;
  /** @returns undefined for content that is not ours */
  readonly read: (stored: Readonly<Record<string, unknown>>) => Value | undefined;
}

interface Kept<Value> {
  /** the user's id, or 'visitor' */
  readonly chosenBy: string;
  readonly value: Value;
}

/** A choice kept in this browser, shared by both trees and all tabs. */
export interface KeptChoice<Value> {
  /** the current user's, with what other tabs have chosen meanwhile */
  readonly now: () => Value;
  readonly keep: (value: Value) => void;
  /** Follows the other tabs, from now on. @returns a function that stops it */
  readonly follow: () => () => void;
  readonly state: { kept: Kept<Value> | undefined };
  /** @param scope the user's id, or 'visitor' */
  readonly valueFor: (kept: Kept<Value> | undefined, scope: string) => Value;
}

/**
 * A choice kept together with its owner, so that the next user of a shared computer doesn't see it. A visitor's choice becomes
 * the customer's when they log in.
 */
export function keptChoice<Value extends object>(options: ChoiceOptions<Value>): KeptChoice<Value> {
  const { key, version, none, read } = options;
  const state = proxy<{ kept: Kept<Value> | undefined }>({ kept: undefined });

  const valueFor = (kept: Kept<Value> | undefined, scope: string): Value =>
    kept && (kept.chosenBy === scope || kept.chosenBy === VISITOR_SCOPE) ? kept.value : none;

  function stored(): Kept<Value> | undefined {
    const { version: its, chosenBy, ...rest } = keptRecord(browserStore.read(key));
    const value = its === version ? read(rest) : undefined;
    return value && typeof chosenBy === 'string' ? { chosenBy, value } : undefined;
  }

  function keep(value: Value): void {
    const chosenBy = sessionScope();
    state.kept = { chosenBy, value };
    browserStore.keep(key, { version, chosenBy, ...value });
  }

  function readAgain(): void {
    const kept = stored() ?? state.kept;
    if (kept?.chosenBy === VISITOR_SCOPE && sessionScope() !== VISITOR_SCOPE) keep(kept.value);
    else state.kept = kept;
  }

  return {
    state,
    valueFor,
    keep,
    now() {
      readAgain();
      return valueFor(state.kept, sessionScope());
    },
    follow() {
      readAgain();
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) readAgain();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

/** The current user's choice; none while the page hydrates. */
export function useKeptChoice<Value>({ state, valueFor, follow }: KeptChoice<Value>): Value {
  const { kept } = useSnapshot(state);
  const scope = sessionScope(useSession());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a log-in makes a visitor's choice the customer's
  useEffect(follow, [scope]);
  return valueFor(kept as Kept<Value> | undefined, scope);
}
