import type { CallPath } from '../../contracts/calls.ts';
import type { Handlers } from './answering/handler.ts';
import { basketRoutes } from './resources/basket/routes.ts';
import { dictionaryRoutes } from './resources/dictionary/routes.ts';
import { fileRoutes } from './resources/file/routes.ts';
import { galleryRoutes } from './resources/gallery/routes.ts';
import { messageRoutes } from './resources/message/routes.ts';
import { productRoutes } from './resources/product/routes.ts';
import { projectRoutes } from './resources/project/routes.ts';
import { userRoutes } from './resources/user/routes.ts';

/** Every call of the contract and who serves it. A path that the contract lists and nobody serves does not compile. */
export const handlers = {
  ...dictionaryRoutes,
  ...userRoutes,
  ...productRoutes,
  ...basketRoutes,
  ...projectRoutes,
  ...galleryRoutes,
  ...messageRoutes,
  ...fileRoutes,
} satisfies Handlers<CallPath>;

/**
 * Calls whose answer depends on nothing but the input, the revision of the catalogue and whether prices are shown:
 * their bytes are made once.
 */
export const PREPARED_CALLS: ReadonlySet<CallPath> = new Set<CallPath>([
  '/api/dic',
  '/woojiapi/compose/qrydicbytype',
  '/woojiapi/product/qrybrandseries',
  '/woojiapi/product/qrybyproductid',
  '/woojiapi/product/qryproductspec',
  '/woojiapi/order/qryprojectexamplebysts',
]);
