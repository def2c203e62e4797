import { markUpText } from '../../../contracts/domain/paper/client-copy.ts';
import {
  quotationAddresses,
  quotationSums,
  quotationTable,
} from '../../../contracts/domain/quotation/quotation-text.ts';
import { PaperSheet } from '../../features/papers/paper-sheet.tsx';
import { PaperTable } from '../../features/papers/paper-table.tsx';
import { NoPaper, PaperView } from '../../features/papers/paper-view.tsx';
import type { ClientCopy } from '../../features/quotation-papers/client-copy-choice.ts';
import { LogoPicture } from '../../features/quotation-papers/logo-picture.tsx';
import type { QuotationPaper } from '../../features/quotation-papers/quotation-papers.api.ts';
import { useHref } from '../../state/device.ts';
import { LaidPictures } from './parts/laid-pictures.tsx';
import { QuotationSchedule } from './parts/quotation-schedule.tsx';
import { RoomDrawings } from './parts/room-drawings.tsx';
import { Specification } from './parts/specification.tsx';
import { usePaperToPrint } from './use-paper-to-print.ts';

const HEADING = 'Quotation to print';

/** A quotation: the company's own, or the copy for its client. */
export function PrintQuotationPage() {
  const { paper, reading, isDrawing, noteDrawn, save } = usePaperToPrint();
  const href = useHref();
  if (!paper) {
    const list = { href: href('quotations'), text: 'All quotations' };
    return (
      <NoPaper heading={HEADING} what="quotation" list={list}>
        Open a quotation from its list to print it.
      </NoPaper>
    );
  }
  return (
    <PaperView
      what="quotation"
      heading={HEADING}
      back={{ href: href('quotation', { id: paper.quotationId }), text: 'The quotation' }}
      reading={reading}
      isDrawing={isDrawing}
      isSaving={save.isPending}
      error={save.error}
      onSave={() => void save.run(paper, 'pdf')}
      note={paper.copy === 'client' ? wordsOf(paper.choice) : undefined}
    >
      {(found) => <Sheet paper={found} onDrawn={noteDrawn} />}
    </PaperView>
  );
}

/** What the client will see. */
const wordsOf = ({ markUp, hasPrices }: ClientCopy) =>
  hasPrices
    ? `For your client, with your mark-up of ${markUpText(markUp)}. This line is not printed.`
    : 'For your client, without prices. This line is not printed.';

interface SheetProps {
  paper: QuotationPaper;
  onDrawn: (pictureId: string) => void;
}

function Sheet({ paper, onDrawn }: SheetProps) {
  const { sender } = paper;
  return (
    <PaperSheet
      paper={paper}
      sender={sender}
      logo={sender.logo && <LogoPicture logo={sender.logo} label={`Logo of ${sender.name}`} />}
      addresses={quotationAddresses(paper)}
      table={<PaperTable caption="Floors and accessories" table={quotationTable(paper)} />}
      sums={quotationSums(paper)}
      annex={paper.specification && <Specification clauses={paper.specification} />}
    >
      <QuotationSchedule paper={paper} />
      <RoomDrawings paper={paper} />
      <LaidPictures paper={paper} onDone={onDrawn} />
    </PaperSheet>
  );
}
