import { useState } from 'react';
import { ActionSheet } from '../../ui/action-sheet.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { Popover } from '../../ui/popover.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { Section } from '../../ui/section.tsx';
import { Specimen } from './specimen.tsx';

const PLACEMENTS = ['center', 'bottom', 'side', 'sheet'] as const;
const SAMPLES = ['Chevron', 'Herringbone', 'Versailles'];

export function DialogSpecimens() {
  const [open, setOpen] = useState<(typeof PLACEMENTS)[number] | 'actions'>();
  const close = () => setOpen(undefined);
  return (
    <Section title="Dialogs, sheets and papers">
      <Specimen state="to open">
        <div className="specimen-row">
          {PLACEMENTS.map((placement) => (
            <Button key={placement} variant="outline" onClick={() => setOpen(placement)}>
              Dialog: {placement}
            </Button>
          ))}
          <Button variant="outline" onClick={() => setOpen('actions')}>
            Action sheet
          </Button>
          <Popover label="Finish" title="Finish">
            Brushed, oiled or lacquered
          </Popover>
        </div>
        {PLACEMENTS.map((placement) => (
          <Dialog
            key={placement}
            open={open === placement}
            onClose={close}
            title="Add to project"
            placement={placement}
            footer={<Button onClick={close}>Add</Button>}
          >
            <InlineAlert>The project could not be saved. Please try again.</InlineAlert>
          </Dialog>
        ))}
        <ActionSheet
          open={open === 'actions'}
          onClose={close}
          title="Choose a series"
          actions={SAMPLES.map((label) => ({ label, onChoose: () => undefined }))}
        />
      </Specimen>
      <Specimen state="a paper">
        <PrintSheet
          title="Quotation"
          level="h3"
          facts={<p>Q-1042, 21 November 2026</p>}
          sender={<p>Alderline Flooring</p>}
        >
          <p>Harwich Oak Natural, 12 packs, 27.36 m²</p>
        </PrintSheet>
      </Specimen>
    </Section>
  );
}
