import { useCallback, useRef, useState } from 'react';
import useSWR, { mutate, unstable_serialize, useSWRConfig } from 'swr';
import type { CallPath, InputOf, ReplyOf } from '../../contracts/api/calls.ts';
import { call } from './api-client.ts';
import { CallError } from './call-error.ts';
import { useCallScope, VISITOR_SCOPE } from './call-scope.ts';
import { reportFailure } from './failure-channel.ts';
import { tellOtherTabs } from './other-tabs.ts';

type CallKey<P extends CallPath = CallPath> = readonly [path: P, input: InputOf<P>, scope: string];

/** The cache key under which the server puts a reply for the first paint. */
export function fallbackKey<P extends CallPath>(path: P, input: InputOf<P>): string {
  return unstable_serialize([path, input, VISITOR_SCOPE]);
}

/** Whether the data are this session's own: a customer sees those for visitors until their own, with prices, have loaded. */
export type OwnState = 'here' | 'coming' | 'failed';

/** Reads again; settles when an answer has come, even a failure. */
export type Retry = () => Promise<unknown>;

export interface CallState<P extends CallPath> {
  readonly data: ReplyOf<P> | undefined;
  readonly error: unknown;
  /** nothing to show yet, and no error either */
  readonly isLoading: boolean;
  readonly own: OwnState;
  readonly retry: Retry;
}

/** The value that the server has put into the page under this key, if any. */
export function usePrepared<Value>(key: string): Value | undefined {
  return useSWRConfig().fallback[key] as Value | undefined;
}

/** The reading component shows its failure itself; only the end of the session is reported through the failure channel. */
export function reportSessionEnd(error: unknown): void {
  if (endsSession(error)) reportFailure(error);
}

async function read<P extends CallPath>(key: CallKey<P>): Promise<ReplyOf<P>> {
  const coming = ahead.get(unstable_serialize(key));
  if (coming) return coming as Promise<ReplyOf<P>>;
  const reply = await call(key[0], key[1]);
  markRead(unstable_serialize(key));
  return key[2] === VISITOR_SCOPE ? withoutPrices(reply) : reply;
}

/**
 * Reads with a call of the contract, cached per session.
 * @param input no call is made while it is null
 * @param options.scope whose data it is; the current session's by default
 */
export function useCall<P extends CallPath>(
  path: P,
  input: InputOf<P> | null,
  options: { scope?: string } = {},
): CallState<P> {
  const sessionScope = useCallScope();
  const scope = options.scope ?? sessionScope;
  const { cache, fallback } = useSWRConfig();
  const visitorKey = input === null ? '' : unstable_serialize([path, input, VISITOR_SCOPE]);
  const prepared = fallback[visitorKey] as ReplyOf<P> | undefined;
  const known = scope ?? (prepared ? VISITOR_SCOPE : undefined);
  const visitors = (cache.get(visitorKey)?.data as ReplyOf<P> | undefined) ?? prepared;
  const key: CallKey<P> | null = input === null || known === undefined ? null : [path, input, known];
  const cacheKey = key ? unstable_serialize(key) : '';
  const isVisitors = known === VISITOR_SCOPE;
  // A reply that came after the end of its session was marked as fresh, but isn't in the cache.
  const isKept = () => cache.get(cacheKey)?.data !== undefined;
  const {
    data,
    error,
    mutate: again,
  } = useSWR<ReplyOf<P>, unknown, CallKey<P> | null>(key, read, {
    onError: reportSessionEnd,
    ...(isVisitors || visitors === undefined ? {} : { fallbackData: visitors }),
    // What the server prepared for visitors is fresh enough for the first paint.
    revalidateIfStale: !(isFresh(cacheKey) && isKept()) && !(isVisitors && prepared !== undefined),
  });
  const isOwn = (isVisitors && data !== undefined) || (key && isKept());
  return {
    data,
    error,
    isLoading: input !== null && data === undefined && error === undefined,
    own: isOwn ? 'here' : error === undefined ? 'coming' : 'failed',
    retry: useCallback(() => again(), [again]),
  };
}

