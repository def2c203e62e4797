import { createContext, useContext } from 'react';
import useSWR, { mutate } from 'swr';
import type { ConsoleReplies } from '../../contracts/api/mock-console.ts';
import { MAIN_WORLD } from '../../contracts/api/mock-console.ts';
import { type ReadPath, read } from './console-api.ts';

export interface ChosenWorld {
  readonly name: string;
  readonly choose: (name: string) => void;
}

export const WorldContext = createContext<ChosenWorld>({ name: MAIN_WORLD, choose: () => undefined });

export const useWorld = () => useContext(WorldContext);

/** Polls, so that what happens in the shop shows up here. */
const REFRESH_MS = 3000;

export interface ReadState<P extends ReadPath> {
  readonly data: ConsoleReplies[P] | undefined;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** A list of the chosen world, kept up to date while the tab is visible. */
export function useRead<P extends ReadPath>(path: P, refreshMs = REFRESH_MS): ReadState<P> {
  const { name } = useWorld();
  const {
    data,
    error,
    mutate: again,
  } = useSWR<ConsoleReplies[P], Error>([path, name], () => read(path, name), { refreshInterval: refreshMs });
  return { data, error, retry: () => again() };
}

/** Reloads lists after a change; all of them when none is named. */
export function refresh(...paths: readonly ReadPath[]): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && (paths.length === 0 || paths.includes(key[0])));
}
