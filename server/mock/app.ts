import type { ServedCalls } from './answering/handler.ts';
import { serveAll } from './answering/serve-all.ts';
import { basketCalls } from './resources/basket/routes.ts';
import { dictionaryCalls } from './resources/dictionary/routes.ts';
import { fileCalls } from './resources/file/routes.ts';
import { galleryCalls } from './resources/gallery/routes.ts';
import { invoiceCalls } from './resources/invoice/routes.ts';
import { messageCalls } from './resources/message/routes.ts';
import { orderCalls } from './resources/order/routes.ts';
import { paymentCalls } from './resources/payment/routes.ts';
import { peopleCalls } from './resources/people/routes.ts';
import { planCalls } from './resources/plan/routes.ts';
import { productCalls } from './resources/product/routes.ts';
import { projectCalls } from './resources/project/routes.ts';
import { settingsCalls } from './resources/settings/routes.ts';
import { userCalls } from './resources/user/routes.ts';

/** How every call of the contract is served. A call that no resource serves, or two do, doesn't compile. */
export const servedCalls: ServedCalls = serveAll(
  dictionaryCalls,
  userCalls,
  settingsCalls,
  peopleCalls,
  productCalls,
  basketCalls,
  projectCalls,
  planCalls,
  orderCalls,
  galleryCalls,
  invoiceCalls,
  paymentCalls,
  messageCalls,
  fileCalls,
);
