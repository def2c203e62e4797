import { clsx } from 'clsx';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import { OfOneProject } from '../../../features/projects/parts/of-one-project.tsx';
import { QuotationRow } from '../../../features/quotations/quotation-row.tsx';
import type { QuotationSummary } from '../../../features/quotations/quotations.api.ts';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CHOSEN_MAX, type Chosen, useChosen } from '../use-chosen.ts';
import { type FoundQuotations, type QuotationList as List, useQuotationList } from '../use-quotation-list.ts';
import styles from './quotation-list.module.css';
import { QuotationTools } from './quotation-tools.tsx';
import { QuotationsSkeleton } from './quotations-skeleton.tsx';

export function QuotationList() {
  const list = useQuotationList();
  const { found, isNarrowed } = list;
  const chosen = useChosen(found.state === 'ready' ? found.value.quotations : []);
  const isEmpty = found.state === 'ready' && found.value.total === 0 && !isNarrowed;
  return (
    <div className={styles.list}>
      {!isEmpty && <QuotationTools list={list} />}
      <VisuallyHidden role="status">
        {found.state === 'ready' && isNarrowed ? `${countOf(found.value)} found` : ''}
      </VisuallyHidden>
      <ReadingView reading={found} what="Your quotations" loading={<QuotationsSkeleton />}>
        {(value) =>
          value.total === 0 ? (
            <None isNarrowed={isNarrowed} />
          ) : (
            <Found list={list} found={value} chosen={chosen} />
          )
        }
      </ReadingView>
    </div>
  );
}

const countOf = ({ total }: FoundQuotations) => (total === 1 ? '1 quotation' : `${total} quotations`);

interface FoundProps {
  list: List;
  found: FoundQuotations;
  chosen: Chosen;
}

function Found({ list: { address, pageHref }, found, chosen }: FoundProps) {
  const href = useHref();
  return (
    <>
      <OfOneProject projectId={address.project} list="quotations" />
      <div className={styles.head}>
        <p className={clsx('text-small text-figures', styles.count)}>{countOf(found)}</p>
        <ButtonLink variant="outline" size="sm" href={href('solutions')} data-no-print="">
          New quotation
        </ButtonLink>
      </div>
      <Together chosen={chosen} />
      {found.quotations.length === 0 ? (
        <EmptyState
          title="There is no such page"
          action={<ButtonLink href={pageHref(1)}>To the first page</ButtonLink>}
        />
      ) : (
        <ul className={styles.quotations} aria-label="Quotations">
          {found.quotations.map((quotation) => (
            <QuotationRow
              key={quotation.quotationId}
              quotation={quotation}
              level="h2"
              choice={quotation.sts === 'accepted' && <Choose quotation={quotation} chosen={chosen} />}
            />
          ))}
        </ul>
      )}
      <Pager what="quotations" page={address.page} pages={found.pages} hrefOf={pageHref} />
    </>
  );
}

function Choose({
  quotation: { quotationId, quotationNo },
  chosen,
}: {
  quotation: QuotationSummary;
  chosen: Chosen;
}) {
  const isChosen = chosen.has(quotationId);
  return (
    <div className={styles.choose} data-no-print="">
      <Checkbox
        label={
          <>
            To order<VisuallyHidden translate="no"> {quotationNo}</VisuallyHidden>
          </>
        }
        checked={isChosen}
        disabled={!isChosen && chosen.ids.length >= CHOSEN_MAX}
        onChange={({ target }) => chosen.choose(quotationId, target.checked)}
      />
    </div>
  );
}

/** Several house types are one order. */
function Together({ chosen: { ids, clear } }: { chosen: Chosen }) {
  const href = useHref();
  return (
    <div className={styles.together} data-no-print="">
      <p role="status">{ids.length === 0 ? '' : `${countText(ids.length, 'quotation')} to order`}</p>
      {ids.length > 0 && (
        <>
          <ButtonLink size="sm" href={href('checkout', { quotation: ids.join(',') })}>
            {ids.length === 1 ? 'Order it' : 'Order them together'}
          </ButtonLink>
          <Button variant="outline" size="sm" onClick={clear}>
            Choose none
          </Button>
        </>
      )}
    </div>
  );
}

function None({ isNarrowed }: { isNarrowed: boolean }) {
  const href = useHref();
  if (!isNarrowed) {
    return (
      <EmptyState
        title="No quotations yet"
        action={<ButtonLink href={href('solutions')}>Get free quote</ButtonLink>}
      >
        Count the rooms of a property and choose their floors: what you save is listed here, with our answers.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No quotation found"
      action={
        <ButtonLink variant="outline" href={href('quotations')}>
          Show all quotations
        </ButtonLink>
      }
    >
      Search by part of a number, a title, a client or a site.
    </EmptyState>
  );
}
