import { MOBILE_VIEWS } from '../generated/mobile-views.ts';
import type { TreeCode } from './navigation/page-code.ts';

export const MOBILE_TREE: TreeCode = {
  device: 'mobile',
  views: MOBILE_VIEWS,
  shell: () => import('./shell/shell.mobile.tsx').then((m) => m.shell),
};
