import { parsePostcode } from '../../../contracts/domain/delivery/postcode.ts';
import type { OrderField, OrderForm } from '../../../contracts/domain/forms/order-form.ts';
import type { FittingTerms } from '../../../contracts/domain/order/fitting-terms.ts';
import type { Access } from '../../features/delivery-site/site-words.ts';
import type { CheckoutStart, OrderInput } from './checkout.api.ts';
import { addressOf, isAt } from './known-site.ts';

/** Values of the fields by name; `addressId` is the chosen address of the book, '' for a new one. */
export type OrderValues = Readonly<Record<OrderField | 'addressId', string>>;

type Site = OrderInput['delivery'];
type Address = CheckoutStart['addresses'][number];

/**
 * The initial values of the fields.
 * @param postcode of the quotation's site, or of the delivery estimate in the basket; '' if none
 * @param siteAddress of the quotation; '' if none
 */
export function firstValues(
  { contactName, contactPhone, billing, addresses }: CheckoutStart,
  postcode: string,
  siteAddress = '',
) {
  const wanted = parsePostcode(postcode)?.text;
  const address = wanted
    ? addresses.find(
        ({ site }) => parsePostcode(site.postCode)?.text === wanted && isAt(siteAddress, site.line1),
      )
    : addresses.find(({ site }) => isAt(siteAddress, site.line1));
  const values: OrderValues = {
    contactName,
    contactPhone,
    'billing.companyName': billing.companyName,
    'billing.line1': billing.line1,
    'billing.line2': billing.line2,
    'billing.town': billing.town,
    'billing.postCode': billing.postCode,
    ...(address
      ? addressValues(address)
      : {
          ...noAddress(billing.companyName, contactName, contactPhone),
          'delivery.postCode': wanted ?? '',
          ...addressOf(siteAddress),
        }),
    poNumber: '',
    jobReference: '',
    requestedDay: '',
    notes: '',
    'fitting.point1': '',
    'fitting.point2': '',
    'fitting.point3': '',
    'fitting.point4': '',
    'fitting.point5': '',
    'fitting.visitDay': '',
    'fitting.visitNote': '',
    payment: '',
  };
  return values;
}

/** The delivery fields for an address of the book. */
export function addressValues({ addressId, site }: Address) {
  return {
    addressId,
    saveAddress: '',
    'delivery.companyName': site.companyName,
    'delivery.line1': site.line1,
    'delivery.line2': site.line2,
    'delivery.town': site.town,
    'delivery.postCode': site.postCode,
    'delivery.siteContact': site.siteContact,
    'delivery.sitePhone': site.sitePhone,
    'delivery.unloading': site.unloading,
    'delivery.largestVehicle': site.largestVehicle,
    'delivery.levelGround': site.levelGround ? '1' : '',
    'delivery.bookingNeeded': site.bookingNeeded ? '1' : '',
    'delivery.floorAndLift': site.floorAndLift,
  };
}

/** The delivery fields for a new address; the customer is the contact until another is entered. */
export function noAddress(companyName: string, siteContact: string, sitePhone: string) {
  return {
    addressId: '',
    saveAddress: '',
    'delivery.companyName': companyName,
    'delivery.line1': '',
    'delivery.line2': '',
    'delivery.town': '',
    'delivery.postCode': '',
    'delivery.siteContact': siteContact,
    'delivery.sitePhone': sitePhone,
    'delivery.unloading': 'tail lift',
    'delivery.largestVehicle': 'any',
    'delivery.levelGround': '1',
    'delivery.bookingNeeded': '',
    'delivery.floorAndLift': '',
  };
}

const siteOf = (form: OrderForm): Site => ({
  companyName: form['delivery.companyName'],
  line1: form['delivery.line1'],
  line2: form['delivery.line2'],
  town: form['delivery.town'],
  postCode: form['delivery.postCode'],
  siteContact: form['delivery.siteContact'],
  sitePhone: form['delivery.sitePhone'],
  unloading: form['delivery.unloading'],
  largestVehicle: form['delivery.largestVehicle'],
  levelGround: form['delivery.levelGround'] === '1' ? 1 : 0,
  bookingNeeded: form['delivery.bookingNeeded'] === '1' ? 1 : 0,
  floorAndLift: form['delivery.floorAndLift'],
});

/** Access to the site. The values are valid, because the fields offer no others. */
export const accessOf = (values: OrderValues): Access => ({
  unloading: values['delivery.unloading'] as Access['unloading'],
  largestVehicle: values['delivery.largestVehicle'] as Access['largestVehicle'],
  levelGround: values['delivery.levelGround'] === '1' ? 1 : 0,
  bookingNeeded: values['delivery.bookingNeeded'] === '1' ? 1 : 0,
});

export const POINT_FIELDS = [
  'fitting.point1',
  'fitting.point2',
  'fitting.point3',
  'fitting.point4',
  'fitting.point5',
] as const;

/** The fields for fitting. */
export const fittingValues = ({ checkList, visitDay, visitNote }: FittingTerms) => ({
  ...Object.fromEntries(POINT_FIELDS.map((name, point) => [name, checkList.includes(point) ? '1' : ''])),
  'fitting.visitDay': visitDay,
  'fitting.visitNote': visitNote,
});

/** The fitting terms from a checked form. */
export const fittingOf = (form: OrderForm): FittingTerms => ({
  checkList: POINT_FIELDS.flatMap((name, point) => (form[name] === '1' ? [point] : [])),
  visitDay: form['fitting.visitDay'],
  visitNote: form['fitting.visitNote'],
});

/** An order's fields from a checked form. @param overPence pence that the account doesn't cover */
export function orderFields(form: OrderForm, overPence: number) {
  return {
    contactName: form.contactName,
    contactPhone: form.contactPhone,
    delivery: siteOf(form),
    saveAddress: form.saveAddress === '1' ? 1 : 0,
    billing: {
      companyName: form['billing.companyName'],
      line1: form['billing.line1'],
      line2: form['billing.line2'],
      town: form['billing.town'],
      postCode: form['billing.postCode'],
    },
    poNumber: form.poNumber,
    jobReference: form.jobReference,
    requestedDay: form.requestedDay,
    notes: form.notes,
    ...(form.payment === 'split'
      ? { payment: 'account' as const, cardPence: overPence }
      : { payment: form.payment }),
  } satisfies Partial<OrderInput>;
}
