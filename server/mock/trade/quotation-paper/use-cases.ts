import type { InputOf } from '../../../../contracts/api/calls.ts';
import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { companyOf } from '../../company/company/repository.ts';
import { logoOf } from '../../company/logo/use-cases.ts';
import { MadeFile } from '../../engine/answering/file-reply.ts';
import {
  type CallContext,
  type CallTable,
  type Handler,
  ownCustomer,
} from '../../engine/answering/handler.ts';
import { makeQuotationPdf } from '../../engine/papers/make-pdf.ts';
import { projectPictures } from '../../shop/project/picture-use-cases.ts';
import { readQuotation } from '../quotation/read-quotations.ts';
import { floorFiles } from './floor-files.ts';
import { type Copy, type QuotationPaper, quotationPaper } from './paper.ts';
import { laidPictures, pictureBytes } from './pictures.ts';
import { quantitiesCsv } from './quantities-csv.ts';
import { specificationOf } from './specification.ts';

type PaperRef = InputOf<'/woojiapi/order/qryquotationpaper'>;
type Quotation = components['schemas']['Quotation'];

/** @throws CallFailure "102" for a quotation of another company */
const readQuotationPaper: Handler<'/woojiapi/order/qryquotationpaper'> = async (input, call) => {
  return { resultCode: '0', data: await paperOf(await quotationOf(input, call), input, call) };
};

/**
 * The paper as PDF, its quantities, or the files of its floors.
 * @throws CallFailure as `readQuotationPaper` does, "1" for more files than fit one zip, "104" when too much is being made
 */
const downloadQuotation: Handler<'/woojiapi/order/downloadquotation'> = async (input, call) => {
  const quotation = await quotationOf(input, call);
  if (input.format === 'csv')
    return new MadeFile(
      `quantities-${quotation.quotationNo}.csv`,
      Buffer.from(quantitiesCsv(quotation), 'utf8'),
    );
  if (input.format === 'zip')
    return await floorFiles(floorsOf(quotation), `files-${quotation.quotationNo}.zip`, call);
  const paper = await paperOf(quotation, input, call);
  const pictures = new Map([
    ...(await pictureBytes(
      paper.rooms.map(({ picture }) => picture),
      call,
    )),
    ...(await laidPictures(paper, call)),
  ]);
  return new MadeFile(paper.fileName, await makeQuotationPdf(paper, pictures, call.now));
};

async function quotationOf({ userId, quotationId }: PaperRef, call: CallContext): Promise<Quotation> {
  ownCustomer(call, { userId });
  return (await readQuotation({ userId, quotationId }, call)).data;
}

async function paperOf(quotation: Quotation, input: PaperRef, call: CallContext): Promise<QuotationPaper> {
  const company = await companyOf(call.db, input.userId);
  const copy = copyOf(input);
  const logo = copy.kind === 'client' ? await logoOf(call.db, company.company_id) : undefined;
  const { brand } = call;
  return quotationPaper({
    quotation,
    company,
    logo,
    copy,
    hasDrawings: input.hasDrawings !== 0,
    // nothing of ours is on a client's copy
    specification:
      input.hasSpecification === 0
        ? []
        : await specificationOf(call.db, quotation, copy.kind === 'own' ? `${brand} Flooring` : ''),
    pictures:
      copy.kind === 'client' && input.hasPictures === 1 && quotation.projectId !== ''
        ? await projectPictures(call.db, quotation.projectId)
        : [],
    brand,
  });
}

const copyOf = ({ copy, margin = 0, hasPrices = 1 }: PaperRef): Copy =>
  copy === 'own' ? { kind: 'own' } : { kind: 'client', markUp: margin, hasPrices: hasPrices === 1 };

const floorsOf = ({ lines }: Quotation) => [
  ...new Set(lines.filter(({ isFloor }) => isFloor === 1).map(({ productId }) => productId)),
];

export const quotationPaperCalls = {
  '/woojiapi/order/qryquotationpaper': { handler: readQuotationPaper },
  '/woojiapi/order/downloadquotation': { handler: downloadQuotation },
} satisfies CallTable;
