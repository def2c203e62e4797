import type { ReactNode } from 'react';
import { shortDate } from '../../../contracts/domain/calendar/day-words.ts';
import { londonTime } from '../../../contracts/domain/calendar/london-time.ts';
import { formatPence } from '../../../contracts/domain/money/money.ts';
import { countText } from '../../../contracts/domain/number/notation.ts';
import { useHref } from '../../state/device.ts';
import { ListTable, RowLink, RowNote, Unheaded } from '../../ui/list-table.tsx';
import { Status } from '../../ui/status.tsx';
import { plotsWords, QUOTATION_WORDS, quotationLook, validityWords } from './quotation-words.ts';
import type { QuotationSummary } from './quotations.api.ts';

interface QuotationTableProps {
  quotations: readonly QuotationSummary[];
  /** what can be done with one that is not ordered */
  choice: (quotation: QuotationSummary) => ReactNode;
}

/** Quotations, one a row. */
export function QuotationTable({ quotations, choice }: QuotationTableProps) {
  const href = useHref();
  return (
    <ListTable
      caption="Quotations"
      rows={quotations}
      keyOf={({ quotationId }) => quotationId}
      name={{
        head: 'Quotation',
        cell: ({ quotationId, quotationNo, title }) => (
          <RowLink href={href('quotation', { id: quotationId })} title={title} note={quotationNo} />
        ),
      }}
      what={{
        head: 'For',
        cell: (quotation) => {
          const about = [quotation.clientName, plotsWords(quotation)].filter(Boolean).join(' · ');
          return (
            <>
              {about} <RowNote>{countText(quotation.lineCount, 'line')}</RowNote>
            </>
          );
        },
      }}
      who={{
        head: 'Made by',
        cell: ({ madeBy, madeAt }) => (
          <>
            {madeBy} <RowNote>{shortDate(londonTime(madeAt).day)}</RowNote>
          </>
        ),
      }}
      hasLongDay
      day={{
        head: 'Validity',
        cell: (quotation) => validityWords(quotation, shortDate),
      }}
      state={{
        head: 'State',
        cell: ({ sts }) => <Status {...quotationLook(sts)}>{QUOTATION_WORDS[sts]}</Status>,
      }}
      total={{
        head: 'Total incl. VAT',
        cell: ({ totalPence }) => (
          <>
            {formatPence(totalPence)}
            <Unheaded> incl. VAT</Unheaded>
          </>
        ),
      }}
      last={{
        head: 'Order',
        cell: (quotation) =>
          quotation.orderNo ? (
            <RowNote>
              <Unheaded>Order </Unheaded>
              <span translate="no">{quotation.orderNo}</span>
            </RowNote>
          ) : (
            choice(quotation)
          ),
      }}
    />
  );
}
