import { describe, expect, it } from 'vitest';
import { NO_POSTCODE } from './delivery-site-form.ts';
import { fieldErrors } from './forms.ts';
import { orderForm } from './order-form.ts';

const filled = {
  contactName: 'Tom Halloran',
  contactPhone: '01632 960141',
  'billing.companyName': 'Halloran & Pike',
  'billing.line1': '18 Tanyard Yard',
  'billing.town': 'Ipswich',
  'billing.postCode': 'IP4 9ZZ',
  'delivery.line1': '4 Mill Lane',
  'delivery.town': 'Ipswich',
  'delivery.postCode': 'ip49zz',
  'delivery.siteContact': 'Ada Moss',
  'delivery.sitePhone': '01632 960141',
  requestedDay: '2030-05-14',
  payment: 'account',
};
const form = orderForm({ isPoRequired: false, isPaid: true });

describe('order form', () => {
  it('accepts an order with the mandatory fields, and formats the post code', () => {
    expect(form.parse(filled)).toMatchObject({
      'delivery.postCode': 'IP4 9ZZ',
      'delivery.unloading': 'tail lift',
      'delivery.levelGround': '',
      poNumber: '',
      notes: '',
    });
  });

  it('says what is missing, in the order of the page', () => {
    expect(fieldErrors(form, {})).toEqual({
      contactName: 'Please enter your name.',
      contactPhone: 'Please enter your phone number.',
      'billing.companyName': 'Please enter the company’s name.',
      'billing.line1': 'Please enter the first line of the address.',
      'billing.town': 'Please enter the town.',
      'billing.postCode': NO_POSTCODE,
      'delivery.line1': 'Please enter the first line of the address.',
      'delivery.town': 'Please enter the town.',
      'delivery.postCode': NO_POSTCODE,
      'delivery.siteContact': 'Please enter who receives the goods.',
      'delivery.sitePhone': 'Please enter a phone number on site.',
      requestedDay: 'Please choose the day of delivery.',
      payment: 'Please choose how to pay.',
    });
  });

  it('requires each point of the checklist if fitting is ordered, and none otherwise', () => {
    const fitted = orderForm({ isPoRequired: false, isPaid: true, isFitted: true });
    const points = [1, 2, 3, 4, 5].map((point) => `fitting.point${point}`);
    expect(Object.keys(fieldErrors(fitted, filled))).toEqual(points);
    const ticked = Object.fromEntries(points.map((name) => [name, '1']));
    expect(fieldErrors(fitted, { ...filled, ...ticked })).toEqual({});
    expect(Object.keys(fieldErrors(fitted, { ...filled, ...ticked, 'fitting.point3': '' }))).toEqual([
      'fitting.point3',
    ]);
    expect(fieldErrors(form, filled)).toEqual({});
  });

  it.each([
    ['delivery.postCode', 'Ipswich', NO_POSTCODE],
    ['delivery.postCode', '  ', NO_POSTCODE],
    ['billing.postCode', 'IP4', NO_POSTCODE],
    [
      'delivery.postCode',
      'JE2 3AB',
      'We arrange deliveries to Jersey and Guernsey by phone. Please call 01632 960180.',
    ],
    [
      'delivery.postCode',
      'gx111aa',
      'We arrange deliveries to Gibraltar by phone. Please call 01632 960180.',
    ],
    ['delivery.postCode', 'ZZ9 9ZZ', NO_POSTCODE],
    ['contactName', ' ', 'Please enter your name.'],
    ['poNumber', 'x'.repeat(41), 'Please use at most 40 characters'],
    ['notes', 'x'.repeat(1001), 'Please use at most 1000 characters'],
    ['delivery.line1', 'x'.repeat(121), 'Please use at most 120 characters'],
    ['payment', 'none', 'Please choose how to pay.'],
  ])('refuses a %s of %j', (field, value, message) => {
    expect(fieldErrors(form, { ...filled, [field]: value })).toEqual({ [field]: message });
  });

  it('requires a purchase order number only if the company does', () => {
    const strict = orderForm({ isPoRequired: true, isPaid: true });
    expect(fieldErrors(strict, { ...filled, poNumber: ' ' })).toEqual({
      poNumber: 'Please enter your purchase order number. Your company wants one on every order.',
    });
    expect(strict.parse({ ...filled, poNumber: ' PO-1 ' }).poNumber).toBe('PO-1');
  });

  it('requires no way to pay if there is nothing to pay', () => {
    const { payment: _, ...free } = filled;
    expect(orderForm({ isPoRequired: false, isPaid: false }).parse(free).payment).toBe('none');
  });
});
