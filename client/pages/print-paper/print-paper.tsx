import { paperAddresses, paperSums, paperTable } from '../../../contracts/domain/paper/paper-text.ts';
import { PaperSheet } from '../../features/papers/paper-sheet.tsx';
import { PaperTable } from '../../features/papers/paper-table.tsx';
import { NoPaper, PaperView } from '../../features/papers/paper-view.tsx';
import type { PaperRef } from '../../features/papers/papers.api.ts';
import { useHref } from '../../state/device.ts';
import styles from './print-paper.module.css';
import { type Paper, usePaper } from './use-paper.ts';

const HEADING = 'Paper to print';

/** A paper of an order, or a statement. */
export function PrintPaperPage() {
  const { paper, reading, save } = usePaper();
  const href = useHref();
  const list = { href: href('invoices'), text: 'Invoices and statement' };
  if (!paper) {
    return (
      <NoPaper heading={HEADING} what="paper" list={list}>
        Open an invoice, a statement or the papers of an order from its list.
      </NoPaper>
    );
  }
  const order = { href: href('orders', { id: paper.id }), text: 'The order' };
  return (
    <PaperView
      what="paper"
      heading={HEADING}
      back={isOfOrder(paper) ? order : list}
      reading={reading}
      isSaving={save.isPending}
      error={save.error}
      onSave={() => void save.run(paper)}
    >
      {(found) => <Sheet paper={found} />}
    </PaperView>
  );
}

/** Whether a paper is opened from its order; the others are opened from the list of invoices. */
const isOfOrder = ({ kind }: PaperRef) =>
  kind === 'confirmation' || kind === 'proforma' || kind === 'delivery-note';

function Sheet({ paper }: { paper: Paper }) {
  const isStatement = paper.kind === 'statement';
  return (
    <PaperSheet
      paper={paper}
      sender={paper.seller}
      addresses={paperAddresses(paper)}
      table={
        <PaperTable
          caption={isStatement ? 'Documents and payments' : 'Lines'}
          className={isStatement ? styles.moves : undefined}
          table={paperTable(paper)}
        />
      }
      payment={paper.payment}
      sums={paperSums(paper)}
    />
  );
}
