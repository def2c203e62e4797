import { addressCalls } from './company/addresses/use-cases.ts';
import { logoCalls } from './company/logo/use-cases.ts';
import { messageCalls } from './company/message/use-cases.ts';
import { peopleCalls } from './company/people/routes.ts';
import { settingsCalls } from './company/settings/routes.ts';
import { userCalls } from './company/user/routes.ts';
import type { ServedCalls } from './engine/answering/handler.ts';
import { serveAll } from './engine/answering/serve-all.ts';
import { basketCalls } from './shop/basket/routes.ts';
import { dictionaryCalls } from './shop/dictionary.ts';
import { fileCalls } from './shop/file/use-cases.ts';
import { galleryCalls } from './shop/gallery/use-cases.ts';
import { productCalls } from './shop/product/use-cases.ts';
import { planCalls } from './shop/project/plan/routes.ts';
import { projectCalls } from './shop/project/routes.ts';
import { invoiceCalls } from './trade/invoice/routes.ts';
import { keptDataCalls } from './trade/kept-data/routes.ts';
import { orderCalls } from './trade/order/routes.ts';
import { paymentCalls } from './trade/payment/routes.ts';
import { quotationCalls } from './trade/quotation/routes.ts';
import { quotationPaperCalls } from './trade/quotation-paper/use-cases.ts';
import { returnCalls } from './trade/returns/ask-for-return.ts';
import { voucherCalls } from './trade/voucher/use-cases.ts';

/** How every call of the contract is served. A call that no resource serves, or two do, doesn't compile. */
export const servedCalls: ServedCalls = serveAll(
  dictionaryCalls,
  userCalls,
  settingsCalls,
  addressCalls,
  peopleCalls,
  logoCalls,
  productCalls,
  basketCalls,
  projectCalls,
  planCalls,
  orderCalls,
  returnCalls,
  voucherCalls,
  keptDataCalls,
  galleryCalls,
  quotationCalls,
  invoiceCalls,
  quotationPaperCalls,
  paymentCalls,
  messageCalls,
  fileCalls,
);
