import type { ReplyOf } from '../../../../contracts/api/calls.ts';
import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import {
  ENDS_SOON_DAYS,
  QUOTATION_STATES,
  type QuotationState,
} from '../../../../contracts/domain/quotation/quotation-state.ts';
import { searchFor } from '../../../../contracts/domain/text/search-text.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { companyOf } from '../../company/company/repository.ts';
import { whyNotOrder } from '../../engine/access/company-people.ts';
import { type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { type Quotation, quotationReply, quotationSummary } from './quotation-reply.ts';
import { countLines, countQuotations, findQuotation, findQuotations } from './repository.ts';

type Counts = NonNullable<ReplyOf<'/woojiapi/order/qryquotations'>['counts']>;

const DAY_MS = 86_400_000;

export const readQuotations: Handler<'/woojiapi/order/qryquotations'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { pageNo, pageSize, sts, endsSoon, projectId, search = '' } = input;
  const { company_id: companyId } = await companyOf(call.db, userId);
  const today = londonTime(call.now).day;
  const endsUntil = endsSoon === 1 ? today + ENDS_SOON_DAYS * DAY_MS : undefined;
  const query = { companyId, sts, endsUntil, projectId, search: searchFor(search), today };
  const rows = await findQuotations(call.db, query, (pageNo - 1) * pageSize, pageSize);
  const lines = await countLines(
    call.db,
    rows.map(({ quotation_id }) => quotation_id),
  );
  const inStates = await countQuotations(call.db, query);
  const counts = quotationCounts(inStates);
  return {
    resultCode: '0',
    data: rows.map((row) => quotationSummary(row, lines.get(row.quotation_id) ?? 0, call.now)),
    total: counts[sts ?? 'all'],
    counts,
  };
};

function quotationCounts(inStates: ReadonlyMap<QuotationState, number>): Counts {
  const each = QUOTATION_STATES.map((state) => [state, inStates.get(state) ?? 0] as const);
  const all = each.reduce((sum, [, quotations]) => sum + quotations, 0);
  return { all, ...(Object.fromEntries(each) as Record<QuotationState, number>) };
}

/** @throws CallFailure 102 for a quotation of another company, and for none */
export const readQuotation: Handler<'/woojiapi/order/qryquotationdetail'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { company_id } = await companyOf(call.db, userId);
  const row = await findQuotation(call.db, company_id, input.quotationId);
  if (!row) throw new CallFailure('102');
  const quotation = await quotationReply(call.db, row, call.now);
  return { resultCode: '0', data: readBy(quotation, await whyNotOrder(call.db, userId)) };
};

/** Offers what binds the company only to customers who can order for it. @param refusal why this one can't */
function readBy(quotation: Quotation, refusal: string | undefined): Quotation {
  const isOffered = quotation.mayAccept === 1 || quotation.mayOrder === 1;
  return isOffered && refusal !== undefined
    ? { ...quotation, mayAccept: 0, mayOrder: 0, refusal }
    : quotation;
}
