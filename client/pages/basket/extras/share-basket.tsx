import { useState } from 'react';
import { dateWords } from '../../../../contracts/domain/calendar/day-words.ts';
import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import { BASKET_LINK_DAYS } from '../../../../contracts/site/limits.ts';
import { endLink, shareBasket, useBasketLinks } from '../../../features/basket/basket-extras.api.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { readingOf } from '../../../lib/reading.ts';
import { safeToRepeat } from '../../../lib/safe-to-repeat.ts';
import { fieldError, lackOf, useWrite } from '../../../lib/use-write.ts';
import { useDevice, useHref } from '../../../state/device.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { BasketRow } from '../basket-rows.ts';
import styles from './share-basket.module.css';

/** Creates links to the basket, and ends them. @param rows lines of the basket, without those just removed */
export function ShareBasket({ rows }: { rows: readonly BasketRow[] }) {
  const [isOpen, setOpen] = useState(false);
  const device = useDevice();
  const mayShare = rows.some(({ sample, fitting }) => !sample && fitting === '');
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Share basket
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Share basket"
        placement={device === 'mobile' ? 'bottom' : 'center'}
      >
        <Links mayShare={mayShare} />
      </Dialog>
    </>
  );
}

function Links({ mayShare }: { mayShare: boolean }) {
  const { userId } = useCustomer().user;
  const call = useBasketLinks(true);
  const [send] = useState(() => safeToRepeat(shareBasket));
  const { run, isPending, error } = useWrite(async () => void (await send({ userId })));
  return (
    <div className={styles.content}>
      <p>
        Anyone with a trade account who has the link sees these products at their own prices, and can add them
        to their basket. They see the products, the quantities and your first name, and nothing else. The link
        works for {BASKET_LINK_DAYS} days.
      </p>
      {mayShare ? (
        <Button loading={isPending} onClick={() => void run()}>
          Make a link to the basket as it is now
        </Button>
      ) : (
        <p>There are no floors or accessories in your basket to share.</p>
      )}
      <Problem error={error} />
      <ReadingView
        reading={readingOf(call, call.data?.data)}
        what="Your links"
        isPart
        loading={<SkeletonText lines={2} />}
      >
        {(links) => (
          <ul className={styles.links} aria-label="Your links">
            {links.map((link) => (
              <Link key={link.shareId} {...link} />
            ))}
          </ul>
        )}
      </ReadingView>
    </div>
  );
}

interface LinkProps {
  shareId: string;
  /** milliseconds since 1970 */
  createdAt: number;
  endsAt: number;
  lineCount: number;
}

const dayOf = (at: number) => dateWords(londonTime(at).day);

function Link({ shareId, createdAt, endsAt, lineCount }: LinkProps) {
  const { userId } = useCustomer().user;
  const href = useHref();
  const [isCopied, setCopied] = useState(false);
  const address = `${window.location.origin}${href('basket', { shared: shareId })}`;
  const label = `Link made on ${dayOf(createdAt)}`;
  const copy = useWrite(async () => {
    await copyText(address, 'Please select the link and copy it.');
    setCopied(true);
  });
  const end = useWrite(async () => void (await endLink({ userId, shareId })));
  return (
    <li className={styles.link}>
      <Field
        label={label}
        hint={`${countText(lineCount, 'line')}, works until ${dayOf(endsAt)}.`}
        error={fieldError(copy.error ?? end.error)}
      >
        <TextInput asks="reference" readOnly value={address} onFocus={({ target }) => target.select()} />
      </Field>
      <Problem error={lackOf(end.error)} />
      <div className={styles.ways}>
        <Button size="sm" onClick={() => void copy.run()}>
          Copy link
        </Button>
        <Button variant="outline" size="sm" loading={end.isPending} onClick={() => void end.run()}>
          End link
        </Button>
        <span className="text-small text-muted" role="status">
          {isCopied && 'Copied'}
        </span>
      </div>
    </li>
  );
}
