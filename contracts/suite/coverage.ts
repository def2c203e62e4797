import type { ResultCode } from '../api/result-codes.ts';
import { type ContractCase, UNKNOWN_PATH } from './contract-case.ts';
import { CALLS } from './contract-document.ts';

/** In the order of docs/product.md, "Result codes". */
export const CODES: readonly ResultCode[] = ['0', '-1', '1', '101', '102', '103', '104', '105', '-1000'];

/** One call with its cases by code; no entry for a code that the call never gives. */
interface CoverageRow {
  readonly call: ContractCase['call'];
  readonly cells: readonly (readonly ContractCase[] | undefined)[];
}

const EXPECTED: readonly { readonly call: ContractCase['call']; readonly codes: readonly ResultCode[] }[] = [
  ...CALLS.map(({ path, codes }) => ({ call: path, codes })),
  { call: UNKNOWN_PATH, codes: ['105'] },
];

function coverageOf(cases: readonly ContractCase[]): CoverageRow[] {
  return EXPECTED.map(({ call, codes }) => ({
    call,
    cells: CODES.map((code) =>
      codes.includes(code) ? cases.filter((one) => one.call === call && one.code === code) : undefined,
    ),
  }));
}

/** Every `<call> <code>` that the contract lists and no case covers, and every case that the contract does not list. */
export function coverageGaps(cases: readonly ContractCase[]): string[] {
  const holes = coverageOf(cases).flatMap(({ call, cells }) =>
    cells.flatMap((cell, index) => (cell?.length === 0 ? [`no case for ${call} ${CODES[index]}`] : [])),
  );
  const surplus = cases
    .filter(({ call, code }) => !EXPECTED.find((one) => one.call === call)?.codes.includes(code))
    .map(({ call, code, title }) => `${call} does not list ${code}: ${title}`);
  return [...holes, ...surplus];
}

/** How many cases cover a code; `w` when all of them write, `c` when all need the console of a mock. */
function cellText(cell: readonly ContractCase[] | undefined): string {
  if (!cell) return '';
  if (cell.length === 0) return 'HOLE';
  const console = cell.every(({ needs }) => needs === 'console') ? 'c' : '';
  const writes = cell.every(({ writes }) => writes) ? 'w' : '';
  return `${cell.length}${console || writes}`;
}

/** The table of calls and codes, header first. */
export function coverageTable(cases: readonly ContractCase[]): string[][] {
  const rows = coverageOf(cases).map(({ call, cells }) => [call, ...cells.map(cellText)]);
  return [['Call', ...CODES], ...rows];
}

/** The same as Markdown, for docs/contract.md. */
function coverageMarkdown(cases: readonly ContractCase[]): string {
  const [head = [], ...rows] = coverageTable(cases);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const ruler = head.map((_, index) => (index === 0 ? '---' : '--:'));
  const named = rows.map(([call = '', ...cells]) => [call.startsWith('/') ? `\`${call}\`` : call, ...cells]);
  return [line(head), line(ruler), ...named.map(line)].join('\n');
}

const BEGIN = '<!-- coverage: made by npm run contract -- --docs -->';
const END = '<!-- end of coverage -->';

/** The document with a new table. @throws Error when it has no place for one */
export function withCoverage(document: string, cases: readonly ContractCase[]): string {
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`the document needs the lines ${BEGIN} and ${END}`);
  return `${document.slice(0, from)}${BEGIN}\n\n${coverageMarkdown(cases)}\n\n${document.slice(to)}`;
}
