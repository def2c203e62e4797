import type { PaperRef } from '../../../features/papers/papers.api.ts';
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
import { usePaper } from '../use-paper.ts';
import styles from './paper-page.module.css';
import { PaperSheet } from './paper-sheet.tsx';

/** One paper as it prints, and what can be done with it. */
export function PaperPage() {
  const { paper, reading, save } = usePaper();
  if (!paper) return <NoPaper />;
  const found = reading.state === 'ready' ? reading.value : undefined;
  return (
    <Container className={styles.page}>
      <div className={styles.bar} data-no-print="">
        <WayBack paper={paper} />
        {found && (
          <span className={styles.actions}>
            <Button
              variant="outline"
              loading={save.isPending}
              onClick={() => save.run(paper, found.fileName)}
            >
              <DownloadIcon />
              Download PDF
            </Button>
            <Button onClick={() => window.print()}>Print</Button>
          </span>
        )}
      </div>
      <div data-no-print="">
        <Problem error={save.error} />
      </div>
      {!found && <PageHeading>Paper to print</PageHeading>}
      <ReadingView reading={reading} what="This paper" loading={<Loading />}>
        {(value) => <PaperSheet paper={value} />}
      </ReadingView>
    </Container>
  );
}

/** The papers that go with the goods are opened from their order, the others from the list of invoices. */
function WayBack({ paper: { kind, id } }: { paper: PaperRef }) {
  const href = useHref();
  const isOfOrder = kind === 'confirmation' || kind === 'proforma' || kind === 'delivery-note';
  return (
    <Link
      look="underline"
      className={styles.back}
      href={isOfOrder ? href('orders', { id }) : href('invoices')}
    >
      {isOfOrder ? 'The order' : 'Invoices and statement'}
    </Link>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading the paper</VisuallyHidden>
      <Skeleton className={styles.loading} />
    </div>
  );
}

function NoPaper() {
  const href = useHref();
  return (
    <Container className={styles.page}>
      <PageHeading>Paper to print</PageHeading>
      <EmptyState
        title="There is no such paper"
        action={<ButtonLink href={href('invoices')}>Invoices and statement</ButtonLink>}
      >
        Open an invoice, a statement or the papers of an order from its list.
      </EmptyState>
    </Container>
  );
}
