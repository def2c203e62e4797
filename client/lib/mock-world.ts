import { MAIN_WORLD, WORLD_HEADER } from '../../contracts/mock-console.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

const KEY = 'alderline.mock-world';

/** The world of the mock that this browser is in; it is chosen in the mock's console, and the shop follows. */
export function chosenWorld(): string {
  const name = readStored(KEY);
  return typeof name === 'string' && name !== '' ? name : MAIN_WORLD;
}

export function chooseWorld(name: string): void {
  if (name === MAIN_WORLD) removeStored(KEY);
  else writeStored(KEY, name);
}

/** What a call carries to reach that world; nothing for the main one, so a real backend never sees it. */
export function worldHeaders(): Record<string, string> {
  const name = chosenWorld();
  return name === MAIN_WORLD ? {} : { [WORLD_HEADER]: name };
}
