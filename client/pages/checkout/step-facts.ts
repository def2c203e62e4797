import { dayWords } from '../../../contracts/domain/calendar/day-words.ts';
import { dayOfText, dayText } from '../../../contracts/domain/delivery/delivery-day.ts';
import { placeText } from '../../../contracts/domain/delivery/place-text.ts';
import { accessWords } from '../../features/delivery-site/site-words.ts';
import { accessOf, type OrderValues } from './order-values.ts';

/** One thing that a step holds, as its folded line and the paper show it. */
export interface StepFact {
  readonly term: string;
  readonly text: string;
  /** on the screen too, the text needs its term before it */
  readonly isNamed?: boolean;
  /** shown on one line of the screen, as far as it fits */
  readonly isLong?: boolean;
}

/** Who orders, and where the bill goes. */
export const whoFacts = (values: OrderValues): StepFact[] =>
  known([
    { term: 'Ordered by', text: joined(values.contactName, unbroken(values.contactPhone)) },
    { term: 'Billed to', text: placeOf(values, 'billing'), isNamed: true },
  ]);

/** Where the goods go. @param isByPallet the driver needs to know how the site is reached */
export const whereFacts = (values: OrderValues, isByPallet: boolean): StepFact[] =>
  known([
    { term: 'Delivered to', text: placeOf(values, 'delivery') },
    {
      term: 'Received by',
      text: joined(values['delivery.siteContact'], unbroken(values['delivery.sitePhone'])),
    },
    {
      term: 'Unloading',
      text: isByPallet ? joined(...accessWords(accessOf(values)), values['delivery.floorAndLift']) : '',
    },
  ]);

/** The day of delivery and of a technician's visit. @param days to choose from, the earliest first */
export function whenFacts(values: OrderValues, days: readonly number[]): StepFact[] {
  const [earliest] = days;
  const day = wordsOf(values.requestedDay);
  const isEarliest = earliest !== undefined && dayText(earliest) === values.requestedDay;
  return known([
    { term: 'Day of delivery', text: isEarliest ? `${day}, the earliest` : day },
    { term: 'Technician’s visit', text: wordsOf(values['fitting.visitDay']), isNamed: true },
  ]);
}

/** What the papers of the order show. */
export function papersFacts(values: OrderValues): StepFact[] {
  const facts = known([
    { term: 'Purchase order number', text: values.poNumber, isNamed: true },
    { term: 'Job reference', text: values.jobReference, isNamed: true },
    { term: 'Notes', text: values.notes, isNamed: true, isLong: true },
  ]);
  if (facts.length > 0) return facts;
  return [{ term: 'Purchase order number', text: 'No purchase order number, job reference or notes' }];
}

const known = (facts: readonly StepFact[]) => facts.filter(({ text }) => text.trim() !== '');
const joined = (...texts: readonly string[]) => texts.filter((text) => text.trim() !== '').join(', ');

/** A phone number or a post code, of which no line takes a half. */
const unbroken = (text: string) => text.trim().replaceAll(' ', '\u00a0');

function wordsOf(text: string): string {
  const day = dayOfText(text);
  return day === undefined ? '' : dayWords(day);
}

/** A site of the company that pays doesn't repeat the company's name. */
function placeOf(values: OrderValues, part: 'billing' | 'delivery'): string {
  const companyName = values[`${part}.companyName`];
  const isRepeated = part === 'delivery' && companyName === values['billing.companyName'];
  return placeText({
    companyName: isRepeated ? '' : companyName,
    line1: values[`${part}.line1`],
    line2: values[`${part}.line2`],
    town: values[`${part}.town`],
    postCode: unbroken(values[`${part}.postCode`]),
  });
}
