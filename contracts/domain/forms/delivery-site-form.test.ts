import { expect, test } from 'vitest';
import { addressForm, siteForm, toAddress } from './delivery-site-form.ts';
import { fieldErrors } from './forms.ts';

const FILLED = {
  label: 'Mill Lane',
  companyName: 'Halloran & Pike',
  line1: ' 4 Mill Lane ',
  town: 'Ipswich',
  postCode: 'ip49zz',
  siteContact: 'Ada Moss',
  sitePhone: '01632 960141',
  unloading: 'tail lift',
  largestVehicle: '18 t',
  levelGround: '1',
};

test('an address form becomes a site of the contract', () => {
  expect(toAddress(FILLED)).toEqual({
    label: 'Mill Lane',
    site: {
      companyName: 'Halloran & Pike',
      line1: '4 Mill Lane',
      line2: '',
      town: 'Ipswich',
      postCode: 'IP4 9ZZ',
      siteContact: 'Ada Moss',
      sitePhone: '01632 960141',
      unloading: 'tail lift',
      largestVehicle: '18 t',
      levelGround: 1,
      bookingNeeded: 0,
      floorAndLift: '',
    },
  });
});

test('an empty form has a message for each mandatory field', () => {
  expect(fieldErrors(addressForm, {})).toEqual({
    label: 'Please give the address a name.',
    line1: 'Please enter the first line of the address.',
    town: 'Please enter the town.',
    postCode: 'Please enter a UK post code, for example IP4 9ZZ.',
    siteContact: 'Please enter who receives the goods.',
    sitePhone: 'Please enter a phone number on site.',
    unloading: 'Please say how the load comes off the vehicle.',
    largestVehicle: 'Please say which vehicles reach the site.',
  });
});

test.each([
  ['postCode', 'IP4', 'Please enter a UK post code, for example IP4 9ZZ.'],
  ['postCode', 'IP4 9ZZ 12 34', 'Please use at most 10 characters'],
  ['sitePhone', '960141', 'Please enter the whole phone number.'],
  ['sitePhone', 'ring the bell', 'Please enter the whole phone number.'],
  ['line1', '   ', 'Please enter the first line of the address.'],
  ['largestVehicle', '44 t', 'Please say which vehicles reach the site.'],
  ['floorAndLift', 'x'.repeat(201), 'Please use at most 200 characters'],
])('%s “%s” is refused', (name, value, message) => {
  expect(fieldErrors(siteForm, { ...FILLED, [name]: value })).toEqual({ [name]: message });
});
