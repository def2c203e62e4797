import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface PrintSheetProps {
  /** what the paper is called, e.g. `Quotation` */
  title: string;
  /** its number and date */
  facts: ReactNode;
  /** who sends it */
  sender: ReactNode;
  children: ReactNode;
}

/** A paper on the screen as it will print, with the button that prints it. */
export function PrintSheet({ title, facts, sender, children }: PrintSheetProps) {
  return (
    <article className="print-sheet" data-print-colours="">
      <div className="print-sheet-head">
        <div>
          <h1 className="print-sheet-title" tabIndex={-1} data-page-focus="">
            {title}
          </h1>
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
