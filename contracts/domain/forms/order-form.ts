import * as z from 'zod/mini';
import { deliveryTo } from '../delivery/delivery-charge.ts';
import { NO_POSTCODE, postcode, siteShape } from './delivery-site-form.ts';
import { optionalText, text } from './forms.ts';

/*
 * The rules of the checkout's fields. A field is named by its path in the contract's OrderInput, such as
 * `delivery.postCode`. Loaded lazily, like the other forms.
 */

/** Any load will do to find out whether we deliver to a post code. */
const NO_LOAD = { weightKg: 0, pallets: 0, longestMm: 0 };

function byPhone(typed: string): string {
  const delivery = deliveryTo(typed, NO_LOAD);
  return delivery.kind === 'ask' ? delivery.words : NO_POSTCODE;
}

/** A box: '1' when it is ticked. */
const tick = () => z._default(z.enum(['1', '']), '');

const point = (isFitted: boolean) =>
  isFitted ? z.literal('1', 'Please confirm this point. Our fitters can’t start without it.') : tick();

/**
 * The form's own way to pay, `split`, uses what is left of the account, and a card for the rest.
 * @param isPoRequired the company requires a purchase order number on each order
 * @param isPaid there is something to pay
 * @param isFitted the order includes fitting, so each point of the checklist must be confirmed
 */
export function orderForm({
  isPoRequired,
  isPaid,
  isFitted = false,
}: {
  readonly isPoRequired: boolean;
  readonly isPaid: boolean;
  readonly isFitted?: boolean;
}) {
  return z.object({
    contactName: text('Please enter your name.', 160),
    contactPhone: text('Please enter your phone number.', 40),
    'billing.companyName': text('Please enter the company’s name.', 160),
    'billing.line1': siteShape.line1,
    'billing.line2': siteShape.line2,
    'billing.town': siteShape.town,
    'billing.postCode': postcode(),
    'delivery.companyName': siteShape.companyName,
    'delivery.line1': siteShape.line1,
    'delivery.line2': siteShape.line2,
    'delivery.town': siteShape.town,
    'delivery.postCode': postcode().check(
      z.refine((typed) => deliveryTo(typed, NO_LOAD).kind !== 'ask', {
        error: ({ input }) => byPhone(String(input)),
      }),
    ),
    'delivery.siteContact': siteShape.siteContact,
    'delivery.sitePhone': siteShape.sitePhone,
    'delivery.unloading': z._default(z.enum(['tail lift', 'forklift']), 'tail lift'),
    'delivery.largestVehicle': z._default(z.enum(['any', '18 t', '7.5 t', 'van']), 'any'),
    'delivery.levelGround': tick(),
    'delivery.bookingNeeded': tick(),
    'delivery.floorAndLift': siteShape.floorAndLift,
    saveAddress: tick(),
    requestedDay: text('Please choose the day of delivery.', 10),
    poNumber: isPoRequired
      ? text('Please enter your purchase order number. Your company wants one on every order.', 40)
      : optionalText(40),
    jobReference: optionalText(60),
    notes: optionalText(1000),
    'fitting.point1': point(isFitted),
    'fitting.point2': point(isFitted),
    'fitting.point3': point(isFitted),
    'fitting.point4': point(isFitted),
    'fitting.point5': point(isFitted),
    'fitting.visitDay': optionalText(10),
    'fitting.visitNote': optionalText(500),
    payment: isPaid
      ? z.enum(['account', 'split', 'card', 'transfer'], 'Please choose how to pay.')
      : z._default(z.enum(['none']), 'none'),
  });
}

export type OrderForm = z.output<ReturnType<typeof orderForm>>;
/** The checkout's fields, by name. */
export type OrderField = keyof OrderForm;
