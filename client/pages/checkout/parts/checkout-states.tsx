import { Fragment } from 'react';
import { useHref } from '../../../state/device.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Quoted } from '../use-checkout.ts';
import type { Placing } from '../use-placing.ts';
import styles from './checkout-states.module.css';

interface OthersProps {
  isSample: boolean;
  /** lines of the other kind in the basket */
  others: number;
}

export function NothingToOrder({ isSample, others }: OthersProps) {
  const href = useHref();
  return (
    <EmptyState
      title={isSample ? 'There are no samples in your basket' : 'There is nothing in your basket to order'}
      action={
        isSample ? (
          <ButtonLink href={href('samples')}>Choose samples</ButtonLink>
        ) : (
          <ButtonLink href={href('flooring')}>Browse flooring</ButtonLink>
        )
      }
    >
      {others > 0 ? <OtherLines isSample={isSample} others={others} /> : null}
    </EmptyState>
  );
}

/** The names of the quotations, each a link to it. */
export function QuotedAs({ quoted }: { quoted: readonly Quoted[] }) {
  const href = useHref();
  return (
    <p className={styles.others} data-no-print="">
      You order at the prices of{' '}
      {quoted.map(({ quotationId, quotationNo, title }, at) => (
        <Fragment key={quotationId}>
          {at > 0 && ', '}
          <Link href={href('quotation', { id: quotationId })} look="underline">
            {`${quotationNo}, ${title}`}
          </Link>
        </Fragment>
      ))}
      . What is in your basket stays there.
    </p>
  );
}

/** Says why quotations can't be ordered: each can be ordered once, while it is valid. */
export function QuotedRefusal({ why, ids }: { why: string; ids: readonly string[] }) {
  const href = useHref();
  const [only] = ids;
  return (
    <EmptyState
      title={ids.length === 1 ? 'This quotation can’t be ordered' : 'These quotations can’t be ordered'}
      action={
        <ButtonLink href={ids.length === 1 ? href('quotation', { id: only }) : href('quotations')}>
          {ids.length === 1 ? 'To the quotation' : 'All quotations'}
        </ButtonLink>
      }
    >
      {why}
    </EmptyState>
  );
}

/** For customers whose role doesn't allow ordering. @param refusal why, and whom to ask */
export function NoOrdering({ refusal }: { refusal: string }) {
  const href = useHref();
  return (
    <EmptyState
      title="You can’t place orders"
      action={<ButtonLink href={href('people')}>See who can</ButtonLink>}
    >
      {refusal}
    </EmptyState>
  );
}

/** Links to the other checkout: floors and samples are ordered separately, as samples have no VAT and no delivery charge. */
export function OtherLines({ isSample, others }: OthersProps) {
  const href = useHref();
  if (others === 0) return null;
  const what = isSample ? 'other goods' : others === 1 ? '1 sample' : `${others} samples`;
  return (
    <p className={styles.others} data-no-print="">
      Your basket also holds {what}, ordered separately.{' '}
      <Link href={href('checkout', isSample ? {} : { sample: 1 })} look="underline">
        {isSample ? 'Order the other goods' : 'Order the samples'}
      </Link>
    </p>
  );
}

/** After an order got no answer, so that it may have been placed. Sending it again doesn't place it twice. */
export function UnsureOrder({ placing }: { placing: Placing }) {
  const { sendAgain, isPending, problem } = placing;
  if (!sendAgain) return null;
  return (
    <div className={styles.unsure} role="status" data-no-print="">
      <Alert
        kind="warning"
        title="Your last order may not have reached us"
        action={
          <Button size="sm" loading={isPending} onClick={sendAgain}>
            Send it again
          </Button>
        }
      >
        No answer came when you placed it. Send it again to find out: it is placed only once.
        <InlineAlert>{problem}</InlineAlert>
      </Alert>
    </div>
  );
}