/** Replies on their way to a page that is not yet rendered, by cache key. */
const ahead = new Map<string, Promise<unknown>>();

/**
 * Makes a call before the page that reads it with `useCall` is rendered, so that this has its reply at once.
 * @returns a function that settles when the reply is there; `useCall` shows its failure
 */
export function useCallAhead<P extends CallPath>(path: P): (input: InputOf<P>) => Promise<void> {
  const scope = useCallScope();
  const { cache } = useSWRConfig();
  return async (input) => {
    if (scope === undefined) return;
    const key: CallKey<P> = [path, input, scope];
    const cacheKey = unstable_serialize(key);
    if (isFresh(cacheKey) && cache.get(cacheKey)?.data !== undefined) return;
    const reading = read(key);
    ahead.set(cacheKey, reading);
    const reply = await reading.catch(() => undefined);
    // one that was asked for before a write, or in another session, isn't kept
    if (ahead.get(cacheKey) !== reading) return;
    ahead.delete(cacheKey);
    if (reply) await mutate(key, reply, { revalidate: false });
  };
}

/** Reads every reply of these calls that is on screen again, here and in the other tabs, after a write that changes them. */
export function invalidate(...paths: CallPath[]): Promise<unknown> {
  paths.forEach(tellOtherTabs);
  return readAgain(...paths);
}

/** As `invalidate`, but only in this tab. */
export function readAgain(...paths: CallPath[]): Promise<unknown> {
  // Pages kept in the background read again when they come back.
  forgetReads();
  return mutate((key) => Array.isArray(key) && paths.includes(key[0]));
}

export interface Action<Args extends unknown[], Result> {
  /** ignored while it runs; undefined when it failed, which the user has been shown already */
  readonly run: (...args: Args) => Promise<Result | undefined>;
  readonly isPending: boolean;
  /** with `inPlace`: why the last run failed, for the form or panel to show; '' after a success */
  readonly problem: string;
}

export interface ActionOptions {
  /** The form or panel shows the failure itself. The end of a session is still reported through the failure channel. */
  readonly inPlace?: boolean;
}

/** A write: once at a time, with its failure reported through the failure channel, or shown in place. */
export function useAction<Args extends unknown[], Result>(
  fn: (...args: Args) => Promise<Result>,
  { inPlace = false }: ActionOptions = {},
): Action<Args, Result> {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const running = useRef(false);
  const latest = useRef(fn);
  latest.current = fn;
  const run = useCallback(
    async (...args: Args) => {
      if (running.current) return undefined;
      running.current = true;
      setPending(true);
      setProblem('');
      try {
        return await latest.current(...args);
      } catch (error) {
        if (inPlace && !endsSession(error))
          setProblem(error instanceof Error ? error.message : String(error));
        else reportFailure(error);
        return undefined;
      } finally {
        running.current = false;
        setPending(false);
      }
    },
    [inPlace],
  );
  return { run, isPending, problem };
}

const endsSession = (error: unknown) => error instanceof CallError && error.endsSession;

/** A reply younger than this is shown again without another call. */
const FRESH_MS = 60_000;

const readAt = new Map<string, number>();

/** Notes that the reply under this cache key has just arrived. */
export function markRead(key: string, now = Date.now()): void {
  readAt.set(key, now);
}

export function isFresh(key: string, now = Date.now()): boolean {
  const at = readAt.get(key);
  return at !== undefined && now - at < FRESH_MS;
}

/** After a write, and when a session ends: earlier replies are no longer fresh, nor are those on their way. */
export function forgetReads(): void {
  readAt.clear();
  ahead.clear();
}

/**
 * A reply without the customer's prices, because it is cached for all users.
 * @returns the reply itself if it has no prices
 */
export function withoutPrices<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const kept = entries
    .filter(([name]) => name !== 'productPrice')
    .map(([name, one]): [string, unknown] => [name, withoutPrices(one)]);
  const isSame = kept.length === entries.length && kept.every(([, one], at) => one === entries[at]?.[1]);
  if (isSame) return value;
  return (Array.isArray(value) ? kept.map(([, one]) => one) : Object.fromEntries(kept)) as Value;
}
