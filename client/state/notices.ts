import { proxy } from 'valtio/vanilla';

export type NoticeType = 'success' | 'warning' | 'error' | 'info';

export interface Notice {
  readonly id: number;
  readonly type: NoticeType;
  readonly text: string;
  /** the page where it was shown */
  readonly path: string;
}

/** Notices being shown, oldest first; never two of a kind. */
export const notices = proxy<{ shown: Notice[] }>({ shown: [] });

let lastId = 0;

/**
 * Shows the user a passing message. It replaces an older notice of its kind, and a success also replaces the
 * problems before it. The same words are not repeated while they show.
 */
export function notify({ type, text }: { type: NoticeType; text: string }): void {
  if (notices.shown.some((notice) => notice.type === type && notice.text === text)) return;
  lastId += 1;
  const older = notices.shown.filter(
    (notice) => notice.type !== type && !(type === 'success' && isProblem(notice)),
  );
  notices.shown = [...older, { id: lastId, type, text, path: globalThis.location?.pathname ?? '' }];
}

export function dismissNotice(id: number): void {
  notices.shown = notices.shown.filter((notice) => notice.id !== id);
}

/** A problem of a page that was left no longer matters. */
export function dismissProblemsOfOtherPages(path: string): void {
  notices.shown = notices.shown.filter((notice) => !isProblem(notice) || notice.path === path);
}

function isProblem({ type }: Notice): boolean {
  return type === 'error' || type === 'warning';
}
