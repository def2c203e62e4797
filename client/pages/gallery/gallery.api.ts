import type { InputOf, ReplyOf } from '../../../contracts/api/calls.ts';
import { brandName } from '../../lib/api-client.ts';

export const GALLERY = '/woojiapi/order/qryprojectexamplebysts';
type Reply = ReplyOf<typeof GALLERY>;
export type GalleryProject = Reply['data'][number];

/** The published projects (docs/product.md, "Figures and limits"). */
export function galleryInput(): InputOf<typeof GALLERY> {
  return { pageSize: 100, pageNo: 1, sts: 1, brand: brandName() };
}

/** The projects of a reply. One without an id, as the documented call gives no more than picture and title, is named by its place. */
export const galleryProjects = (reply: Reply | undefined): GalleryProject[] =>
  (reply?.data ?? []).map((project, index) => ({
    ...project,
    exampleId: project.exampleId || String(index + 1),
  }));
