import type { InputOf, ReplyOf } from '../../../contracts/api/calls.ts';
import { brandName } from '../../lib/api-client.ts';

export const GALLERY = '/woojiapi/order/qryprojectexamplebysts';
export type GalleryProject = ReplyOf<typeof GALLERY>['data'][number];

/** The published projects (docs/product.md, "Figures and limits"). */
export function galleryInput(): InputOf<typeof GALLERY> {
  return { pageSize: 100, pageNo: 1, sts: 1, brand: brandName() };
}
