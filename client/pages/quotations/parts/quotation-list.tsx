import { clsx } from 'clsx';
import { OfOneProject } from '../../../features/projects/parts/of-one-project.tsx';
import { QuotationRow } from '../../../features/quotations/quotation-row.tsx';
import { useHref } from '../../../state/device.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type FoundQuotations, type QuotationList as List, useQuotationList } from '../use-quotation-list.ts';
import styles from './quotation-list.module.css';
import { QuotationTools } from './quotation-tools.tsx';
import { QuotationsSkeleton } from './quotations-skeleton.tsx';

export function QuotationList() {
  const list = useQuotationList();
  const { found, isNarrowed } = list;
  const isEmpty = found.state === 'ready' && found.value.total === 0 && !isNarrowed;
  return (
    <div className={styles.list}>
      {!isEmpty && <QuotationTools list={list} />}
      <VisuallyHidden role="status">
        {found.state === 'ready' && isNarrowed ? `${countOf(found.value)} found` : ''}
      </VisuallyHidden>
      <ReadingView reading={found} what="Your quotations" loading={<QuotationsSkeleton />}>
        {(value) =>
          value.total === 0 ? <None isNarrowed={isNarrowed} /> : <Found list={list} found={value} />
        }
      </ReadingView>
    </div>
  );
}

const countOf = ({ total }: FoundQuotations) => (total === 1 ? '1 quotation' : `${total} quotations`);

function Found({ list: { address, pageHref }, found }: { list: List; found: FoundQuotations }) {
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
      {found.quotations.length === 0 ? (
        <EmptyState
          title="There is no such page"
          action={<ButtonLink href={pageHref(1)}>To the first page</ButtonLink>}
        />
      ) : (
        <ul className={styles.quotations} aria-label="Quotations">
          {found.quotations.map((quotation) => (
            <QuotationRow key={quotation.quotationId} quotation={quotation} level="h2" />
          ))}
        </ul>
      )}
      <Pager what="quotations" page={address.page} pages={found.pages} hrefOf={pageHref} />
    </>
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
