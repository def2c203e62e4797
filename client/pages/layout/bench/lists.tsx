import { useMemo } from 'react';
import type { Layout } from '../../../../contracts/domain/layout/find-layout.ts';
import { KERF } from '../../../../contracts/domain/layout/layout-job.ts';
import { csvText } from '../../../../contracts/domain/text/csv.ts';
import type { Product } from '../../../data/order-line.ts';
import { saveCsv } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import {
  type BoardWords,
  boardWords,
  borderText,
  endOf,
  mmText,
  type RowWords,
  rippedText,
  rowWords,
} from '../layout-words.ts';
import styles from './bench.module.css';
import { RowByRow } from './row-by-row.tsx';
import { Steps } from './steps.tsx';

interface ListProps {
  layout: Layout;
  board: { readonly length: number; readonly width: number };
}

const ROW_COLUMNS: readonly Column<RowWords>[] = [
  { head: 'Row', cell: ({ row }) => <span translate="no">{row}</span> },
  { head: 'Width, mm', cell: ({ width }) => <span translate="no">{width}</span>, end: true },
  { head: 'Pieces in order', cell: ({ steps }) => <Steps steps={steps} /> },
];

const BORDER_COLUMNS = ROW_COLUMNS.toSpliced(1, 0, {
  head: 'Where',
  cell: ({ border }) => border,
});

/** Row by row, for the fitter. */
export function LayingOrder({ layout, board, product }: ListProps & { product: Product }) {
  const rows = useMemo(() => rowWords(layout, board), [layout, board]);
  return (
    <Section
      title="Laying order"
      action={
        <Button
          variant="link"
          size="inline"
          onClick={() => saveCsv(csvOf(layout, board), `layout-${product.productNo.toLowerCase()}.csv`)}
        >
          Save all pieces as CSV
        </Button>
      }
    >
      <RowByRow
        unit="row"
        rows={rows.map(({ width, border, steps }) => ({
          detail: [border, `${width} mm wide`].filter(Boolean).join(', '),
          steps,
        }))}
      />
      <DataTable
        className={`data-table ${styles.rows}`}
        caption="Laying order"
        columns={rows.some(({ border }) => border) ? BORDER_COLUMNS : ROW_COLUMNS}
        rows={rows}
        keyOf={({ row }) => String(row)}
      />
    </Section>
  );
}

const BOARD_COLUMNS: readonly Column<BoardWords>[] = [
  { head: 'Board', cell: ({ board }) => <span translate="no">{board}</span> },
  { head: 'Cut from its left end', cell: ({ pieces }) => <Steps steps={pieces} /> },
  { head: 'Left, mm', cell: ({ rest }) => rest && <span translate="no">{rest}</span>, end: true },
];

/** The boards that are cut, for the saw. */
export function CutList({ layout, board }: ListProps) {
  const boards = useMemo(() => boardWords(layout, board.length, KERF), [layout, board]);
  if (boards.length === 0) return null;
  return (
    <Section
      title="Cut list"
      lead="Boards that are cut across. All others are laid whole. The saw takes 3 mm."
    >
      <DataTable
        className={`data-table ${styles.rows}`}
        caption="Cut list"
        columns={BOARD_COLUMNS}
        rows={boards}
        keyOf={(each) => String(each.board)}
      />
    </Section>
  );
}

function csvOf(layout: Layout, board: ListProps['board']): string {
  const rows = layout.pieces.map((piece) => [
    String(piece.row),
    String(piece.place),
    String(piece.cut.board),
    endOf(layout, piece) || 'whole',
    mmText(piece.cut.to - piece.cut.from).replace(',', ''),
    mmText(piece.across).replace(',', ''),
    rippedText(layout, piece, board.width),
    borderText(piece),
  ]);
  return csvText([
    ['Row', 'Place', 'Board', 'End kept', 'Length, mm', 'Width, mm', 'Also', 'Border'],
    ...rows,
  ]);
}
