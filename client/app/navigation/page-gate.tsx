import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useHref, useLoginHref } from '../../state/device.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { useSite } from '../../state/site-context.ts';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SalesOffice } from '../../ui/sales-office.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { EmptyState, NeedsScript } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './page-gate.module.css';
import type { Place } from './page-target.ts';

/**
 * Keeps everyone but trade customers off their pages, and brings the customer back to the page after logging in. A page that
 * the backend can't fill tells everyone how to reach us.
 */
export function PageGate({ place, children }: { place: Place; children: ReactNode }) {
  const session = useSession();
  const { absent } = useSite();
  const page = place.match?.page;
  const isTheirs = page?.access === 'customer';
  if (place.match && absent.includes(place.match.id)) {
    return <NotOnline title={place.match.page.title} isMine={isTheirs && isCustomer(session)} />;
  }
  if (!isTheirs || isCustomer(session)) return children;
  const isUnknown = session.status === 'unknown';
  return (
    <Container className={styles.page}>
      <PageHeading>{page.title}</PageHeading>
      <NeedsScript>
        This page needs JavaScript, as it shows what belongs to you. Please switch it on.
      </NeedsScript>
      <div className={clsx(styles.part, isUnknown && styles.visitor)}>
        <LogInHint />
      </div>
      {isUnknown && <Waiting />}
    </Container>
  );
}

function NotOnline({ title, isMine }: { title: string; isMine: boolean }) {
  const href = useHref();
  return (
    <Container className={styles.page}>
      <PageHeading>{title}</PageHeading>
      <EmptyState
        title="This can’t be done online"
        action={
          <ButtonLink href={href(isMine ? 'account' : 'flooring')}>
            {isMine ? 'My account' : 'All floors'}
          </ButtonLink>
        }
      >
        <SalesOffice />
      </EmptyState>
    </Container>
  );
}

/** Shown while it isn't known yet whether the visitor is a trade customer. */
function Waiting() {
  return (
    <div className={clsx(styles.part, styles.waiting)} aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton className={styles.skeleton} />
      <SkeletonText lines={3} />
    </div>
  );
}

function LogInHint() {
  const href = useHref();
  return (
    <EmptyState
      title="This page is for trade customers"
      action={
        <span className={styles.actions}>
          <ButtonLink href={useLoginHref()}>Log in</ButtonLink>
          <ButtonLink href={href('register')} variant="outline">
            Create a trade account
          </ButtonLink>
        </span>
      }
    >
      Log in, and we’ll bring you straight back here.
    </EmptyState>
  );
}
