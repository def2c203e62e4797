import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { SPECIFICATION_TITLE } from '../../../../contracts/domain/quotation/quotation-text.ts';
import { FRAME, heightOf, INK, rule, write } from '../../../../house-style/house.ts';
import { asGroup } from '../../../../house-style/structure.ts';
import { keepTogether, LEFT, type Sheet, turnPage } from './sheet.ts';

type Clause = components['schemas']['PaperClause'];

const LABELS = 96;
const LABEL = { size: 8.5, colour: INK.muted, width: LABELS, part: 'row head' } as const;
const TEXT = { size: 8.5, gap: 1, width: FRAME - LABELS, part: 'TD' } as const;
const HEADING = { font: 'medium', size: 9.5, width: FRAME, part: 'H3' } as const;
const ROW = 8;
const AFTER = 22;

/** An annex on pages of its own; a page never ends within a clause. */
export function drawSpecification(sheet: Sheet, clauses: readonly Clause[]): void {
  if (clauses.length === 0) return;
  const { doc } = sheet;
  turnPage(sheet);
  const title = { font: 'serif', size: 15, width: FRAME, part: 'H2' } as const;
  sheet.y = write(doc, SPECIFICATION_TITLE, LEFT, sheet.y, title) + 12;
  for (const { heading, lines } of clauses) {
    const rows = lines.map(({ text }) => heightOf(doc, text, TEXT) + ROW);
    keepTogether(
      sheet,
      rows.reduce((sum, height) => sum + height, heightOf(doc, heading, HEADING) + 6),
    );
    sheet.y = write(doc, heading, LEFT, sheet.y, HEADING) + 6;
    asGroup(doc, 'Table', () => {
      for (const { label, text } of lines) {
        rule(doc, LEFT, sheet.y, FRAME);
        const top = sheet.y + ROW / 2;
        sheet.y = asGroup(doc, 'TR', () => {
          write(doc, label, LEFT, top, LABEL);
          return write(doc, text, LEFT + LABELS, top, TEXT) + ROW / 2;
        });
      }
    });
    rule(doc, LEFT, sheet.y, FRAME);
    sheet.y += AFTER;
  }
}
