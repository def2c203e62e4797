import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../../lib/focus.ts';
import type { Reading } from '../../lib/reading.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './paper-view.module.css';

interface Way {
  readonly href: string;
  readonly text: string;
}

interface PaperViewProps<Paper> {
  /** what it is called in a sentence, e.g. `quotation` */
  what: string;
  /** the page's heading until the paper, which has its own, has loaded */
  heading: string;
  back: Way;
  reading: Reading<Paper>;
  /** whether pictures are still to come, without which it isn't printed */
  isDrawing?: boolean;
  isSaving: boolean;
  /** why it could not be saved */
  error: unknown;
  onSave: () => void;
  /** for the customer alone: not printed */
  note?: string | undefined;
  children: (paper: Paper) => ReactNode;
}

/** One paper as it prints, and what can be done with it. */
export function PaperView<Paper>(props: PaperViewProps<Paper>) {
  const { what, heading, back, reading, isDrawing = false, isSaving, error, onSave, note, children } = props;
  const hadFocus = useHandedFocus(reading.state === 'ready');
  const found = reading.state === 'ready' ? reading.value : undefined;
  return (
    <Container className={styles.page}>
      <div className={styles.bar} data-no-print="">
        <Link look="underline" className={styles.back} href={back.href}>
          {back.text}
        </Link>
        {found && (
          <span className="actions">
            <Button variant="outline" loading={isSaving} onClick={onSave}>
              <DownloadIcon />
              Download PDF
            </Button>
            <Button loading={isDrawing} onClick={() => window.print()}>
              Print
            </Button>
          </span>
        )}
      </div>
      <div className={styles.notes} data-no-print="">
        {note && <p>{note}</p>}
        <Problem error={error} />
      </div>
      {!found && <PassingHeading hadFocus={hadFocus}>{heading}</PassingHeading>}
      <ReadingView reading={reading} what={`This ${what}`} loading={<Loading what={what} />}>
        {children}
      </ReadingView>
    </Container>
  );
}

/** The paper has its own heading, which takes over the focus if the heading before it has it. */
function useHandedFocus(isReady: boolean): RefObject<boolean> {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!isReady || !hadFocus.current) return;
    hadFocus.current = false;
    focusHeading({ preventScroll: true });
  }, [isReady]);
  return hadFocus;
}

function PassingHeading({ hadFocus, children }: { hadFocus: RefObject<boolean>; children: string }) {
  // asked in the clean-up of a layout effect, while the old heading is still in the page
  useLayoutEffect(
    () => () => {
      hadFocus.current = document.activeElement?.hasAttribute('data-page-focus') ?? false;
    },
    [hadFocus],
  );
  return <PageHeading>{children}</PageHeading>;
}

function Loading({ what }: { what: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{`Loading the ${what}`}</VisuallyHidden>
      <Skeleton className={styles.loading} />
    </div>
  );
}

interface NoPaperProps {
  heading: string;
  what: string;
  list: Way;
  children: string;
}

/** The address names no paper. */
export function NoPaper({ heading, what, list, children }: NoPaperProps) {
  return (
    <Container className={clsx(styles.page, 'stack-6')}>
      <PageHeading>{heading}</PageHeading>
      <EmptyState
        title={`There is no such ${what}`}
        action={<ButtonLink href={list.href}>{list.text}</ButtonLink>}
      >
        {children}
      </EmptyState>
    </Container>
  );
}
