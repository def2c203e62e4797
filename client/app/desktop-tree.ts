import { DESKTOP_VIEWS } from '../generated/desktop-views.ts';
import type { TreeCode } from './navigation/page-code.ts';

export const DESKTOP_TREE: TreeCode = {
  device: 'desktop',
  views: DESKTOP_VIEWS,
  shell: () => import('./shell/shell.desktop.tsx').then((m) => m.shell),
};
