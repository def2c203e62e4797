import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { CallFailure } from '../../../calls/call-failure.ts';

// The drawing comes with the first paper: pdfkit and its fonts take some 12 MB.
type Paper = components['schemas']['Paper'];
type QuotationPaper = components['schemas']['QuotationPaper'];

/** One paper takes a core for some 30 ms; the last of so many waits a second or two. */
const WAITING_MAX = 20;
const RETRY_AFTER_S = 2;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * A paper as PDF on A4.
 * @param now milliseconds since 1970, for the file's own date
 * @throws CallFailure "104" when too many are being made
 */
export const makePdf = (paper: Paper, now: number): Promise<Buffer> =>
  inTurn(async () => (await import('./draw-paper.ts')).drawPaper(paper, now));

/** As `makePdf`, with pictures of floors as JPEG by their address, and of laid floors by their id. */
export const makeQuotationPdf = (
  paper: QuotationPaper,
  pictures: ReadonlyMap<string, Buffer>,
  now: number,
): Promise<Buffer> =>
  inTurn(async () => (await import('./draw-quotation.ts')).drawQuotation(paper, pictures, now));

/** One at a time, each in a turn of the event loop of its own, so that calls go on meanwhile. */
async function inTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
  if (waiting >= WAITING_MAX)
    throw new CallFailure('104', 'Many papers are being made just now. Try again shortly.', 503, {
      retryAfter: RETRY_AFTER_S,
    });
  waiting += 1;
  const made = last.then(() => new Promise((resolve) => setImmediate(resolve))).then(draw);
  last = made.catch(() => undefined);
  try {
    return await made;
  } finally {
    waiting -= 1;
  }
}
