import { groupDigits, percentText } from '../../../contracts/domain/number/notation.ts';
import {
  CUT_OFF_HOUR,
  DEFECT_WORKING_DAYS,
  DELIVERY_HOURS,
  DRIVER_WAIT_MINUTES,
  LATE_INTEREST_PERCENT,
  PROPERTY_LIABILITY,
  QUOTATION_DAYS,
  TAIL_LIFT_MAX_KG,
} from '../../../contracts/domain/order/trade-terms.ts';
import { vatPercentAt } from '../../../contracts/domain/vat/vat.ts';
import { useHref } from '../../state/device.ts';
import { Container } from '../../ui/container.tsx';
import { Link } from '../../ui/link.tsx';
import { LongText, type TextPart } from '../../ui/long-text.tsx';
import { PageHead } from '../../ui/page-head.tsx';

export function TermsPage() {
  return (
    <Container className="text-page">
      <PageHead eyebrow="For the trade" title="Terms and conditions" lead={TERMS_LEAD} />
      <LongText parts={CLAUSES} numbered />
    </Container>
  );
}

const TERMS_LEAD =
  'These terms apply to every quotation, order and delivery. We supply the trade only: architects, contractors and developers.';

function PricesAndVat() {
  return (
    <p>
      {`Prices are in pounds sterling and exclude VAT, which is added at the rate that applies, at present ${percentText(vatPercentAt(Date.now()))}. Delivery is charged as quoted.`}
    </p>
  );
}

/** The twelve clauses (docs/product.md, "What it is"; figures from "Figures and limits"). */
const CLAUSES: readonly TextPart[] = [
  {
    id: 'trading-basis',
    title: 'Trading basis',
    text: (
      <>
        <p>
          We sell to businesses in the building trade and not to consumers. By applying for an account you
          confirm that you buy in the course of your business.
        </p>
        <p>
          A contract is made when we confirm your order. These terms take precedence over terms on your own
          papers, unless we have agreed to those in writing.
        </p>
        <p>
          Wood is a natural material. Colour, grain and knots differ from board to board and from the sample;
          within the grade that you ordered this is not a defect.
        </p>
      </>
    ),
  },
  {
    id: 'price',
    title: 'Price',
    text: (
      <>
        <p>{`Quotations and the prices in them are valid for ${QUOTATION_DAYS} days from their date.`}</p>
        <PricesAndVat />
        <p>
          Floors are sold in whole packs. The price of an order is that of the packs, not of the area they
          cover.
        </p>
      </>
    ),
  },
  {
    id: 'payment',
    title: 'Payment',
    text: (
      <>
        <p>Without a credit account, an order is paid for before it is dispatched.</p>
        <p>
          With a credit account, payment is due within one calendar month from the end of the month of supply:
          what we supply in March is due by the last day of April.
        </p>
        <p>
          {`On late payments we charge interest at ${percentText(LATE_INTEREST_PERCENT)} a year above the base rate of the Bank of England, from the due date until payment. While payments are overdue we may hold back further deliveries.`}
        </p>
      </>
    ),
  },
  {
    id: 'title-retention',
    title: 'Title retention',
    text: (
      <>
        <p>
          The goods stay ours until they are paid for in full. The risk in them passes to you when they are
          unloaded.
        </p>
        <p>
          Until then, please keep them dry, insured and separate from other goods. If payment is overdue we
          may collect goods that have not been laid.
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Delivery',
    text: (
      <>
        <p>
          {`Orders received by ${CUT_OFF_HOUR}pm are dispatched the same working day, later ones the next. We deliver ${DELIVERY_HOURS.hours}, ${DELIVERY_HOURS.days}. Dates that we give are our best estimate.`}
        </p>
        <p>
          {`Delivery is to the kerb, on hard and level ground. A tail lift takes at most ${groupDigits(TAIL_LIFT_MAX_KG)} kg. The driver waits at most ${DRIVER_WAIT_MINUTES} minutes; please have people ready to unload.`}
        </p>
        <p>If nobody can take the delivery, we charge for a second one at cost.</p>
      </>
    ),
  },
  {
    id: 'defects',
    title: 'Defects',
    text: (
      <>
        <p>
          {`Please check the goods when they arrive and before they are laid. Report a defect, a shortage or damage within ${DEFECT_WORKING_DAYS} working days of delivery, with pictures and the number on the pack.`}
        </p>
        <p>
          We replace defective goods or refund their price. Boards that were laid with a visible defect count
          as accepted.
        </p>
      </>
    ),
  },
  {
    id: 'warranty',
    title: 'Warranty',
    text: (
      <>
        <p>
          We warrant that the goods match their description and data sheet when they are delivered. Where a
          product has a longer warranty, its data sheet says so.
        </p>
        <p>
          The warranty assumes that the floor was stored, laid and looked after as our installation sheets and
          the British Standard for its kind ask, and that the room was kept within the humidity and
          temperature given there. Wear from use is not covered.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    text: (
      <>
        <p>{`Our liability for damage to property is limited to ${PROPERTY_LIABILITY}.`}</p>
        <p>
          Otherwise it is limited to the price of the goods concerned. We are not liable for loss of profit or
          for the cost of delay.
        </p>
        <p>
          Nothing in these terms limits liability for death or injury caused by negligence, for fraud, or for
          anything else that the law does not allow us to limit.
        </p>
      </>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    text: (
      <p>
        Either of us may end the account in writing at any time; orders that we have confirmed are carried
        out. We may end it at once if payments stay overdue after a reminder, or if you can't pay your debts.
        What is owed then falls due.
      </p>
    ),
  },
  {
    id: 'data-protection',
    title: 'Data protection',
    text: <DataProtection />,
  },
  {
    id: 'notices',
    title: 'Notices',
    text: (
      <p>
        Notices are given in writing: by email to the address of the account and to our sales mailbox, or by
        post to the addresses on the invoice. An email counts as received on the next working day, a letter on
        the second.
      </p>
    ),
  },
  {
    id: 'legal-construction',
    title: 'Legal construction',
    text: (
      <p>
        These terms are governed by the law of England and Wales, whose courts decide disputes. If a clause
        turns out to be invalid, the others still stand.
      </p>
    ),
  },
];

function DataProtection() {
  const href = useHref();
  return (
    <p>
      We use the data of your account to carry out your orders and to run the account. The{' '}
      <Link href={href('privacy')} look="underline">
        privacy policy
      </Link>{' '}
      says what we store and why. Card details are not stored.
    </p>
  );
}
