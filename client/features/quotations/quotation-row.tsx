import type { ReactNode } from 'react';
import { londonDay } from '../../../contracts/domain/calendar/day-words.ts';
import { countText } from '../../../contracts/domain/number/notation.ts';
import { useHref } from '../../state/device.ts';
import { ListRow, RowNote } from '../../ui/list-row.tsx';
import { Status } from '../../ui/status.tsx';
import { plotsWords, QUOTATION_WORDS, quotationLook, validityWords } from './quotation-words.ts';
import type { QuotationSummary } from './quotations.api.ts';

interface QuotationRowProps {
  quotation: QuotationSummary;
  level: 'h2' | 'h3';
  /** what can be done with it in the list */
  choice?: ReactNode;
}

/** One quotation of a list, a link as a whole. */
export function QuotationRow({ quotation, level, choice }: QuotationRowProps) {
  const href = useHref();
  const { quotationId, quotationNo, title, clientName, sts, madeAt, madeBy, orderNo, lineCount } = quotation;
  const about = [clientName, plotsWords(quotation)].filter(Boolean).join(' · ');
  const made = `made on ${londonDay(madeAt)} by ${madeBy}`;
  return (
    <ListRow
      level={level}
      href={href('quotation', { id: quotationId })}
      title={title}
      words={
        <>
          {about && <p>{about}</p>}
          <RowNote>{`${quotationNo} · ${countText(lineCount, 'line')} · ${made}`}</RowNote>
        </>
      }
      state={
        <>
          <Status {...quotationLook(sts)}>{QUOTATION_WORDS[sts]}</Status>
          <RowNote>{orderNo ? `Order ${orderNo}` : validityWords(quotation)}</RowNote>
          {choice}
        </>
      }
      pence={quotation.totalPence}
      sumNote="incl. VAT"
    />
  );
}
