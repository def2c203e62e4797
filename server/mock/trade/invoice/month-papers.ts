import { zipSync } from 'fflate';
import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import { companyOf } from '../../company/company/repository.ts';
import { MadeFile } from '../../engine/answering/file-reply.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import { type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { makePdf } from '../../engine/papers/make-pdf.ts';
import { listPaperRefs } from './repository.ts';
import { statementDays } from './statement-paper.ts';
import { paperOf } from './use-cases.ts';

/** The most invoices and credit notes in one zip, as they take some seconds and megabytes. */
const MOST = 100;

/**
 * The invoices and credit notes of a month and its statement as PDFs in one zip, with the same names as single downloads.
 * @throws CallFailure "1" for a future month and for too many papers, "104" when too many papers are being made
 */
export const downloadPapers: Handler<'/woojiapi/order/downloadpapers'> = async ({ userId, month }, call) => {
  ownCustomer(call, { userId });
  const { company_id } = await companyOf(call.db, userId);
  const days = statementDays(month, londonTime(call.now).day);
  if (!days) refuseField('month', 'Choose a month up to this one.');
  const refs = await listPaperRefs(call.db, company_id, days);
  if (refs.length > MOST)
    refuseField(
      'month',
      `This month has ${refs.length} papers, more than fit one file. Please download them one by one.`,
    );
  const files: Record<string, Uint8Array> = {};
  // one after the other, as a hundred at once would fill the queue for all customers' papers
  for (const ref of [...refs, { kind: 'statement', id: month } as const]) {
    const paper = await paperOf({ userId, ...ref }, call);
    files[paper.fileName] = await makePdf(paper, call.now);
  }
  // PDFs are compressed already
  return new MadeFile(`papers-${month}.zip`, Buffer.from(zipSync(files, { level: 0, mtime: call.now })));
};
