import { clsx } from 'clsx';
import { Suspense, useEffect } from 'react';
import { londonDay } from '../../../../contracts/domain/calendar/day-words.ts';
import { useHref, useLoginHref } from '../../../state/device.ts';
import { isCustomer, useSession } from '../../../state/session.ts';
import { Container } from '../../../ui/container.tsx';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useQuotation } from '../use-quotation.ts';
import styles from './quotation-page.module.css';
import { QuotationSkeleton } from './quotation-skeleton.tsx';

const QuotationBody = fetchedPart(async () => (await import('./quotation-body.tsx')).QuotationBody);

/** One quotation of the company; everyone else is asked to log in. */
export function QuotationByIdPage({ quotationId }: { quotationId: string }) {
  const session = useSession();
  if (isCustomer(session)) return <Opened quotationId={quotationId} />;
  return (
    <Container className={clsx('work-page', styles.page)}>
      <PageHead isWork title="Quotation" />
      {session.status === 'unknown' ? <QuotationSkeleton /> : <LogIn />}
    </Container>
  );
}

function LogIn() {
  const href = useHref();
  return (
    <EmptyState
      title="This quotation is for a trade customer"
      action={
        <>
          <ButtonLink href={useLoginHref()}>Log in</ButtonLink>
          <ButtonLink href={href('register')} variant="outline">
            Create a trade account
          </ButtonLink>
        </>
      }
    >
      Log in, and we’ll bring you straight back here.
    </EmptyState>
  );
}

function Opened({ quotationId }: { quotationId: string }) {
  const { reading, isClosed, announcement } = useQuotation(quotationId);
  const href = useHref();
  // Its code comes while the quotation is read.
  useEffect(QuotationBody.fetchAhead, []);
  const quotation = reading.state === 'ready' ? reading.value.quotation : undefined;
  const name = quotation
    ? `Quotation ${quotation.quotationNo}`
    : isClosed
      ? 'No such quotation'
      : 'Quotation';
  return (
    <Container className={clsx('work-page', styles.page)}>
      <PageHead
        isWork
        title={quotation?.title || name}
        {...(quotation?.title ? { eyebrow: name } : {})}
        crumbs={[{ label: 'Quotations', href: href('quotations') }, { label: quotation?.title || name }]}
        lead={quotation && `Made on ${londonDay(quotation.madeAt)} by ${quotation.madeBy}`}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {isClosed ? (
        <EmptyState
          title="This quotation can’t be opened"
          action={<ButtonLink href={href('quotations')}>All quotations</ButtonLink>}
        >
          There is no such quotation, or it belongs to another company.
        </EmptyState>
      ) : (
        <ReadingView reading={reading} what="This quotation" loading={<QuotationSkeleton />}>
          {(open) => (
            <Suspense fallback={<QuotationSkeleton />}>
              <QuotationBody open={open} />
            </Suspense>
          )}
        </ReadingView>
      )}
    </Container>
  );
}
