import { type PageNeeds, type Replies, replyIn } from '../../data/page-needs.ts';
import { GALLERY, galleryInput, galleryProjects } from './gallery.api.ts';
import { openedId, openedIn, openedQuery, projectHead } from './opened-project.ts';

/** Every project has its own address, so that it can be shared and found. */
export const needs: PageNeeds = {
  calls: galleryCalls,
  query: (search) => queryOf(openedId(search)),
  knownQuery: (search, replies) => queryOf(openedIn(search, projectsIn(replies))?.exampleId ?? ''),
  head: (search, replies) => {
    const project = openedIn(search, projectsIn(replies));
    return project && projectHead(project);
  },
  listed: {
    calls: galleryCalls,
    queries: (replies) => [{}, ...projectsIn(replies).map(({ exampleId }) => openedQuery(exampleId))],
  },
};

function galleryCalls() {
  return [[GALLERY, galleryInput()] as const];
}

const projectsIn = (replies: Replies) => galleryProjects(replyIn(replies, [GALLERY, galleryInput()]));

const queryOf = (id: string) => (id === '' ? '' : new URLSearchParams(openedQuery(id)).toString());
