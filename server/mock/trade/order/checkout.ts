import { addressesOf } from '../../company/addresses/use-cases.ts';
import { companyOf } from '../../company/company/repository.ts';
import { type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { creditOf } from '../invoice/credit-account.ts';
import { orderableQuotations } from '../quotation/orderable-quotations.ts';
import { orderingOf } from './approval/approval-rights.ts';
import { billingPlace } from './billing-place.ts';

export const startCheckout: Handler<'/woojiapi/order/qrycheckout'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const company = await companyOf(call.db, userId);
  const quotations = await orderableQuotations(
    call.db,
    company.company_id,
    input.quotationIds ?? [],
    call.now,
  );
  return {
    resultCode: '0',
    data: {
      contactName: `${company.first_name} ${company.last_name}`.trim(),
      contactPhone: company.company_phone,
      billing: billingPlace(company),
      isPoRequired: company.is_po_required === 1 ? 1 : 0,
      credit: await creditOf(call.db, company),
      addresses: await addressesOf(call.db, userId),
      ordering: await orderingOf(call.db, userId),
      ...(quotations.length > 0 ? { quotations } : {}),
      takesFitting: 1,
    },
  };
};
