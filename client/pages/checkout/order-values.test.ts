import { describe, expect, it } from 'vitest';
import type { CheckoutStart } from './checkout.api.ts';
import { firstValues } from './order-values.ts';

const site = {
  companyName: 'Mill Lane',
  line1: '4 Mill Lane',
  line2: '',
  town: 'Ipswich',
  postCode: 'ip49zz',
  siteContact: 'Ada Moss',
  sitePhone: '01632 960142',
  unloading: 'forklift',
  largestVehicle: '18 t',
  levelGround: 0,
  bookingNeeded: 1,
  floorAndLift: '',
} as const;
const start: CheckoutStart = {
  contactName: 'Tom Halloran',
  contactPhone: '01632 960141',
  billing: {
    companyName: 'Halloran & Pike',
    line1: '18 Tanyard Yard',
    line2: '',
    town: 'Ipswich',
    postCode: 'IP4 9ZZ',
  },
  isPoRequired: 0,
  credit: { limitPence: 0, openPence: 0, creditPence: 0 },
  addresses: [
    { addressId: 'a-1', label: 'Yard', site: { ...site, postCode: 'CM9 9ZZ' } },
    { addressId: 'a-2', label: 'Mill Lane', site },
  ],
};

describe('the checkout begins', () => {
  it('with the first address of the book', () => {
    expect(firstValues(start, '')).toMatchObject({ addressId: 'a-1', contactName: 'Tom Halloran' });
  });

  it('with the address that has the post code of the delivery estimate, and all its details', () => {
    expect(firstValues(start, 'IP4 9ZZ')).toMatchObject({
      addressId: 'a-2',
      'delivery.siteContact': 'Ada Moss',
      'delivery.unloading': 'forklift',
      'delivery.levelGround': '',
      'delivery.bookingNeeded': '1',
      saveAddress: '',
    });
  });

  it('with a new address where the book has none with that post code, or none at all', () => {
    const empty = { addressId: '', 'delivery.line1': '', 'delivery.siteContact': 'Tom Halloran' };
    expect(firstValues(start, 'n19gu')).toMatchObject({ ...empty, 'delivery.postCode': 'N1 9GU' });
    expect(firstValues({ ...start, addresses: [] }, '')).toMatchObject({ ...empty, 'delivery.postCode': '' });
  });

  it('with the address of the book that is at a quotation’s site, whatever comes first', () => {
    const yard = { addressId: 'a-1', label: 'Yard', site: { ...site, line1: '9 Dock Road' } };
    const both = { ...start, addresses: [yard, { addressId: 'a-2', label: 'Mill Lane', site }] };
    expect(firstValues(both, '', '4 Mill Lane, Ipswich').addressId).toBe('a-2');
    expect(firstValues(both, 'IP4 9ZZ', '4 Mill Lane, Ipswich').addressId).toBe('a-2');
  });

  it('with a quotation’s site as a new address where the book has no address there', () => {
    const written = { addressId: '', 'delivery.line1': '7 Quay Street', 'delivery.town': 'Woodbridge' };
    expect(firstValues(start, '', '7 Quay Street, Woodbridge')).toMatchObject(written);
    expect(firstValues(start, 'IP4 9ZZ', '7 Quay Street, Woodbridge')).toMatchObject({
      ...written,
      'delivery.postCode': 'IP4 9ZZ',
    });
  });
});
