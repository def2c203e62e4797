import type { CallPath } from '../../contracts/api/calls.ts';

/** Tells other tabs of this browser which call's data has changed. One object sends and receives, because a second one in this tab would receive what the first sends. */
let channel: BroadcastChannel | undefined;
const open = () => {
  channel ??= new BroadcastChannel('alderline.changes');
  return channel;
};

export function tellOtherTabs(path: CallPath): void {
  open().postMessage(path);
}

/** Reads again what other tabs have changed: at once while this tab is visible, otherwise when it becomes visible. */
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
