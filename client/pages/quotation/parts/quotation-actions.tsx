import { putIntoBasket } from '../../../features/quotations/quotations.api.ts';
import { useHref } from '../../../state/device.ts';
import { notify } from '../../../state/notices.ts';
import { useCustomer } from '../../../state/session.ts';
import { ActionList } from '../../../ui/action-list.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { useDeed } from '../use-deed.ts';
import type { OpenQuotation } from '../use-quotation.ts';
import type { Opened } from './quotation-dialogs.tsx';

interface QuotationActionsProps {
  open: OpenQuotation;
  onOpen: (dialog: Opened) => void;
}

/** What the quotation's state allows, the likeliest first, the rest in a menu, and nothing else. */
export function QuotationActions({ open: { quotation, tell }, onOpen }: QuotationActionsProps) {
  const { userId } = useCustomer().user;
  const href = useHref();
  const { quotationId, sts, orderId } = quotation;
  const basket = useDeed(putIntoBasket, () => {
    tell('Everything is in your basket, at today’s prices.');
    notify({ type: 'success', text: 'Everything is in your basket, at today’s prices.' });
  });
  const hasFirst = quotation.mayOrder === 1 || orderId !== '';
  const inFront = offeredOf([
    ['accept', 'Accept', quotation.mayAccept === 1],
    ['renew', 'Quote again', sts === 'expired' || sts === 'declined'],
    ['request', sts === 'draft' ? 'Ask for a price' : 'Ask again', quotation.mayRequest === 1],
    ['lines', 'Change lines', quotation.mayChange === 1],
  ]);
  const others = offeredOf([
    ['details', 'Change details', quotation.mayChange === 1],
    ['refresh', 'Refresh from its plan', quotation.mayChange === 1 && isPlanned(quotation)],
    ['copy', 'Duplicate', true],
    ['decline', 'Decline', quotation.mayDecline === 1],
    ['delete', 'Delete', quotation.mayDelete === 1],
  ]);
  const putAll = {
    label: 'Put into the basket',
    onChoose: () => void basket.run({ userId, quotationId }),
  };
  return (
    <div className="stack-3" data-no-print="">
      <div className="actions">
        {quotation.mayOrder === 1 && (
          <ButtonLink href={href('checkout', { quotation: quotationId })}>Order now</ButtonLink>
        )}
        {orderId !== '' && <ButtonLink href={href('orders', { id: orderId })}>To the order</ButtonLink>}
        {inFront.map(([dialog, label], at) => (
          <Button
            key={dialog}
            variant={at === 0 && !hasFirst ? 'solid' : 'outline'}
            onClick={() => onOpen(dialog)}
          >
            {label}
          </Button>
        ))}
        <Popover label="More" title="More" loading={basket.isPending}>
          {(close) => (
            <ActionList
              actions={[
                ...(orderId === '' ? [putAll] : []),
                ...others.map(([dialog, label]) => ({ label, onChoose: () => onOpen(dialog) })),
              ]}
              size="md"
              onClose={close}
            />
          )}
        </Popover>
      </div>
      <Problem error={basket.error} />
      {quotation.refusal && <Alert kind="info">{quotation.refusal}</Alert>}
    </div>
  );
}

type Offer = readonly [dialog: Opened, label: string, isOffered: boolean];
const offeredOf = (offers: readonly Offer[]) => offers.filter(([, , isOffered]) => isOffered);

/** Made from the plan of a project that is still there: only a plan tells what rooms measure. */
const isPlanned = ({ projectId, lines }: OpenQuotation['quotation']) =>
  projectId !== '' && lines.some(({ rooms }) => rooms.some(({ areaM2 }) => areaM2 > 0));
