import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface PrintSheetProps {
  /** the sheet's title, e.g. `Quotation` */
  title: string;
  /** its number and date */
  facts: ReactNode;
  /** the page's own heading, unless a page shows several sheets */
  level?: 'h1' | 'h2' | 'h3';
  /** who sends it */
  sender: ReactNode;
  children: ReactNode;
}

/** A sheet shown on the screen as it will print, with a print button. */
export function PrintSheet({ title, level: Title = 'h1', facts, sender, children }: PrintSheetProps) {
  return (
    <article className="print-sheet" data-print-colours="">
      <div className="print-sheet-head">
        <div>
          <Title className="print-sheet-title" tabIndex={-1} data-page-focus="">
            {title}
          </Title>
          {facts}
        </div>
        <div>{sender}</div>
      </div>
      {children}
      <div data-no-print="">
        <Button onClick={() => window.print()}>Print</Button>
      </div>
    </article>
  );
}
