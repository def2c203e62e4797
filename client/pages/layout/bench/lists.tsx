import { memo } from 'react';
import { isPattern, type LaidFloor } from '../../../../contracts/domain/layout/find-floor.ts';
import type { FloorToLay } from '../../../../contracts/domain/layout/floor-to-lay.ts';
import { boardOf, KERF } from '../../../../contracts/domain/layout/layout-job.ts';
import { csvText } from '../../../../contracts/domain/text/csv.ts';
import type { Product } from '../../../data/order-line.ts';
import { saveCsv } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import {
  type BoardWords,
  boardWords,
  type LaidRow,
  layoutCsv,
  pieceName,
  rowWords,
} from '../layout-words.ts';
import { type CutWords, courseWords, cutWords, patternCsv } from '../pattern-words.ts';
import styles from './bench.module.css';
import { RowByRow, Steps } from './row-by-row.tsx';

interface ListProps {
  layout: LaidFloor;
  floor: FloorToLay;
}

/** Row by row, or course by course, for the fitter. */
export const LayingOrder = memo(function LayingOrder({
  layout,
  floor,
  product,
}: ListProps & { product: Product }) {
  const board = boardOf(floor);
  const rows = isPattern(layout) ? courseWords(layout) : rowWords(layout, board);
  const csv = () => csvText(isPattern(layout) ? patternCsv(layout) : layoutCsv(layout, board));
  return (
    <Section
      title="Laying order"
      action={
        <Button
          variant="link"
          size="inline"
          onClick={() => saveCsv(csv(), `layout-${product.productNo.toLowerCase()}.csv`)}
        >
          Save all pieces as CSV
        </Button>
      }
    >
      <RowByRow unit={isPattern(layout) ? 'course' : 'row'} rows={rows} />
      <DataTable
        className={`data-table ${styles.rows}`}
        caption="Laying order"
        columns={isPattern(layout) ? courseColumns(rows) : rowColumns(rows)}
        rows={rows}
        keyOf={({ number }) => String(number)}
      />
    </Section>
  );
});

const numberColumn = (head: string): Column<LaidRow> => ({
  head,
  cell: ({ number }) => <span translate="no">{number}</span>,
});
/** Panels, and boards without a border, have no place to tell. */
const placeColumn = (head: string, rows: readonly LaidRow[]): Column<LaidRow>[] =>
  rows.some(({ place }) => place) ? [{ head, cell: ({ place }) => place }] : [];
const stepsColumn = (head: string): Column<LaidRow> => ({
  head,
  cell: ({ steps }) => <Steps steps={steps} />,
});
const rowColumns = (rows: readonly LaidRow[]): Column<LaidRow>[] => [
  numberColumn('Row'),
  ...placeColumn('Where', rows),
  { head: 'Width, mm', cell: ({ width }) => <span translate="no">{width}</span>, end: true },
  stepsColumn('Pieces in order'),
];
const courseColumns = (rows: readonly LaidRow[]): Column<LaidRow>[] => [
  numberColumn('Course'),
  ...placeColumn('Row', rows),
  stepsColumn('In order'),
];

const BOARD_COLUMNS: readonly Column<BoardWords>[] = [
  { head: 'Board', cell: ({ board }) => <span translate="no">{board}</span> },
  { head: 'Cut from its left end', cell: ({ pieces }) => <Steps steps={pieces} /> },
  { head: 'Left, mm', cell: ({ rest }) => rest && <span translate="no">{rest}</span>, end: true },
];
const CUT_COLUMNS: readonly Column<CutWords>[] = [
  { head: 'Cut', cell: ({ cut }) => <span translate="no">{cut}</span> },
  { head: 'Each gives', cell: ({ pieces }) => <Steps steps={pieces} /> },
  { head: 'Of', cell: ({ blocks }) => blocks },
];

/** What is cut, for the saw: board by board, or blocks that are cut alike. */
export const CutList = memo(function CutList({ layout, floor }: ListProps) {
  if (!isPattern(layout))
    return (
      <Cuts
        lead="Boards that are cut across. All others are laid whole. The saw takes 3 mm."
        columns={BOARD_COLUMNS}
        rows={boardWords(layout, boardOf(floor).length, KERF)}
        keyOf={({ board }) => String(board)}
      />
    );
  const lead =
    pieceName(floor) === 'panel'
      ? 'Panels that are cut alike are together. All others are laid whole. The saw takes 3 mm.'
      : 'Blocks that are cut alike are together. All others are laid whole. The saw takes 3 mm. The upper edge of a block is the one further away from you in the drawing.';
  return <Cuts lead={lead} columns={CUT_COLUMNS} rows={cutWords(layout)} keyOf={({ blocks }) => blocks} />;
});

interface CutsProps<Row> {
  lead: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

function Cuts<Row>({ lead, ...table }: CutsProps<Row>) {
  if (table.rows.length === 0) return null;
  return (
    <Section title="Cut list" lead={lead}>
      <DataTable {...table} className={`data-table ${styles.rows}`} caption="Cut list" />
    </Section>
  );
}
