import { proxy } from 'valtio/vanilla';

export type NoticeType = 'success' | 'warning' | 'error' | 'info';

export interface Notice {
  readonly id: number;
  readonly type: NoticeType;
  readonly text: string;
}

/** Notices waiting to be shown, oldest first; `client/app` shows and takes them. */
export const notices = proxy<{ waiting: Notice[] }>({ waiting: [] });

let lastId = 0;

/** Tells the user something in passing. The same words twice in a row are said once. */
export function notify({ type, text }: { type: NoticeType; text: string }): void {
  if (notices.waiting.some((notice) => notice.type === type && notice.text === text)) return;
  lastId += 1;
  notices.waiting.push({ id: lastId, type, text });
}

export function takeNotices(): Notice[] {
  return notices.waiting.splice(0);
}
