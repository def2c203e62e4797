import type { Finding } from '../../contracts/suite/findings.ts';
import { curlOf, setUp, WIDTH } from './curl.ts';
import {
  callsText,
  cellText,
  countsText,
  KINDS,
  LACKS,
  type Outcome,
  reasonFor,
  rulesText,
  seenText,
  shortCall,
} from './outcome.ts';

/** Text over lines of at most 100 characters. */
function wrapped(text: string, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
      lines.push(indent + line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  // a word may be longer than a line
  return [...lines, indent + line].flatMap((one) => one.match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? []);
}

/** Columns of equal width; the first to the left, the rest to the right. */
function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join(' ')
      .trimEnd(),
  );
}

/** Their last part names them; the matrix has the whole of it. */
const shortNames = (calls: readonly string[]) => calls.map((call) => call.split('/').at(-1)).join(', ');

function notExercised({ exercised: { calls, success, refusals } }: Outcome): string[] {
  const left = success.reduce((sum, group) => sum + group.calls.length, 0);
  return [
    `Not exercised: ${left} of ${calls} calls have no success case in this run`,
    ...success.flatMap((group) => [
      `  ${group.calls.length}: ${reasonFor(group)}`,
      ...wrapped(shortNames(group.calls), '    '),
    ]),
    ...refusals.map((group) => `  code ${group.code} of ${group.calls.length} calls: ${reasonFor(group)}`),
  ];
}

const findingLines = (finding: Finding, number: number): string[] => [
  '',
  ...wrapped(`${number}. ${callsText(finding)}: ${finding.what}`),
  ...wrapped(seenText(finding), '   '),
  ...(finding.calls.length > 1 ? wrapped(`In ${shortNames(finding.calls)}`, '   ') : []),
  ...(finding.asked ? [curlOf(finding.asked)] : []),
];

function findingsPart({ target, findings, known, gone }: Outcome): string[] {
  const counted = findings.length === 1 ? '1 finding' : `${findings.length} findings, each once`;
  return [
    findings.length === 0 ? 'Nothing found' : counted,
    ...findings.flatMap((finding, index) => findingLines(finding, index + 1)),
    ...(findings.length > 0 ? ['', 'The curls above need this once:', setUp(target)] : []),
    ...(known.length > 0 ? ['', `${known.length} known from the baseline`] : []),
    ...known.flatMap((finding) => wrapped(`${callsText(finding)}: ${finding.what}`, '  ')),
    ...(gone.length > 0 ? ['', `${gone.length} in the baseline no longer occur, take them out`] : []),
    ...gone.flatMap((one) => wrapped(`${one.calls[0]}: ${one.finding}`, '  ')),
  ];
}

function matrixPart({ matrix: { columns, rows } }: Outcome): string[] {
  const heads = [
    ['Call', ...columns.map(({ code }) => code)],
    ['', ...columns.map(({ kind }) => KINDS[kind])],
  ];
  const body = rows.map(({ call, cells }) => [shortCall(call), ...cells.map(cellText)]);
  return [
    'Cases by call (below /woojiapi), code and kind of case: kept, and !broken',
    ...Object.values(LACKS).map(({ letter, words }) => `  ${letter}: ${words}`),
    ...inColumns([...heads, ...body]),
  ];
}

/** The whole outcome as text: what wasn't exercised, what was found, the matrix, and the counts. */
export function report(outcome: Outcome): string {
  return [
    ...notExercised(outcome),
    ...wrapped(rulesText(outcome)),
    '',
    ...matrixPart(outcome),
    '',
    ...findingsPart(outcome),
    '',
    countsText(outcome),
  ].join('\n');
}
