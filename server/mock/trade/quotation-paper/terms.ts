import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { dateWords } from '../../../../contracts/domain/calendar/day-words.ts';
import { DELIVERY_HOURS } from '../../../../contracts/domain/order/trade-terms.ts';

type Quotation = Pick<components['schemas']['Quotation'], 'validUntil' | 'isDeliveryKnown'>;

const VAT = 'VAT is worked out once on the whole amount and rounded to the nearest penny.';
const PACKS =
  'Floors are supplied in whole packs. A pack that serves several rooms is counted to the first of them.';
const OURS = [
  `We deliver ${DELIVERY_HOURS.hours}, ${DELIVERY_HOURS.days}, to the kerb, on hard and level ground.`,
  'The goods stay ours until they are paid for in full. Our terms and conditions apply.',
];

/** The small print. Ours is only on our own paper, because a company's terms with its client are its own. */
export function termsOf(
  { validUntil, isDeliveryKnown }: Quotation,
  { isOwn, hasPrices }: { readonly isOwn: boolean; readonly hasPrices: boolean },
): string[] {
  const priced = [
    `These prices stand until the end of ${dateWords(Date.parse(validUntil))}.`,
    ...(isDeliveryKnown === 0 ? ['Delivery is not included: it depends on the postcode of the site.'] : []),
    VAT,
  ];
  return [...(hasPrices ? priced : []), PACKS, ...(isOwn ? OURS : [])];
}
