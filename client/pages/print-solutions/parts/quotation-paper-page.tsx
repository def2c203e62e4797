import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { marginText } from '../../../../contracts/rules/client-copy.ts';
import type { PaperRef } from '../../../features/quotation-papers/quotation-papers.api.ts';
import { useHref } from '../../../state/device.ts';
import { Button } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { usePaperToPrint } from '../use-paper-to-print.ts';
import styles from './quotation-paper-page.module.css';
import { QuotationSheet } from './quotation-sheet.tsx';

/** One quotation as it prints, and what can be done with it. */
export function QuotationPaperPage() {
  const { paper, reading, save } = usePaperToPrint();
  const href = useHref();
  const hadFocus = useHandedFocus(reading.state === 'ready');
  if (!paper) return <NoPaper />;
  const found = reading.state === 'ready' ? reading.value : undefined;
  return (
    <Container className={styles.page}>
      <div className={styles.bar} data-no-print="">
        <Link look="underline" className={styles.back} href={href('quotation', { id: paper.quotationId })}>
          The quotation
        </Link>
        {found && (
          <span className={styles.actions}>
            <Button
              variant="outline"
              loading={save.isPending}
              onClick={() => void save.run(paper, 'pdf', found.fileName)}
            >
              <DownloadIcon />
              Download PDF
            </Button>
            <Button onClick={() => window.print()}>Print</Button>
          </span>
        )}
      </div>
      <div className={styles.notes} data-no-print="">
        {paper.copy && <p>{wordsOf(paper.copy)}</p>}
        <Problem error={save.error} />
      </div>
      {!found && <PassingHeading hadFocus={hadFocus} />}
      <ReadingView reading={reading} what="This quotation" loading={<Loading />}>
        {(value) => <QuotationSheet paper={value} />}
      </ReadingView>
    </Container>
  );
}

/** The paper brings its own heading: it gets the focus that navigation gave to the one before it. */
function useHandedFocus(isReady: boolean): RefObject<boolean> {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!isReady || !hadFocus.current) return;
    hadFocus.current = false;
    document.querySelector<HTMLElement>('[data-page-focus]')?.focus({ preventScroll: true });
  }, [isReady]);
  return hadFocus;
}

/** The page's heading until the paper is there. */
function PassingHeading({ hadFocus }: { hadFocus: RefObject<boolean> }) {
  // told while it is still in the page
  useLayoutEffect(
    () => () => {
      hadFocus.current = document.activeElement?.hasAttribute('data-page-focus') ?? false;
    },
    [hadFocus],
  );
  return <PageHeading>Quotation to print</PageHeading>;
}

/** What the client will see, for the customer alone. */
const wordsOf = ({ margin, hasPrices }: NonNullable<PaperRef['copy']>) =>
  hasPrices
    ? `For your client, with your margin of ${marginText(margin)}. This line is not printed.`
    : 'For your client, without prices. This line is not printed.';

function Loading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading the quotation</VisuallyHidden>
      <Skeleton className={styles.loading} />
    </div>
  );
}

function NoPaper() {
  const href = useHref();
  return (
    <Container className={styles.page}>
      <PageHeading>Quotation to print</PageHeading>
      <EmptyState
        title="There is no such quotation"
        action={<ButtonLink href={href('quotations')}>All quotations</ButtonLink>}
      >
        Open a quotation from its list to print it.
      </EmptyState>
    </Container>
  );
}
