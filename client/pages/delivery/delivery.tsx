import { groupDigits, percentText } from '../../../contracts/domain/number/notation.ts';
import {
  CUT_OFF_HOUR,
  DEFECT_WORKING_DAYS,
  DELIVERY_HOURS,
  DRIVER_WAIT_MINUTES,
  RESTOCKING_PERCENT,
  RETURN_DAYS,
  RETURN_WORKING_DAYS,
  TAIL_LIFT_MAX_KG,
} from '../../../contracts/domain/order/trade-terms.ts';
import { PHONE, salesMailbox } from '../../../contracts/domain/seller/seller.ts';
import { brandName } from '../../lib/api-client.ts';
import { useHref } from '../../state/device.ts';
import { useSite } from '../../state/site-context.ts';
import { Container } from '../../ui/container.tsx';
import { Link, OuterLink } from '../../ui/link.tsx';
import { LongText, type TextPart } from '../../ui/long-text.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import styles from './delivery.module.css';
import { useDispatch } from './use-dispatch.ts';

const DELIVERY_LEAD = `Orders received by ${CUT_OFF_HOUR}pm are dispatched the same day, later ones the next. You can return unopened goods within ${RETURN_DAYS} days.`;

export function DeliveryPage() {
  return (
    <Container className="text-page">
      <PageHead eyebrow="From our warehouse" title="Delivery and returns" lead={DELIVERY_LEAD} />
      <DispatchNote />
      <LongText parts={deliveryParts()} />
    </Container>
  );
}

/** When an order made now would arrive. Space is reserved until the browser has looked at the clock. */
function DispatchNote() {
  const dispatch = useDispatch();
  return (
    <section className={styles.note} aria-label="When it would arrive" data-no-print="">
      {dispatch && (
        <>
          <p className="text-subheading">{`Order now and we dispatch it ${dispatch.dispatched}.`}</p>
          <p className="text-muted">
            {`The earliest delivery is the next working day, ${dispatch.earliest}, ${DELIVERY_HOURS.hours}. Floors that are not in stock take longer.`}
          </p>
        </>
      )}
    </section>
  );
}

/** What a site should know before the lorry comes, and how returns work (docs/product.md, "Figures and limits"). */
function deliveryParts(): readonly TextPart[] {
  const mailbox = salesMailbox(brandName());
  return [
    {
      id: 'days-and-hours',
      title: 'Days and hours',
      text: (
        <p>
          {`We deliver ${DELIVERY_HOURS.days}, ${DELIVERY_HOURS.hours}, but not on the bank holidays of where you are: England and Wales, Scotland or Northern Ireland. If your site needs a booking, a time slot or a smaller vehicle, please tell us when you order.`}
        </p>
      ),
    },
    {
      id: 'unloading',
      title: 'Unloading',
      text: (
        <ul>
          <li>Delivery is to the kerb, on hard and level ground that a lorry can reach.</li>
          <li>{`A tail lift takes at most ${groupDigits(TAIL_LIFT_MAX_KG)} kg. Heavier pallets are split, or you unload them with a forklift.`}</li>
          <li>{`The driver waits at most ${DRIVER_WAIT_MINUTES} minutes. Please have somebody there who can unload and sign.`}</li>
          <li>
            Carry packs flat and keep them dry. Wood belongs in the room where it will be laid, in its packs.
          </li>
        </ul>
      ),
    },
    {
      id: 'checking',
      title: 'Checking the delivery',
      text: (
        <p>
          {`Count the packs before you sign, and note damage on the delivery note. Report defects within ${DEFECT_WORKING_DAYS} working days, before the floor is laid: boards that were laid with a visible defect count as accepted.`}
        </p>
      ),
    },
    {
      id: 'returns',
      title: 'Returns',
      text: (
        <>
          <ul>
            <li>{`You can return unopened packs within ${RETURN_DAYS} days of delivery. We can’t take back opened packs or single boards.`}</li>
            <li>{`A return takes us ${RETURN_WORKING_DAYS} working days to process from the day it arrives. Then we credit your account.`}</li>
            <li>{`Please agree a return with us first. We charge a restocking fee of ${percentText(RESTOCKING_PERCENT)} on goods that come back without our agreement.`}</li>
          </ul>
          <p>
            <AskOnline />
            <OuterLink href={PHONE.link}>{PHONE.shown}</OuterLink> or write to{' '}
            <OuterLink href={`mailto:${mailbox}`}>{mailbox}</OuterLink> with the order number and the number
            of packs.
          </p>
        </>
      ),
    },
  ];
}

/** The way to a return on the shop's own page, where there is one. */
function AskOnline() {
  const href = useHref();
  const { absent } = useSite();
  if (absent.includes('orders')) return 'To ask for a return, please call ';
  return (
    <>
      Ask for a return on the page of your order, under{' '}
      <Link href={href('orders')} look="underline">
        Orders
      </Link>
      . Or call{' '}
    </>
  );
}
