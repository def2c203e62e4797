import { folderOf, hasShell } from '../app/navigation/page-code.ts';
import type { PageTarget } from '../app/navigation/page-target.ts';
import { ONE_VIEW } from '../generated/page-needs.ts';

/** Source files of a page's chunks, as named in the build's manifest; the last one starts the shop. */
export function pageSources(target: PageTarget): string[] {
  const { device } = target;
  const folder = folderOf(target);
  const view = ONE_VIEW.has(folder) ? folder : `${folder}.${device}`;
  const shell = hasShell(target) ? [`app/shell/shell.${device}.tsx`] : [];
  return [`pages/${folder}/${view}.tsx`, ...shell, `entry-${device}.tsx`];
}
