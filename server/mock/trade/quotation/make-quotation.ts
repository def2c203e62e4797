import type { InputOf } from '../../../../contracts/api/calls.ts';
import type { FittingTerms } from '../../../../contracts/domain/order/fitting-terms.ts';
import { packedAs } from '../../../../contracts/domain/quotation/packing.ts';
import { lastDay } from '../../../../contracts/domain/quotation/quotation-state.ts';
import { companyOf } from '../../company/company/repository.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import { type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { nextNumber, paperNo } from '../../engine/database/paper-numbers.ts';
import type { Db, QuotationRow } from '../../engine/database/tables.ts';
import { newId } from '../../engine/security/token.ts';
import { readableProject } from '../../shop/project/own-project.ts';
import { isFitted, quotedTerms } from '../order/fitting-terms.ts';
import { linesGiven, linesOfBasket, linesOfProject } from './asked-lines.ts';
import { type AskedLine, costed, lineRow, plottedOf } from './lines.ts';
import { type Header, headerOf, workedOut } from './quotation-row.ts';
import { addQuotation } from './repository.ts';

type Input = InputOf<'/woojiapi/order/insertquotation'>;

/** Makes a draft. @throws CallFailure "1" when there is nothing to quote for, 102 for another company's project */
export const makeQuotation: Handler<'/woojiapi/order/insertquotation'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const header = headerOf(input);
  return await call.once(async (db) => {
    const asked = await linesOf(db, userId, input);
    // a basket and a project hold the packs of one plot
    const lines =
      input.source === 'lines'
        ? asked
        : asked.map((line) =>
            packedAs(line, { plots: header.plots, packing: 'eachPlot' }, plottedOf(header)),
          );
    if (input.projectId !== undefined) await readableProject(db, input.projectId, userId);
    const row = await addDraft(db, {
      userId,
      header,
      lines,
      projectId: input.projectId ?? '',
      fitting: input.fitting,
      now: call.now,
    });
    return { resultCode: '0', data: { quotationId: row.quotation_id, quotationNo: row.quotation_no } };
  });
};

async function linesOf(db: Db, userId: string, { source, projectId, lines }: Input): Promise<AskedLine[]> {
  if (source === 'basket') return await linesOfBasket(db, userId);
  if (source === 'lines')
    return lines ? await linesGiven(db, lines) : refuseField('lines', 'Please choose a floor first.');
  return projectId === undefined
    ? refuseField('projectId', 'Please choose a project first.')
    : await linesOfProject(db, userId, projectId);
}

export interface Draft {
  readonly userId: string;
  readonly header: Header;
  readonly lines: readonly AskedLine[];
  /** '' for none */
  readonly projectId: string;
  readonly fitting?: FittingTerms | undefined;
  /** milliseconds since 1970 */
  readonly now: number;
}

/** Adds a draft with the next number, inside a transaction. */
export async function addDraft(
  db: Db,
  { userId, header, lines, projectId, fitting, now }: Draft,
): Promise<QuotationRow> {
  const { company_id } = await companyOf(db, userId);
  const quotation_id = newId('n');
  const rows = costed(
    lines.map((line, position) => lineRow(quotation_id, line, position)),
    plottedOf(header),
  );
  const quotation_no = paperNo('Q', await nextNumber(db, 'quotation'));
  const row: QuotationRow = {
    quotation_id,
    quotation_no,
    company_id,
    user_id: userId,
    project_id: projectId,
    sts: 'draft',
    revision: 1,
    version: 1,
    reason: '',
    signed_by: '',
    valid_until: lastDay(now),
    made_at: now,
    changed_at: now,
    order_id: null,
    told_soon: 0,
    told_end: 0,
    fitting: quotedTerms({ asked: fitting, isFitted: isFitted(lines.map(({ product }) => product)), now }),
    ...workedOut(quotation_no, header, rows, now),
  };
  await addQuotation(db, row, rows);
  return row;
}
