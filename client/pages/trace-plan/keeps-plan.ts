import { browserStore } from '../../lib/storage.ts';

const KEY = 'alderline.trace-plan';

/** Whether this browser keeps a floor plan; the first view can't wait for its database. */
export const keepsPlan = (): boolean => browserStore.read(KEY) === true;

export const noteKept = (isKept: boolean): void => browserStore.keep(KEY, isKept || undefined);
