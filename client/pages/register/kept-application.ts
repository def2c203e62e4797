import { tabStore } from '../../lib/storage.ts';

/** Storage key, set once an application was sent, until the page is left or the tab closed, so that a reload doesn't show an empty form. */
const KEY = 'alderline.application-sent';

export const isApplicationSent = (): boolean => tabStore.read(KEY) === true;

export const keepApplicationSent = (isSent: boolean) => tabStore.keep(KEY, isSent || undefined);
