import { chakra } from '@chakra-ui/react';
import type { AskedQuotation } from '../../../contracts/api/mock-console.ts';
import { formatPence } from '../../../contracts/domain/money/money.ts';
import { packingWords } from '../../../contracts/domain/quotation/packing.ts';
import { FittingLines } from '../parts/fitting-lines.tsx';
import { Entry, EntryHead, Quiet } from '../parts/rows.tsx';
import { ListSection } from '../parts/section-head.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';
import { momentText } from '../time-text.ts';
import { useRead } from '../use-console.ts';
import { QuotationAnswer } from './quotation-answer.tsx';
import { QuotationMessages } from './quotation-messages.tsx';

type State = AskedQuotation['sts'];
const TONES: Record<State, Tone> = {
  draft: 'info',
  requested: 'warning',
  answered: 'info',
  accepted: 'success',
  ordered: 'success',
  declined: 'danger',
  expired: 'danger',
};
const WORDS: Record<State, string> = {
  draft: 'Draft',
  requested: 'Requested',
  answered: 'Answered',
  accepted: 'Accepted',
  ordered: 'Ordered',
  declined: 'Declined',
  expired: 'Ended',
};

/** Quotations that customers have asked for. */
export function QuotationsSection() {
  const { data, error, retry } = useRead('/quotations');
  return (
    <ListSection
      title="Quotations"
      lead="What customers ask us for. An answer is a new revision: it says what it changes, and its prices are held for 30 days. Prices stay between 60% of ours and ours."
      items={data?.quotations}
      error={error}
      onRetry={retry}
      rowHeight="16rem"
      empty={{
        title: 'No quotations',
        text: 'Ask our staff for a price on a quotation in the shop and it appears here.',
      }}
    >
      {(asked) => <QuotationItem key={asked.quotationId} asked={asked} />}
    </ListSection>
  );
}

function QuotationItem({ asked }: { asked: AskedQuotation }) {
  const { quotationNo, revision, title, companyName, loginName, sts, totalPence, changedAt } = asked;
  const { houseType, plots, packing, validUntil, version } = asked;
  const houses = plots > 1 ? `${plots} × ${houseType || 'plot'}` : houseType;
  return (
    <Entry>
      <EntryHead>
        <chakra.h2
          fontWeight="medium"
          textStyle="figures"
        >{`${quotationNo}, revision ${revision}`}</chakra.h2>
        <Tag tone={TONES[sts]}>{WORDS[sts]}</Tag>
        <chakra.span textStyle="figures">{formatPence(totalPence)}</chakra.span>
      </EntryHead>
      <Quiet>
        {[
          title,
          houses,
          packingWords({ plots, packing }),
          companyName,
          loginName,
          momentText(changedAt),
          `until ${validUntil}`,
        ]
          .filter((text) => text !== '')
          .join(' · ')}
      </Quiet>
      <FittingLines facts={asked.fitting} />
      <QuotationAnswer key={version} asked={asked} />
      <QuotationMessages asked={asked} />
    </Entry>
  );
}
