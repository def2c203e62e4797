import { dayText } from '../../../../contracts/domain/delivery/delivery-day.ts';
import type { CompanyRow } from '../../engine/database/tables.ts';
import { type Paper, transferFacts } from './order-paper.ts';
import { dayWords, monthWords, TERMS } from './paper-words.ts';
import { sellerOf } from './seller.ts';
import { type Ledger, statementOf } from './statement.ts';

/** The days of a statement, as the milliseconds of their midnight in UTC. */
export interface StatementDays {
  readonly from: number;
  readonly until: number;
}

/** @returns the days of a month such as 2026-11 up to today; undefined for a month that isn't one or hasn't begun */
export function statementDays(month: string, today: number): StatementDays | undefined {
  const [, year, number] = /^(20\d{2})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (year === undefined || number === undefined) return undefined;
  const from = Date.UTC(Number(year), Number(number) - 1, 1);
  const last = Date.UTC(Number(year), Number(number), 0);
  return from > today ? undefined : { from, until: Math.min(last, today) };
}

/** The statement of a company over some days of one month. */
export function statementPaper(
  company: CompanyRow,
  ledger: Ledger,
  { from, until }: StatementDays,
  brand: string,
): Paper {
  const { entries, ...sums } = statementOf(ledger, from, until);
  const month = dayText(from).slice(0, 7);
  return {
    kind: 'statement',
    title: 'Statement',
    paperNo: monthWords(from),
    fileName: `statement-${month}.pdf`,
    notice: '',
    seller: sellerOf(brand),
    billing: [company.company_name, company.company_addr, company.post_code].filter((line) => line !== ''),
    delivery: [],
    facts: [
      { label: 'From', text: dayWords(from) },
      { label: 'To', text: dayWords(until) },
    ],
    lines: [],
    statement: { ...sums, entries: entries.map((entry) => ({ ...entry, day: dayText(entry.day) })) },
    payment: sums.balancePence > 0 ? transferFacts(brand, '') : [],
    terms: [...TERMS.statement],
    signatures: [],
  };
}
