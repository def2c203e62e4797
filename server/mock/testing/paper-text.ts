import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { costOf } from '../../../contracts/domain/quantity/packs.ts';
import { vatOf } from '../../../contracts/domain/vat/vat.ts';
import { makeQuotationPdf } from '../engine/papers/make-pdf.ts';
import { type Copy, quotationPaper } from '../trade/quotation-paper/paper.ts';
import { NOW } from './sample-quotation.ts';

type Quotation = components['schemas']['Quotation'];

/** The paper of a quotation, by a company whose data are all filled in. */
export const paperFor = (quotation: Quotation, copy: Copy, logo?: components['schemas']['CompanyLogo']) =>
  quotationPaper({
    quotation,
    company: {
      company_name: 'Halloran & Pike',
      company_addr: '4 Mill Lane, Ipswich',
      post_code: 'IP4 9ZZ',
      company_phone: '01473 000000',
      tax_no: '12345678',
      website: 'halloran.example',
    },
    logo,
    copy,
    brand: 'Alderline',
  });

/** The text of the PDF, as a whole and page by page. */
export async function textOf(paper: ReturnType<typeof paperFor>) {
  const pdf = await getDocumentProxy(new Uint8Array(await makeQuotationPdf(paper, new Map(), NOW)));
  const { text } = await extractText(pdf);
  return { pages: text.map((page) => page.replace(/\s+/g, ' ')), text: text.join(' ').replace(/\s+/g, ' ') };
}

const pence = (text = '') => Math.round(Number(text.replace(/[£,]/g, '')) * 100);
const amountsAfter = (text: string, words: string) =>
  [...text.matchAll(new RegExp(`${words} ?(-?£[\\d,]+\\.\\d\\d)`, 'g'))].map((found) => pence(found[1]));
export const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

/** Checks a paper like a bookkeeper, by working every figure out again. @returns the total */
export function expectAddsUp(text: string, lines: number): number {
  const rows = [...text.matchAll(/([\d,]+\.\d\d) m² £([\d,]+\.\d\d)\/m² (\d+)% £([\d,]+\.\d\d)/g)];
  expect(rows).toHaveLength(lines);
  for (const [, amount, price, percent, net] of rows) {
    expect(percent).toBe('20');
    expect(pence(net)).toBe(costOf(pence(amount) / 100, pence(price)));
  }
  const [goods = -1] = amountsAfter(text, 'Floors and accessories');
  const [delivery = -1] = amountsAfter(text, 'Delivery');
  const [total = -1] = amountsAfter(text, 'Total incl\\. VAT');
  expect(goods).toBe(sum(rows.map((row) => pence(row[4]))));
  const [vat] = [...text.matchAll(/VAT 20% on £([\d,]+\.\d\d) £([\d,]+\.\d\d)/g)];
  expect(pence(vat?.[1])).toBe(goods + delivery);
  expect(pence(vat?.[2])).toBe(vatOf(goods + delivery, 20));
  expect(goods + delivery + pence(vat?.[2])).toBe(total);
  return total;
}

/** Every amount of money in a text, in pence. */
export const moneyIn = (text: string) =>
  [...text.matchAll(/£([\d,]+\.\d\d)/g)].map((found) => pence(found[1]));
