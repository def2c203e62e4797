import { useEffect, useMemo, useRef } from 'react';
import { useSearch } from 'wouter';
import { pictureSubject } from '../../../contracts/site/picture-url.ts';
import { goBack } from '../../lib/history-steps.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useCall } from '../../lib/use-call.ts';
import { isOverPage, useGo, useHref } from '../../state/device.ts';
import { useNamePage } from '../../state/page-detail.ts';
import { useSite } from '../../state/site-context.ts';
import { GALLERY, type GalleryProject, galleryInput, galleryProjects } from './gallery.api.ts';
import { openedIn, openedQuery, projectBeside, projectHead } from './opened-project.ts';

export interface GalleryModel {
  readonly reading: Reading<readonly GalleryProject[]>;
  /** whether some of the rooms are our own drawings */
  readonly isDrawn: boolean;
  readonly opened: GalleryProject | undefined;
  /** `3 of 24` */
  readonly position: string;
  /** undefined where projects can't be shared online */
  readonly shareHref: string | undefined;
  readonly projectHref: (project: GalleryProject) => string;
  readonly productHref: (productId: string) => string;
  /** the last is followed by the first */
  readonly turn: (step: 1 | -1) => void;
  readonly close: () => void;
}

/** The gallery; the address says which of its projects is open. */
export function useGallery(): GalleryModel {
  const href = useHref();
  const { absent } = useSite();
  const go = useGo();
  const search = useSearch();
  const list = useCall(GALLERY, galleryInput());
  const projects = useMemo(() => galleryProjects(list.data), [list.data]);
  const opened = openedIn(search, projects);
  useNamePage(useMemo(() => opened && projectHead(opened), [opened]));
  useReturnedFocus(opened);
  const beside = (step: 1 | -1) => opened && projectBeside(projects, opened, step);
  return {
    reading: readingOf(list, list.data && projects),
    isDrawn: projects.some(({ img1 }) => pictureSubject(img1) !== undefined),
    opened,
    position: opened ? `${projects.indexOf(opened) + 1} of ${projects.length}` : '',
    shareHref: absent.includes('share-project') ? undefined : href('share-project'),
    projectHref: ({ exampleId }) => href('gallery', openedQuery(exampleId)),
    productHref: (id) => href('product', { id }),
    // replaces the address, so that Back closes the overlay
    turn: (step) => {
      const next = beside(step);
      if (next) go('gallery', openedQuery(next.exampleId), { replace: true, over: isOverPage() });
    },
    close: () => {
      if (isOverPage()) goBack();
      else go('gallery', {}, { replace: true });
    },
  };
}

/** The id of a project's link in the grid. */
export const linkId = ({ exampleId }: GalleryProject) => `project-${exampleId}`;

/** After closing, focuses the project that was shown last. */
function useReturnedFocus(opened: GalleryProject | undefined): void {
  const last = useRef<GalleryProject>(undefined);
  useEffect(() => {
    if (opened) last.current = opened;
    else if (last.current) {
      document.getElementById(linkId(last.current))?.focus();
      last.current = undefined;
    }
  }, [opened]);
}
