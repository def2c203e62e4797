import type { Figures } from './figures.ts';
import type { Measured } from './measure.ts';
import type { MainThreadTask } from './tasks.ts';

const thousand = 1000;
const NAME_WIDTH = 28;
const COLUMN_WIDTH = 8;

interface Column {
  readonly title: string;
  readonly value: (figures: Figures) => number | undefined;
  readonly digits: number;
  /** compared with floor and limit */
  readonly isCompared?: true;
}

const COLUMNS: readonly Column[] = [
  { title: 'score', value: (f) => f.score, digits: 0 },
  { title: 'FCP s', value: (f) => f.fcp / thousand, digits: 2, isCompared: true },
  { title: 'LCP s', value: (f) => f.lcp / thousand, digits: 2, isCompared: true },
  { title: 'TBT ms', value: (f) => f.tbt, digits: 0, isCompared: true },
  { title: 'CLS', value: (f) => f.cls, digits: 3 },
  { title: 'cpuTBT', value: (f) => f.cpuTbt, digits: 0, isCompared: true },
  { title: 'longest', value: (f) => f.longestTask, digits: 0, isCompared: true },
  { title: 'access', value: (f) => f.accessibility, digits: 0 },
  { title: 'best pr', value: (f) => f.bestPractices, digits: 0 },
  { title: 'SEO', value: (f) => f.seo, digits: 0 },
  { title: 'kB', value: (f) => f.bytes / thousand, digits: 0, isCompared: true },
  { title: 'requests', value: (f) => f.requests, digits: 0, isCompared: true },
  { title: 'JS kB', value: (f) => f.scriptBytes / thousand, digits: 1, isCompared: true },
  { title: 'fonts kB', value: (f) => f.fontBytes / thousand, digits: 1 },
];

const line = (name: string, cells: readonly string[]) =>
  `  ${name.padEnd(NAME_WIDTH)}${cells.map((cell) => cell.padStart(COLUMN_WIDTH + 1)).join('')}`;

const heading = () =>
  line(
    '',
    COLUMNS.map(({ title }) => title),
  );

const row = ({ subject, median }: Measured) =>
  line(
    subject.name,
    COLUMNS.map(({ value, digits }) => value(median)?.toFixed(digits) ?? ''),
  );

/** A page's figures as multiples of a baseline's; a baseline of 0 isn't compared. */
function ratios(of: Figures, to: Measured): string {
  const cells = COLUMNS.map(({ value, isCompared }) => {
    const base = value(to.median);
    const own = value(of);
    return isCompared && base && own !== undefined ? (own / base).toFixed(2) : '';
  });
  return line(`  × ${to.subject.name}`, cells);
}

/** The whole report: floors, then each page with its limit, its ratios and what blocks it. */
export function reportOf(
  floors: readonly Measured[],
  pages: readonly { page: Measured; limit: Measured }[],
): string {
  const blocks = pages.map(({ page, limit }) =>
    [
      row(page),
      row(limit),
      ratios(page.median, limit),
      ...floors.map((floor) => ratios(page.median, floor)),
      ...page.failed.map((audit) => `    fails ${audit}`),
      ...page.tasks.map(taskLine),
    ].join('\n'),
  );
  return [heading(), ...floors.map(row), ...blocks.map((block) => `\n${block}`)].join('\n');
}

function taskLine({ ms, at, work, script }: MainThreadTask): string {
  const parts = work
    .filter((part) => part.ms >= ms / 10)
    .map((part) => `${part.kind.toLowerCase()} ${part.ms.toFixed(0)}`)
    .join(', ');
  return `    ${ms.toFixed(0).padStart(5)} ms  ${parts}${script ? `  (${script})` : ''}  at ${at.toFixed(0)} ms`;
}
