import type { CallPath } from '../../contracts/calls.ts';

/** By which the tabs of this browser tell each other which call now answers something else. One for both ways: a second would hear the first. */
let channel: BroadcastChannel | undefined;
const open = () => {
  channel ??= new BroadcastChannel('alderline.changes');
  return channel;
};

export function tellOtherTabs(path: CallPath): void {
  open().postMessage(path);
}

/** Follows what other tabs change: at once while this one shows, else as soon as it does. */
export function followChanges(read: (path: CallPath) => unknown): void {
  const changed = new Set<CallPath>();
  const follow = () => {
    if (document.hidden) return;
    for (const path of changed) read(path);
    changed.clear();
  };
  open().onmessage = ({ data }: MessageEvent<CallPath>) => {
    changed.add(data);
    follow();
  };
  document.addEventListener('visibilitychange', follow);
}
