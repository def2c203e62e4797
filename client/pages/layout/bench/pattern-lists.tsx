import { useMemo } from 'react';
import type { BlockPattern } from '../../../../contracts/domain/layout/block-pattern.ts';
import type { PatternLayout } from '../../../../contracts/domain/layout/find-pattern.ts';
import { csvText } from '../../../../contracts/domain/text/csv.ts';
import type { Product } from '../../../data/order-line.ts';
import { saveCsv } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import {
  type CourseWords,
  type CutWords,
  courseWords,
  cutWords,
  patternCsv,
  pieceName,
} from '../pattern-words.ts';
import styles from './bench.module.css';
import { RowByRow } from './row-by-row.tsx';
import { Steps } from './steps.tsx';

interface ListProps {
  layout: PatternLayout;
  pattern: BlockPattern;
}

const COURSE: Column<CourseWords> = {
  head: 'Course',
  cell: ({ course }) => <span translate="no">{course}</span>,
};
const IN_ORDER: Column<CourseWords> = { head: 'In order', cell: ({ steps }) => <Steps steps={steps} /> };
const ROW_COLUMNS: readonly Column<CourseWords>[] = [
  COURSE,
  { head: 'Row', cell: ({ row }) => row },
  IN_ORDER,
];
const PANEL_COLUMNS = [COURSE, IN_ORDER];

/** Course by course, for the fitter. */
export function PatternOrder({ layout, pattern, product }: ListProps & { product: Product }) {
  const courses = useMemo(() => courseWords(layout), [layout]);
  return (
    <Section
      title="Laying order"
      action={
        <Button
          variant="link"
          size="inline"
          onClick={() =>
            saveCsv(csvText(patternCsv(layout)), `layout-${product.productNo.toLowerCase()}.csv`)
          }
        >
          Save all pieces as CSV
        </Button>
      }
    >
      <RowByRow unit="course" rows={courses.map(({ row, steps }) => ({ detail: row, steps }))} />
      <DataTable
        className={`data-table ${styles.rows}`}
        caption="Laying order"
        columns={pattern.kind === 'panels' ? PANEL_COLUMNS : ROW_COLUMNS}
        rows={courses}
        keyOf={({ course }) => String(course)}
      />
    </Section>
  );
}

const CUT_COLUMNS: readonly Column<CutWords>[] = [
  { head: 'Cut', cell: ({ cut }) => <span translate="no">{cut}</span> },
  { head: 'Each gives', cell: ({ pieces }) => <Steps steps={pieces} /> },
  { head: 'Of', cell: ({ blocks }) => blocks },
];

/** Blocks that are cut alike, for the saw. */
export function PatternCutList({ layout, pattern }: ListProps) {
  const cuts = useMemo(() => cutWords(layout), [layout]);
  if (cuts.length === 0) return null;
  const name = pieceName(pattern);
  const edges =
    pattern.kind === 'panels'
      ? ''
      : ' The upper edge of a block is the one further away from you in the drawing.';
  return (
    <Section
      title="Cut list"
      lead={`${name === 'panel' ? 'Panels' : 'Blocks'} that are cut alike are together. All others are laid whole. The saw takes 3 mm.${edges}`}
    >
      <DataTable
        className={`data-table ${styles.rows}`}
        caption="Cut list"
        columns={CUT_COLUMNS}
        rows={cuts}
        keyOf={({ blocks }) => blocks}
      />
    </Section>
  );
}
