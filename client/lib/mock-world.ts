import { MAIN_WORLD, WORLD_HEADER } from '../../contracts/api/mock-console.ts';
import { browserStore } from './storage.ts';

const KEY = 'alderline.mock-world';

/** The mock's world that this browser uses; it is chosen in the mock's console, and the shop follows. */
export function chosenWorld(): string {
  const name = browserStore.read(KEY);
  return typeof name === 'string' && name !== '' ? name : MAIN_WORLD;
}

export function chooseWorld(name: string): void {
  browserStore.keep(KEY, name === MAIN_WORLD ? undefined : name);
}

/** The header that selects the world; none for the main one, so a real backend never sees it. */
export function worldHeaders(): Record<string, string> {
  const name = chosenWorld();
  return name === MAIN_WORLD ? {} : { [WORLD_HEADER]: name };
}
