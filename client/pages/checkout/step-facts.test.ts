import { describe, expect, it } from 'vitest';
import { firstValues, type OrderValues } from './order-values.ts';
import { papersFacts, whenFacts, whereFacts, whoFacts } from './step-facts.ts';

const billing = {
  companyName: 'Moss Builders Ltd',
  line1: '1 High Street',
  line2: '',
  town: 'Ipswich',
  postCode: 'IP1 9ZZ',
};
const site = {
  ...billing,
  line1: 'Plot 4, Mill Lane',
  town: 'Woodbridge',
  postCode: 'IP12 9ZZ',
  siteContact: 'Ada Moss',
  sitePhone: '01632 960142',
  unloading: 'tail lift',
  largestVehicle: '18 t',
  levelGround: 1,
  bookingNeeded: 0,
  floorAndLift: 'Ground floor',
} as const;

const valuesWith = (differs: Partial<OrderValues> = {}): OrderValues => ({
  ...firstValues(
    {
      contactName: 'Tom Halloran',
      contactPhone: '01632 960141',
      billing,
      isPoRequired: 0,
      credit: { limitPence: 0, openPence: 0, creditPence: 0 },
      addresses: [{ addressId: 'a-1', label: 'Mill Lane', site }],
      takesFitting: 1,
    },
    '',
  ),
  ...differs,
});

/** Lines break in no phone number and in no post code. */
const spaced = (texts: readonly { readonly text: string }[]) =>
  texts.map(({ text }) => text.replaceAll('\u00a0', ' '));

describe('what a folded step says', () => {
  it('who orders and who is billed', () => {
    expect(spaced(whoFacts(valuesWith()))).toEqual([
      'Tom Halloran, 01632 960141',
      'Moss Builders Ltd, 1 High Street, Ipswich IP1 9ZZ',
    ]);
  });

  it('where to, by pallet with what the driver has to know, and without the company that is billed', () => {
    const [place, person] = spaced(whereFacts(valuesWith(), false));
    expect(place).toBe('Plot 4, Mill Lane, Woodbridge IP12 9ZZ');
    expect(person).toBe('Ada Moss, 01632 960142');
    expect(spaced(whereFacts(valuesWith(), true)).slice(2)).toEqual([
      'Tail lift, up to an 18-tonne lorry, hard level ground, Ground floor',
    ]);
  });

  it('the company of a site that isn’t one’s own', () => {
    const [place] = spaced(whereFacts(valuesWith({ 'delivery.companyName': 'Saltmarsh Homes' }), false));
    expect(place).toBe('Saltmarsh Homes, Plot 4, Mill Lane, Woodbridge IP12 9ZZ');
  });

  it('keeps a phone number and a post code in one piece', () => {
    const [who] = whoFacts(valuesWith());
    expect(who?.text).toContain('01632\u00a0960141');
    const [where] = whereFacts(valuesWith(), false);
    expect(where?.text).toContain('IP12\u00a09ZZ');
  });

  it('the day, and whether it is the earliest', () => {
    const days = [Date.UTC(2026, 10, 30), Date.UTC(2026, 11, 1)];
    expect(spaced(whenFacts(valuesWith({ requestedDay: '2026-11-30' }), days))).toEqual([
      'Monday 30 November, the earliest',
    ]);
    expect(
      whenFacts(valuesWith({ requestedDay: '2026-12-01', 'fitting.visitDay': '2026-11-30' }), days),
    ).toMatchObject([
      { text: 'Tuesday 1 December' },
      { term: 'Technician’s visit', text: 'Monday 30 November', isNamed: true },
    ]);
    expect(whenFacts(valuesWith(), [])).toEqual([]);
  });

  it('what the papers show, or that they show nothing', () => {
    expect(spaced(papersFacts(valuesWith()))).toEqual(['No purchase order number, job reference or notes']);
    expect(papersFacts(valuesWith({ poNumber: 'PO-1180', notes: 'Ring first.' }))).toMatchObject([
      { term: 'Purchase order number', text: 'PO-1180' },
      { term: 'Notes', text: 'Ring first.' },
    ]);
  });
});
