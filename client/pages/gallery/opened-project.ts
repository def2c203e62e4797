import { readSharedPictureUrl, sharedPictureUrl } from '../../../contracts/domain/project/shared-project.ts';
import type { PageDetail } from '../../state/page-detail.ts';
import type { GalleryProject } from './gallery.api.ts';

/** The key of the query that names the opened project. */
const KEY = 'project';

/** @returns the id of the project that an address opens; '' for none */
export function openedId(search: string): string {
  return new URLSearchParams(search).get(KEY) ?? '';
}

export const openedQuery = (exampleId: string) => ({ [KEY]: exampleId });

export function openedIn(search: string, projects: readonly GalleryProject[]): GalleryProject | undefined {
  const id = openedId(search);
  return id === '' ? undefined : projects.find(({ exampleId }) => exampleId === id);
}

/** The project beside one: the first follows the last (docs/product.md, "Screens and addresses"). */
export function projectBeside(
  projects: readonly GalleryProject[],
  { exampleId }: GalleryProject,
  step: 1 | -1,
): GalleryProject | undefined {
  const index = projects.findIndex((project) => project.exampleId === exampleId);
  return projects[(index + step + projects.length) % projects.length];
}

/** Every picture that a project has, the main one first. */
export function picturesOf({ img1, img2, img3, img4, img5, img6 }: GalleryProject): readonly string[] {
  return [img1, img2, img3, img4, img5, img6].filter((url) => url !== undefined && url !== '') as string[];
}

/** Address of the larger version of a customer's picture; our own pictures have one address for all widths. */
export function largePicture(url: string): string {
  const shared = readSharedPictureUrl(url);
  return shared ? sharedPictureUrl(shared.pictureId, 'large') : url;
}

export function projectHead({ title, town = '', content, img1 }: GalleryProject): PageDetail {
  const place = town === '' ? '' : `, ${town}`;
  return { title: `${title}${place}`, description: content || `${title}${place}`, image: img1 };
}
